package io.partita.it.operations;

import io.partita.annotations.Allow;
import io.partita.annotations.Attribute;
import io.partita.annotations.ChildOf;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Count;
import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.Hierarchy;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Projection;
import io.partita.annotations.ProjectionOf;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import io.partita.annotations.Unique;
import io.partita.annotations.Version;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** A theatre whose entities have, between them, every kind of operation. */
@Allow("KEY_COLLISION")
@Table(
    entities = {
      Theatre.Patron.class,
      Theatre.Play.class,
      Theatre.Booking.class,
      Theatre.Act.class,
      Theatre.Scene.class,
      Theatre.Ticket.class,
      Theatre.Poster.class,
      Theatre.Visit.class,
      Theatre.Seat.class,
      Theatre.Usher.class,
      Theatre.Robot.class
    },
    collections = Theatre.PlayPage.class,
    projections = {
      Theatre.PlayTitle.class,
      Theatre.TicketSeat.class,
      Theatre.PosterPlace.class,
      Theatre.VisitDoor.class
    },
    indexes = @IndexDefinition(name = "GSI3", projection = Projection.KEYS_ONLY))
public interface Theatre {

  /** Somebody who buys tickets. */
  @Entity(pk = "PATRON#{patronId}", sk = "PROFILE")
  record Patron(String patronId, String name, @Unique String email, @Version long version) {}

  /** A play. */
  @Entity(pk = "PLAY#{playId}", sk = "#INFO")
  record Play(String playId, String title, @Count(Booking.class) long bookings) {}

  /** That somebody goes to a play. */
  @Entity
  @ManyToMany(left = Patron.class, right = Play.class, requireEnds = true)
  record Booking(
      String patronId,
      String playId,
      @CopyOf(entity = Play.class, component = "title") String title) {}

  /** An act of a play. */
  @Entity(sk = "ACT#{act}")
  @ChildOf(Play.class)
  record Act(String playId, int act, String name) {}

  /** A scene of an act. */
  @Entity(sk = "ACT#{act}#SCENE#{scene}")
  @ChildOf(Act.class)
  record Scene(String playId, int act, int scene) {}

  /** A ticket, which is found by how it stands and when it was bought. */
  @Entity(pk = "TICKET#{ticketId}", sk = "INFO")
  @Index(name = "GSI2", pk = "STATUS#{status}", sk = "{createdAt:day}#{seat}", as = "byStatus")
  record Ticket(
      String ticketId,
      String status,
      String seat,
      @Attribute(max = 2) Map<String, String> notes,
      @Attribute(max = 2) Set<String> marks,
      @Attribute(max = 2) List<String> stamps,
      @CreatedAt Instant createdAt) {}

  /** A poster on one of many walls. */
  @Entity(pk = "POSTER#{posterId}", sk = "INFO")
  @Index(name = "GSI3", pk = "TOWN#{town}", sk = "{posterId}", shards = 2, as = "inTown")
  record Poster(String posterId, String town) {}

  /** Somebody at the door; forgotten after a while. */
  @Entity(pk = "VISIT#{visitId}", sk = "INFO")
  record Visit(String visitId, String door, @Ttl Instant until) {}

  /** A seat, from the house down. */
  @Entity(pk = "SEATS#{house}")
  @Hierarchy({"tier", "row", "seat"})
  record Seat(String house, String tier, String row, String seat) {}

  /** Somebody who shows people to their seats. */
  @Entity(pk = "{usherId}", sk = "STAFF")
  record Usher(String usherId, @Unique long badge) {}

  /** The same, but made of metal; its keys are never those of people. */
  @Entity(pk = "{robotId}", sk = "STAFF")
  record Robot(UUID robotId, String name) {}

  /** A play with its acts. */
  @ItemCollection
  record PlayPage(Play play, List<Act> acts) {}

  /** What a play is called. */
  @ProjectionOf(Play.class)
  record PlayTitle(String title, long bookings) {}

  /** Where somebody sits. */
  @ProjectionOf(Ticket.class)
  record TicketSeat(String seat, List<String> stamps) {}

  /** Where a poster hangs. */
  @ProjectionOf(Poster.class)
  record PosterPlace(String town, String posterId) {}

  /** Which door somebody is at. */
  @ProjectionOf(Visit.class)
  record VisitDoor(String door) {}
}
