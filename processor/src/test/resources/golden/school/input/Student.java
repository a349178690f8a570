package school;

import io.partita.annotations.Entity;

/** A student, whose name and year others copy. */
@Entity(pk = "STUDENT#{studentId}", sk = "INFO")
public record Student(String studentId, String name, int year) {}
