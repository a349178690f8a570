package school;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Student} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class StudentDraft {
  private @Nullable String studentId;
  private @Nullable String name;
  private int year;

  private StudentDraft() {}

  /** A draft of a new record, with nothing set. */
  public static StudentDraft empty() {
    return new StudentDraft();
  }

  /** A draft of a copy of a record. */
  public static StudentDraft of(Student student) {
    StudentDraft draft = new StudentDraft();
    draft.studentId = student.studentId();
    draft.name = student.name();
    draft.year = student.year();
    return draft;
  }

  /** Sets {@code studentId}. */
  public StudentDraft studentId(String studentId) {
    this.studentId = studentId;
    return this;
  }

  /** Sets {@code name}. */
  public StudentDraft name(@Nullable String name) {
    this.name = name;
    return this;
  }

  /** Sets {@code year}. */
  public StudentDraft year(int year) {
    this.year = year;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Student build() {
    return new Student(studentId, name, year);
  }
}
