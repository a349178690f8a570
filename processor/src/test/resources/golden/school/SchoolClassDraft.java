package school;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link SchoolClass} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolClassDraft {
  private @Nullable String classId;
  private @Nullable String title;
  private @Nullable List<SchoolClass.Summary> students;
  private Optional<Map<Integer, SchoolClass.Team>> teams = Optional.empty();

  private SchoolClassDraft() {}

  /** A draft of a new record, with nothing set. */
  public static SchoolClassDraft empty() {
    return new SchoolClassDraft();
  }

  /** A draft of a copy of a record. */
  public static SchoolClassDraft of(SchoolClass schoolClass) {
    SchoolClassDraft draft = new SchoolClassDraft();
    draft.classId = schoolClass.classId();
    draft.title = schoolClass.title();
    draft.students = schoolClass.students();
    draft.teams = schoolClass.teams();
    return draft;
  }

  /** Sets {@code classId}. */
  public SchoolClassDraft classId(@Nullable String classId) {
    this.classId = classId;
    return this;
  }

  /** Sets {@code title}. */
  public SchoolClassDraft title(@Nullable String title) {
    this.title = title;
    return this;
  }

  /** Sets {@code students}. */
  public SchoolClassDraft students(@Nullable List<SchoolClass.Summary> students) {
    this.students = students;
    return this;
  }

  /** Sets {@code teams}. */
  public SchoolClassDraft teams(Optional<Map<Integer, SchoolClass.Team>> teams) {
    this.teams = teams;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public SchoolClass build() {
    return new SchoolClass(classId, title, students, teams);
  }
}
