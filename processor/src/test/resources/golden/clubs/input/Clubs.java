package clubs;

import io.partita.annotations.Attribute;
import io.partita.annotations.ChildOf;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Count;
import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.Hierarchy;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import io.partita.annotations.Unique;
import io.partita.annotations.Version;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Something of everything that a document has to show. */
@Table(
    entities = {
      Clubs.Member.class,
      Clubs.Club.class,
      Clubs.Membership.class,
      Clubs.Booking.class,
      Clubs.BookingCount.class,
      Clubs.Visit.class,
      Clubs.Venue.class
    },
    collections = {Clubs.ClubPage.class, Clubs.MemberHome.class},
    indexes = {
      @IndexDefinition(
          name = "ByRating",
          kind = IndexKind.LOCAL,
          partitionKey = "PK",
          sortKey = "rating",
          projection = Projection.KEYS_ONLY)
    })
public interface Clubs {

  /** A person. */
  @Entity(pk = "MEMBER#{memberId}", sk = "PROFILE")
  record Member(
      String memberId,
      String name,
      @Unique String email,
      @Count(Membership.class) int clubs,
      @Version long version,
      @CreatedAt Instant createdAt) {}

  /** A club. */
  @Entity(pk = "CLUB#{clubId}", sk = "#INFO")
  record Club(
      String clubId,
      String name,
      @Attribute(max = 10) List<String> sports,
      @Count(Membership.class) int members) {}

  /** That a person is in a club; popular clubs are spread, active ones are on an index. */
  @Entity
  @ManyToMany(left = Member.class, right = Club.class, requireEnds = true)
  @Index(name = "GSI1", shards = 4)
  @Index(
      name = "GSI2",
      pk = "CLUB#{clubId}",
      sk = "ACTIVE#{since}#{memberId}",
      where = "status = ACTIVE",
      as = "activeOf")
  record Membership(
      String memberId,
      String clubId,
      Status status,
      LocalDate since,
      @CopyOf(entity = Club.class, component = "name") String clubName) {}

  /** How a membership stands. */
  enum Status {
    ACTIVE,
    PAUSED
  }

  /** A court at a time. */
  @Entity(sk = "BOOKING#{startsAt:seconds}#{court}")
  @ChildOf(value = Club.class, requireParent = true)
  @Index(name = "ByRating")
  record Booking(String clubId, Instant startsAt, int court, String memberId, Integer rating) {}

  /** How many bookings a club has, in an item of its own, so that the club's is not written. */
  @Entity(pk = "CLUB#{clubId}", sk = "#BOOKINGS")
  record BookingCount(String clubId, @Count(Booking.class) long bookings) {}

  /** Somebody at the door; forgotten after a while. */
  @Entity(pk = "MEMBER#{memberId}", sk = "DOOR#{at:millis}")
  record Visit(
      String memberId, Instant at, Set<String> doors, List<String> notes, @Ttl Instant until) {}

  /** Where clubs are, from the country down. */
  @Entity(pk = "VENUES#{brand}")
  @Hierarchy({"country", "city", "venueId"})
  record Venue(String brand, String country, String city, String venueId, Optional<String> phone) {}

  /** A club with what is booked. */
  @ItemCollection
  record ClubPage(Club club, Optional<BookingCount> count, List<Booking> bookings) {}

  /** A person with all memberships; visits lie in between. */
  @ItemCollection
  record MemberHome(Member member, List<Membership> memberships) {}
}
