package school;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link SchoolClass}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class SchoolClassSchema {
  static final Component<SchoolClass, String> CLASS_ID =
      Component.of("classId", SchoolClass::classId, Codecs.STRING);
  static final Component<SchoolClass, String> TITLE =
      Component.of("title", SchoolClass::title, Codecs.STRING);
  static final Component<SchoolClass, List<SchoolClass.Summary>> STUDENTS =
      Component.of("students", SchoolClass::students,
      SchoolCodecs.SCHOOL_CLASS_SUMMARY_LIST_AT_MOST_40);

  static final Component<SchoolClass, Optional<Map<Integer, SchoolClass.Team>>> TEAMS =
      Component.of("teams", SchoolClass::teams, SchoolCodecs.OPTIONAL_SCHOOL_CLASS_TEAM_BY_INTEGER);

  /** {@code PK = "CLASS#{classId}"}. */
  static final KeyTemplate<SchoolClass> PARTITION_KEY =
      KeyTemplate.<SchoolClass>literal("CLASS#").then(CLASS_ID, KeyFormats.TEXT);

  /** {@code SK = "INFO"}. */
  static final KeyTemplate<SchoolClass> SORT_KEY =
      KeyTemplate.<SchoolClass>literal("INFO");
  static final PrimaryKey<SchoolClass> KEY =
      PrimaryKey.of("SchoolClass", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private SchoolClassSchema() {}
}
