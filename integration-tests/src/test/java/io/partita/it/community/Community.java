package io.partita.it.community;

import io.partita.annotations.Table;

/** Users, groups, and who is a member of which. */
@Table(entities = {User.class, Group.class, Membership.class})
public interface Community {}
