package campus;

import io.partita.annotations.Table;

@Table(entities = {Student.class, Course.class, Enrollment.class})
public interface Campus {}
