package com.example.community;

import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;

@Table(
    entities = {User.class, Group.class, Membership.class},
    collections = Community.UserWithMemberships.class)
public interface Community {

  @ItemCollection
  record UserWithMemberships(User user, List<Membership> memberships) {}
}
