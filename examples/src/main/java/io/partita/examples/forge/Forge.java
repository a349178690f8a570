package io.partita.examples.forge;

import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;

/** Users, repositories, and who may do what in which. */
@Table(entities = {Forge.User.class, Forge.Repo.class, Forge.Access.class})
public interface Forge {

  /** A user. */
  @Entity(pk = "USER#{username}", sk = "USER")
  record User(String username, String email) {}

  /** A repository: an owner and a name together identify it. */
  @Entity(pk = "REPO#{owner}#{repo}", sk = "REPO")
  record Repo(String owner, String repo, String description) {}

  /** What a user may do in a repository. */
  @Entity
  @ManyToMany(left = User.class, right = Repo.class, requireEnds = true)
  record Access(String username, String owner, String repo, Level level) {}

  /** The levels of access. */
  enum Level {
    READ,
    WRITE,
    ADMIN
  }
}
