package io.partita.runtime.internal.query;

import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.entity.GeneratedKey;
import io.partita.runtime.internal.entity.KeyAttribute;
import io.partita.runtime.internal.entity.KeyTemplate;
import io.partita.runtime.internal.entity.PrimaryKey;
import io.partita.runtime.internal.item.AttributeNames;
import io.partita.runtime.internal.item.Codecs;
import io.partita.runtime.internal.item.EntityMapper;
import io.partita.runtime.internal.item.ItemReader;
import io.partita.runtime.internal.item.ItemWriter;
import io.partita.runtime.internal.key.KeyFormats;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What enrollments lead to. */
record Course(String course) {

  static final Component<Course, String> COURSE =
      Component.of("course", Course::course, Codecs.STRING);

  static final PrimaryKey<Course> KEY =
      PrimaryKey.of(
          "Course",
          KeyAttribute.partition(
              "PK", KeyTemplate.<Course>literal("COURSE#").then(COURSE, KeyFormats.TEXT)),
          KeyAttribute.sort("SK", KeyTemplate.literal("INFO")));

  static final EntityType<Course, Key> TYPE =
      EntityType.builder(new Mapper(), KEY, course -> Key.of(course.course()), Key::new)
          .components(COURSE)
          .type("Type", "Course")
          .build();

  Map<String, AttributeValue> item() {
    return TYPE.mapper().toItem(this);
  }

  static final class Key extends GeneratedKey<Course> {

    private Key(ComponentValues<Course> values) {
      super(KEY, values);
    }

    static Key of(String course) {
      return new Key(ComponentValues.of(COURSE, course));
    }
  }

  private static final class Mapper extends EntityMapper<Course> {

    private static final AttributeNames NAMES = AttributeNames.of("course");

    Mapper() {
      super("Course");
    }

    @Override
    protected Course readAttributes(ItemReader reader) {
      String course = "";
      while (reader.next(NAMES) >= 0) {
        course = reader.string();
      }
      return new Course(course);
    }

    @Override
    protected void writeAttributes(Course course, ItemWriter writer) {
      KEY.write(ComponentSource.of(course), writer);
      writer.string("Type", "Course");
      writer.string("course", course.course());
    }
  }
}
