package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.KeyFormats;
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
