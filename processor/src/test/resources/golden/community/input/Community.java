package community;

import io.partita.annotations.Table;

@Table(entities = {User.class, Group.class, Membership.class, Settings.class})
public interface Community {}
