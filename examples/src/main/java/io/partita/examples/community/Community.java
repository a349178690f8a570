package io.partita.examples.community;

import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;

/** One table for users, groups and who is in which. */
@Table(
    entities = {User.class, Group.class, Membership.class},
    collections = Community.UserWithMemberships.class)
public interface Community {

  /** A user with all memberships. */
  @ItemCollection
  record UserWithMemberships(User user, List<Membership> memberships) {}
}
