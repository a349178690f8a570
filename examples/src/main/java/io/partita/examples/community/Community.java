package io.partita.examples.community;

import io.partita.annotations.Table;

/** One table for users, groups and who is in which. */
@Table(entities = {User.class, Group.class, Membership.class})
public interface Community {}
