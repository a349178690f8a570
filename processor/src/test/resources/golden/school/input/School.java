package school;

import io.partita.annotations.Table;

/** Students, and classes that show the names of theirs. */
@Table(entities = {Student.class, SchoolClass.class, Enrollment.class})
public interface School {}
