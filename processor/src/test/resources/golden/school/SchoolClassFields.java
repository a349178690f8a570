package school;

import io.partita.runtime.condition.ListField;
import io.partita.runtime.condition.MapField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.generated.value.Path;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link SchoolClass} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolClassFields {
  public static final TextField<SchoolClass> CLASS_ID = new TextField<>(SchoolClassSchema.CLASS_ID);
  public static final TextField<SchoolClass> TITLE = new TextField<>(SchoolClassSchema.TITLE);
  public static final ListField<SchoolClass, SchoolClass.Summary, SchoolPaths.SchoolClass_SummaryPath<SchoolClass>> STUDENTS = new ListField<>(
      Path.of("students"),
      SchoolCodecs.SCHOOL_CLASS_SUMMARY_LIST,
      SchoolCodecs.SCHOOL_CLASS_SUMMARY,
      path -> new SchoolPaths.SchoolClass_SummaryPath<>(path));

  public static final MapField<SchoolClass, Integer, SchoolClass.Team, SchoolPaths.SchoolClass_TeamPath<SchoolClass>> TEAMS = new MapField<>(
      Path.of("teams"),
      SchoolCodecs.SCHOOL_CLASS_TEAM_BY_INTEGER,
      MapKey.INTEGER,
      path -> new SchoolPaths.SchoolClass_TeamPath<>(path));

  private SchoolClassFields() {}
}
