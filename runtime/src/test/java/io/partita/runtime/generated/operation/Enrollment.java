package io.partita.runtime.generated.operation;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.EntityTypeBuilder;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An edge with everything that generated code would give it: students in courses, by semester. */
record Enrollment(String student, String semester, String course, long grade, long expires) {

  static final Component<Enrollment, String> STUDENT =
      Component.of("student", Enrollment::student, Codecs.STRING);
  static final Component<Enrollment, String> SEMESTER =
      Component.of("semester", Enrollment::semester, Codecs.STRING);
  static final Component<Enrollment, String> COURSE =
      Component.of("course", Enrollment::course, Codecs.STRING);
  static final Component<Enrollment, Long> GRADE =
      Component.of("grade", Enrollment::grade, Codecs.LONG);
  static final Component<Enrollment, Long> EXPIRES =
      Component.of("expires", Enrollment::expires, Codecs.LONG);

  static final PrimaryKey<Enrollment> KEY =
      PrimaryKey.of(
          "Enrollment",
          KeyAttribute.partition("PK", text("STUDENT#").then(STUDENT, KeyFormats.TEXT)),
          KeyAttribute.sort(
              "SK",
              text("COURSE#")
                  .then(SEMESTER, KeyFormats.TEXT)
                  .thenLiteral("#")
                  .then(COURSE, KeyFormats.TEXT)));

  static final IndexKey<Enrollment> GSI1 =
      IndexKey.of(
          "Enrollment",
          "GSI1",
          KeyAttribute.partition("GSI1PK", text("COURSE#").then(COURSE, KeyFormats.TEXT)),
          KeyAttribute.sort(
              "GSI1SK",
              text("ENROLLMENT#")
                  .then(SEMESTER, KeyFormats.TEXT)
                  .thenLiteral("#")
                  .then(STUDENT, KeyFormats.TEXT)));

  /** Recognised by a type attribute; "Attendance" is the type's former name. */
  static final EntityType<Enrollment, Key> TYPED =
      builder().type("Type", "Enrollment", "Attendance").ttl(EXPIRES).build();

  /** Recognised by the shape of keys. */
  static final EntityType<Enrollment, Key> UNTYPED = builder().build();

  /** Deleted with what belongs to it. */
  static final EntityType<Enrollment, Key> CASCADING =
      builder().type("Type", "Enrollment").cascades().build();

  /** Deleted with what belongs to it, and recognised by the shape of keys. */
  static final EntityType<Enrollment, Key> UNTYPED_CASCADING = builder().cascades().build();

  static final AccessPattern<Enrollment> BY_STUDENT =
      AccessPattern.table(TYPED, "byStudent", KeyEncoding.ORDERED);
  static final AccessPattern<Enrollment> BY_COURSE = byCourse(TYPED);
  static final AccessPattern<Enrollment> UNTYPED_BY_COURSE = byCourse(UNTYPED);

  /** The index that has the table's keys the other way round. */
  static final AccessPattern<Enrollment> FLIPPED =
      AccessPattern.index(
          TYPED, "bySeat", "Flipped", false, KEY.sort(), KEY.partition(), KeyEncoding.ORDERED);

  static AccessPattern<Enrollment> byCourse(EntityType<Enrollment, Key> type) {
    return AccessPattern.index(
        type, "byCourse", "GSI1", false, GSI1.partition(), GSI1.sort(), KeyEncoding.ORDERED);
  }

  /** As generated code makes it: the keys do not know their entity. */
  static final AccessPattern<Enrollment> BY_SEAT =
      AccessPattern.index(
          TYPED,
          "bySeat",
          "GSI2",
          false,
          KeyAttribute.partition("GSI2PK", text("COURSE#").then(COURSE, KeyFormats.TEXT)),
          KeyAttribute.sort("GSI2SK", text("STUDENT#").then(STUDENT, KeyFormats.TEXT)),
          KeyEncoding.ORDERED);

  private static KeyTemplate<Enrollment> text(String literal) {
    return KeyTemplate.literal(literal);
  }

  private static EntityTypeBuilder<Enrollment, Key> builder() {
    return EntityType.builder(new Mapper(), KEY, Key::of, Key::new)
        .components(STUDENT, SEMESTER, COURSE, GRADE, EXPIRES)
        .indexes(GSI1);
  }

  static Enrollment of(String student, String semester, String course) {
    return new Enrollment(student, semester, course, 0, Integer.MAX_VALUE);
  }

  Map<String, AttributeValue> item() {
    return TYPED.mapper().toItem(this);
  }

  static Query byStudent(TableContext context, String student) {
    return new Query(
        QueryState.of(
            new PhysicalTable(context), BY_STUDENT, ComponentValues.of(STUDENT, student)));
  }

  static Query byCourse(TableContext context, AccessPattern<Enrollment> pattern, String course) {
    return new Query(
        QueryState.of(new PhysicalTable(context), pattern, ComponentValues.of(COURSE, course)));
  }

  /** A query as it is generated, without its stages. */
  static final class Query extends ConsistentQuery<Enrollment, Key, Query> {

    Query(QueryState<Enrollment> state) {
      super(state, Query::new, TYPED);
    }

    Query semester(String semester) {
      return with(state().exact(SEMESTER, semester));
    }
  }

  static final class Key extends GeneratedKey<Enrollment> {

    private Key(ComponentValues<Enrollment> values) {
      super(KEY, values);
    }

    static Key of(Enrollment enrollment) {
      return new Key(
          ComponentValues.of(STUDENT, enrollment.student(), SEMESTER, enrollment.semester())
              .with(COURSE, enrollment.course()));
    }
  }

  private static final class Mapper extends EntityMapper<Enrollment> {

    private static final AttributeNames NAMES =
        AttributeNames.of("student", "semester", "course", "grade", "expires");

    Mapper() {
      super("Enrollment");
    }

    @Override
    protected Enrollment readAttributes(ItemReader reader) {
      String student = "";
      String semester = "";
      String course = "";
      long grade = 0;
      long expires = 0;
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        switch (i) {
          case 0 -> student = reader.string();
          case 1 -> semester = reader.string();
          case 2 -> course = reader.string();
          case 3 -> grade = reader.longValue();
          default -> expires = reader.longValue();
        }
      }
      return new Enrollment(student, semester, course, grade, expires);
    }

    @Override
    protected void writeAttributes(Enrollment enrollment, ItemWriter writer) {
      ComponentSource<Enrollment> components = ComponentSource.of(enrollment);
      KEY.write(components, writer);
      GSI1.write(components, writer);
      writer.string("Type", "Enrollment");
      writer.string("student", enrollment.student());
      writer.string("semester", enrollment.semester());
      writer.string("course", enrollment.course());
      writer.number("grade", enrollment.grade());
      writer.number("expires", enrollment.expires());
    }
  }
}
