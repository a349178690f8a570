package community;

import io.partita.annotations.Table;

@Table(entities = {User.class, Enrollment.class, Settings.class})
public interface Community {}
