package school;

import io.partita.runtime.generated.operation.NestedPlace;
import io.partita.runtime.generated.operation.NestedUpdate;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codecs;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The parts of updates that change records which entities of {@link School} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolUpdates {
  private SchoolUpdates() {}

  /** A change of a {@link SchoolClass.Summary} inside an item, which stays as it is otherwise. */
  public static final class SchoolClass_SummaryUpdate extends NestedUpdate<SchoolClass.Summary, SchoolClass_SummaryUpdate> {
    private static final Component<SchoolClass.Summary, String> STUDENT_ID =
        Component.of("studentId", SchoolClass.Summary::studentId, Codecs.STRING);
    private static final Component<SchoolClass.Summary, String> NAME =
        Component.of("name", SchoolClass.Summary::name, Codecs.STRING);
    private static final Component<SchoolClass.Summary, Integer> YEAR =
        Component.of("year", SchoolClass.Summary::year, Codecs.INTEGER);

    SchoolClass_SummaryUpdate(NestedPlace place) {
      super(place);
    }

    /** Sets {@code studentId}; null is refused, and {@link #clearStudentId()} removes it. */
    public SchoolClass_SummaryUpdate studentId(String studentId) {
      return set(STUDENT_ID, studentId);
    }

    /** Removes {@code studentId}. */
    public SchoolClass_SummaryUpdate clearStudentId() {
      return clear(STUDENT_ID);
    }

    /** Sets {@code studentId} unless it has a value. */
    public SchoolClass_SummaryUpdate studentIdIfAbsent(String studentId) {
      return setIfAbsent(STUDENT_ID, studentId);
    }

    /** Sets {@code name}; null is refused, and {@link #clearName()} removes it. */
    public SchoolClass_SummaryUpdate name(String name) {
      return set(NAME, name);
    }

    /** Removes {@code name}. */
    public SchoolClass_SummaryUpdate clearName() {
      return clear(NAME);
    }

    /** Sets {@code name} unless it has a value. */
    public SchoolClass_SummaryUpdate nameIfAbsent(String name) {
      return setIfAbsent(NAME, name);
    }

    /** Sets {@code year}. */
    public SchoolClass_SummaryUpdate year(int year) {
      return set(YEAR, year);
    }

    /**
     * Adds to {@code year}; absent counts as 0. See
     * {@link io.partita.runtime.write.Update#exactlyOnce()} on lost responses.
     */
    public SchoolClass_SummaryUpdate addToYear(int delta) {
      return add(YEAR, delta);
    }
  }
}
