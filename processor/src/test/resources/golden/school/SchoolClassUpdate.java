package school;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import io.partita.runtime.write.Position;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link SchoolClass}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SchoolClassUpdate extends UpdateBuilder<SchoolClass, SchoolClassKey, SchoolClassUpdate> {
  SchoolClassUpdate(EntityOperations<SchoolClass, SchoolClassKey> operations, SchoolClassKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public SchoolClassUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code title}; null is refused, and {@link #clearTitle()} removes it. */
  public SchoolClassUpdate title(String title) {
    return set(SchoolClassSchema.TITLE, title);
  }

  /** Removes {@code title}. */
  public SchoolClassUpdate clearTitle() {
    return clear(SchoolClassSchema.TITLE);
  }

  /** Sets {@code title} unless it has a value. */
  public SchoolClassUpdate titleIfAbsent(String title) {
    return setIfAbsent(SchoolClassSchema.TITLE, title);
  }

  /**
   * Sets {@code students}; null is refused, and {@link #clearStudents()} removes it.
   *
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if {@code students}
   *     would have more than 40 elements
   */
  public SchoolClassUpdate students(List<SchoolClass.Summary> students) {
    return set(SchoolClassSchema.STUDENTS, students);
  }

  /** Removes {@code students}. */
  public SchoolClassUpdate clearStudents() {
    return clear(SchoolClassSchema.STUDENTS);
  }

  /**
   * Appends to {@code students}. See {@link #exactlyOnce()} on lost responses.
   *
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if {@code students}
   *     would have more than 40 elements
   */
  public SchoolClassUpdate appendToStudents(SchoolClass.Summary element) {
    return append(SchoolClassSchema.STUDENTS, List.of(element));
  }

  /** As {@link #appendToStudents(SchoolClass.Summary)}, for several in their order. */
  public SchoolClassUpdate appendToStudents(List<SchoolClass.Summary> elements) {
    return append(SchoolClassSchema.STUDENTS, elements);
  }

  /** Sets the element of {@code students} at a position, which must be there. */
  public SchoolClassUpdate students(Position at, SchoolClass.Summary element) {
    return setElement(SchoolClassSchema.STUDENTS, at, element, SchoolCodecs.SCHOOL_CLASS_SUMMARY);
  }

  /**
   * Changes components of the element of {@code students} at a position, which must be there. All
   * else in it stays; its constructor does not run.
   */
  public SchoolClassUpdate students(Position at,
      Consumer<SchoolUpdates.SchoolClass_SummaryUpdate> changes) {
    return insideElement(SchoolClassSchema.STUDENTS, at, SchoolUpdates.SchoolClass_SummaryUpdate::new, changes);
  }

  /**
   * Removes the element of {@code students} at a position, which must be there; those behind it
   * move up. See {@link #exactlyOnce()} on lost responses.
   */
  public SchoolClassUpdate removeFromStudents(Position at) {
    return removeElement(SchoolClassSchema.STUDENTS, at);
  }

  /** Sets {@code teams}; null is refused, and {@link #clearTeams()} removes it. */
  public SchoolClassUpdate teams(Map<Integer, SchoolClass.Team> teams) {
    return set(SchoolClassSchema.TEAMS, Optional.of(Objects.requireNonNull(teams, "teams")));
  }

  /** Removes {@code teams}. */
  public SchoolClassUpdate clearTeams() {
    return clear(SchoolClassSchema.TEAMS);
  }
}
