package io.partita.it.gallery;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;

/** Organizations with their users, in one item collection each. */
@Table(
    entities = {Directory.Organization.class, Directory.Account.class, Directory.Invitation.class},
    collections = Directory.OrganizationWithAccounts.class)
public interface Directory {

  /** An organization, whose item lies before its users'. */
  @Entity(pk = "ORG#{name}", sk = "METADATA#{name}")
  record Organization(String name, String plan, @Count(Account.class) int accounts) {}

  /** A user of an organization. */
  @Entity(sk = "USER#{user}")
  @ChildOf(Organization.class)
  record Account(String organizationName, String user, String role) {}

  /** What nobody counts, but what needs an organization all the same. */
  @Entity(sk = "INVITATION#{email}")
  @ChildOf(value = Organization.class, requireParent = true)
  record Invitation(String organizationName, String email) {}

  /** An organization with all its users. */
  @ItemCollection
  record OrganizationWithAccounts(Organization organization, List<Account> accounts) {}
}
