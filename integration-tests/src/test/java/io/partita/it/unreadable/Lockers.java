package io.partita.it.unreadable;

import io.partita.annotations.Allow;
import io.partita.annotations.ChildOf;
import io.partita.annotations.Entity;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import java.time.Instant;

/** A table whose ids have no prefixes, so that every write makes sure of the type. */
@Allow("KEY_COLLISION")
@Table(
    entities = {Lockers.Locker.class, Lockers.Pass.class},
    keyEncoding = KeyEncoding.RAW)
public interface Lockers {

  /** A locker. */
  @Entity(pk = "{lockerId}", sk = "{lockerId}")
  record Locker(String lockerId, String place) {}

  /** A pass to a locker, for some time. */
  @Entity(sk = "{passId}")
  @ChildOf(Locker.class)
  record Pass(String lockerId, String passId, @Ttl Instant expires) {}
}
