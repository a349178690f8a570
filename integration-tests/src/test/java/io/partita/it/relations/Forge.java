package io.partita.it.relations;

import io.partita.annotations.Entity;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;

/**
 * Users and repositories, which an owner and a name identify together; the inverse has no sort key.
 */
@Table(
    entities = {Forge.Account.class, Forge.Repo.class, Forge.Access.class},
    indexes = @IndexDefinition(name = "GSI1", sortKey = ""))
public interface Forge {

  /** An account. */
  @Entity(pk = "USER#{username}", sk = "ACCOUNT")
  record Account(String username, String email) {}

  /** A repository. */
  @Entity(pk = "REPO#{owner}#{repo}", sk = "REPO")
  record Repo(String owner, String repo, String description) {}

  /** What an account may do in a repository. */
  enum Level {
    READ,
    WRITE,
    ADMIN
  }

  /** An account's access to a repository. */
  @Entity
  @ManyToMany(left = Account.class, right = Repo.class)
  record Access(String username, String owner, String repo, Level level) {}
}
