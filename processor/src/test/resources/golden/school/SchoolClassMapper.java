package school;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link SchoolClass} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolClassMapper extends EntityMapper<SchoolClass> {
  /** The mapper; it has no state. */
  public static final SchoolClassMapper INSTANCE = new SchoolClassMapper();
  private static final AttributeNames NAMES =
      AttributeNames.of("classId", "title", "students", "teams", "PK", "SK");

  private SchoolClassMapper() {
    super("SchoolClass");
  }

  @Override
  protected SchoolClass readAttributes(ItemReader reader) {
    String classId = null;
    String title = null;
    List<SchoolClass.Summary> students = List.of();
    Optional<Map<Integer, SchoolClass.Team>> teams = Optional.empty();
    boolean agrees = true;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> classId = reader.string();
        case 1 -> title = reader.string();
        case 2 -> students = SchoolCodecs.SCHOOL_CLASS_SUMMARY_LIST_AT_MOST_40.read(reader);
        case 3 -> teams = SchoolCodecs.OPTIONAL_SCHOOL_CLASS_TEAM_BY_INTEGER.read(reader);
        case 4 -> agrees &= SchoolClassSchema.KEY.partition().isAt(reader, classId);
        case 5 -> agrees &= SchoolClassSchema.KEY.sort().isAt(reader);
      }
    }
    if (!agrees) {
      ComponentValues<SchoolClass> tableKey = SchoolClassSchema.KEY.decode(reader);
      classId = tableKey.get(SchoolClassSchema.CLASS_ID);
    }
    return new SchoolClass(classId, title, students, teams);
  }

  @Override
  protected void writeAttributes(SchoolClass schoolClass, ItemWriter writer) {
    ComponentSource<SchoolClass> components = ComponentSource.of(schoolClass);
    SchoolClassSchema.KEY.write(components, writer);
    writer.string("Type", "SchoolClass");
    writer.string("classId", schoolClass.classId());
    writer.string("title", schoolClass.title());
    writer.attribute("students", schoolClass.students(), SchoolCodecs.SCHOOL_CLASS_SUMMARY_LIST_AT_MOST_40);
    writer.attribute("teams", schoolClass.teams(), SchoolCodecs.OPTIONAL_SCHOOL_CLASS_TEAM_BY_INTEGER);
  }
}
