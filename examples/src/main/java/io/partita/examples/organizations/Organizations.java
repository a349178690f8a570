package io.partita.examples.organizations;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;

/** Organizations with their users below them, in the partition of the organization. */
@Table(
    entities = {Organizations.Organization.class, Organizations.User.class},
    collections = Organizations.OrganizationWithUsers.class)
public interface Organizations {

  /** An organization. */
  @Entity(pk = "ORG#{orgId}", sk = "METADATA#{orgId}")
  record Organization(String orgId, String plan, @Count(User.class) long userCount) {}

  /** A user; the partition key is the organization's. */
  @Entity(sk = "USER#{username}")
  @ChildOf(Organization.class)
  record User(String orgId, String username, String role) {}

  /** An organization with all users. */
  @ItemCollection
  record OrganizationWithUsers(Organization organization, List<User> users) {}
}
