package io.partita.it.outcomes;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import io.partita.annotations.Unique;
import io.partita.annotations.Version;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What writers contend for: one entity for each way in which writes depend on what is stored. */
@Table(
    entities = {
      Contest.Note.class,
      Contest.Lease.class,
      Contest.Session.class,
      Contest.Parcel.class,
      Contest.Person.class,
      Contest.Player.class,
      Contest.Club.class,
      Contest.Membership.class,
      Contest.Account.class,
      Contest.Holding.class
    })
public interface Contest {

  /** A record that is told from others of all entities by its key. */
  interface Stored {

    String identity();
  }

  /** A note, with everything that an update can change in place. */
  @Entity(pk = "NOTE#{id}", sk = "NOTE")
  record Note(
      String id,
      String text,
      long amount,
      List<String> log,
      Set<String> marks,
      Map<String, String> labels)
      implements Stored {

    public Note {
      log = log == null ? List.of() : log;
      marks = marks == null ? Set.of() : marks;
      labels = labels == null ? Map.of() : labels;
    }

    static Note of(String id, String text) {
      return new Note(id, text, 5, List.of("made"), Set.of("old"), Map.of("a", "b"));
    }

    @Override
    public String identity() {
      return "Note " + id;
    }
  }

  /** A lease with a version. */
  @Entity(pk = "LEASE#{id}", sk = "LEASE")
  record Lease(String id, String holder, @Version long version) implements Stored {

    @Override
    public String identity() {
      return "Lease " + id;
    }
  }

  /** A session that expires. */
  @Entity(pk = "SESSION#{id}", sk = "SESSION")
  record Session(String id, String user, @Ttl Instant expiresAt) implements Stored {

    @Override
    public String identity() {
      return "Session " + id;
    }
  }

  /** A parcel; its index keys need two components each, so that most updates read it first. */
  @Entity(pk = "PARCEL#{id}", sk = "PARCEL")
  @Index(name = "GSI1", pk = "PARCELS#{region}#{status}", sk = "{shelf}#{label}")
  record Parcel(String id, String region, String status, String shelf, String label, long scans)
      implements Stored {

    @Override
    public String identity() {
      return "Parcel " + id;
    }
  }

  /** A person with an address that nobody else has. */
  @Entity(pk = "PERSON#{id}", sk = "PERSON")
  record Person(String id, String name, @Unique String email) implements Stored {

    @Override
    public String identity() {
      return "Person " + id;
    }
  }

  /** A player. */
  @Entity(pk = "PLAYER#{playerId}", sk = "PLAYER")
  record Player(String playerId, String name) implements Stored {

    @Override
    public String identity() {
      return "Player " + playerId;
    }
  }

  /** A club counts its members. */
  @Entity(pk = "CLUB#{clubId}", sk = "CLUB")
  record Club(String clubId, String name, @Count(Membership.class) long members) implements Stored {

    Club counting(long more) {
      return new Club(clubId, name, members + more);
    }

    @Override
    public String identity() {
      return "Club " + clubId;
    }
  }

  /** A player in a club, which counts it. */
  @Entity
  @ManyToMany(left = Player.class, right = Club.class)
  record Membership(String playerId, String clubId, String role) implements Stored {

    @Override
    public String identity() {
      return "Membership " + playerId + " " + clubId;
    }
  }

  /** An account. */
  @Entity(pk = "ACCOUNT#{accountId}", sk = "ACCOUNT")
  record Account(String accountId, String bank) implements Stored {

    @Override
    public String identity() {
      return "Account " + accountId;
    }
  }

  /** A player holds an account; both must exist. */
  @Entity
  @ManyToMany(left = Player.class, right = Account.class, requireEnds = true)
  record Holding(String playerId, String accountId, long share) implements Stored {

    @Override
    public String identity() {
      return "Holding " + playerId + " " + accountId;
    }
  }
}
