package io.partita.examples.gym;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.time.LocalDate;

/** Members, studios, and memberships that are paused or end, but are never forgotten. */
@Table(entities = {Gym.Member.class, Gym.Studio.class, Gym.Membership.class})
public interface Gym {

  /** A member. */
  @Entity(pk = "MEMBER#{memberId}", sk = "PROFILE")
  record Member(String memberId, String name) {}

  /** A studio. */
  @Entity(pk = "STUDIO#{studioId}", sk = "INFO")
  record Studio(String studioId, String town) {}

  /** A membership; on GSI2 only while it is active. */
  @Entity
  @ManyToMany(left = Member.class, right = Studio.class)
  @Index(
      name = "GSI2",
      pk = "ACTIVE_MEMBERSHIP#{studioId}",
      sk = "{renewsOn}#{memberId}",
      where = "status = ACTIVE",
      as = "activeIn")
  record Membership(String memberId, String studioId, Status status, LocalDate renewsOn) {}

  /** What a membership is. */
  enum Status {
    ACTIVE,
    PAUSED,
    ENDED
  }
}
