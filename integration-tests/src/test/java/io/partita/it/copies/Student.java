package io.partita.it.copies;

import io.partita.annotations.Entity;

/** A student, whose name classes copy. */
@Entity(pk = "STUDENT#{studentId}", sk = "INFO")
public record Student(String studentId, String name, String email) {}
