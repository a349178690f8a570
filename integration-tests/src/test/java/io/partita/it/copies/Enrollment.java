package io.partita.it.copies;

import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;

/** A student in a class: the way from a student to the classes that copy the name. */
@Entity
@ManyToMany(left = Student.class, right = SchoolClass.class, rightKey = "classId")
public record Enrollment(String studentId, String classId) {}
