package io.partita.it.identity;

import io.partita.annotations.Aliases;
import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import io.partita.annotations.Unique;
import java.time.Instant;
import java.util.List;

/** A table that another program has filled, whose keys hold what it stored nowhere else. */
@Table(
    entities = {
      Parcels.Line.class,
      Parcels.Visit.class,
      Parcels.Comment.class,
      Parcels.Job.class,
      Parcels.Letter.class,
      Parcels.Score.class,
      Parcels.Shirt.class,
      Parcels.Club.class,
      Parcels.Person.class,
      Parcels.Member.class
    },
    collections = Parcels.ClubWithMembers.class,
    indexes =
        @IndexDefinition(
            name = "GSI3",
            projection = Projection.INCLUDE,
            include = {"color", "size"}))
public interface Parcels {

  /** A line of an order; which parcel it is in, the index key tells. */
  @Entity(pk = "ORDER#{orderId}", sk = "LINE#{lineId}")
  @Index(name = "GSI1", pk = "PARCEL#{parcelId}", sk = "LINE#{lineId}")
  record Line(String orderId, String lineId, @Aliases("parcel") String parcelId, int quantity) {}

  /** A visit, of whose time and name the index keys hold a part. */
  @Entity(pk = "PLACE#{placeId}", sk = "VISIT#{visitId}")
  @Index(name = "GSI1", pk = "GUEST#{guestId}", sk = "{arrivedAt:seconds}#{visitId}")
  @Index(name = "GSI2", pk = "NAME#{name:upper}", sk = "VISIT#{visitId}")
  record Visit(
      String placeId,
      String visitId,
      String guestId,
      Instant arrivedAt,
      String name,
      Integer stars) {}

  /** A comment, identified by its time. */
  @Entity(pk = "POST#{postId}", sk = "COMMENT#{createdAt}")
  record Comment(String postId, Instant createdAt, String text) {}

  /** A job, whose keys on one index have two shapes. */
  @Entity(pk = "JOB#{jobId}", sk = "JOB")
  @Index(
      name = "GSI1",
      pk = "QUEUE#{worker}",
      sk = "OPEN#{rank}#{jobId}",
      where = "doneAt is null",
      as = "openOf")
  @Index(
      name = "GSI1",
      pk = "QUEUE#{checker}",
      sk = "DONE#{doneAt:seconds}#{jobId}",
      where = "doneAt is not null",
      as = "doneOf")
  record Job(String jobId, String worker, Integer rank, String checker, Instant doneAt) {}

  /** A letter, of whose time of creation an index key has the day. */
  @Entity(pk = "LETTER#{letterId}", sk = "LETTER")
  @Index(name = "GSI1", pk = "DAY#{createdAt:day}", sk = "{letterId}")
  record Letter(String letterId, @CreatedAt Instant createdAt, String text) {}

  /** A score that an index key tells, and that is counted. */
  @Entity(pk = "PLAYER#{player}", sk = "SCORE")
  @Index(name = "GSI1", pk = "GAME#{game}", sk = "{points}#{player}")
  record Score(String player, String game, int points, String note) {}

  /** A shirt, which is found by size without the keys that tell its colour. */
  @Entity(pk = "SHIRT#{shirtId}", sk = "SHIRT")
  @Index(name = "GSI1", pk = "COLOR#{color}", sk = "{shirtId}")
  @Index(name = "GSI3", pk = "SIZE#{size}", sk = "{shirtId}")
  record Shirt(String shirtId, String color, Integer size) {}

  /** A club. */
  @Entity(pk = "CLUB#{clubId}", sk = "CLUB")
  record Club(String clubId, String name) {}

  /** A person, known by an address. */
  @Entity(pk = "PERSON#{personId}", sk = "PERSON")
  @Index(name = "GSI1", pk = "MAIL#{mail}", sk = "{personId}")
  record Person(String personId, @Unique String mail) {}

  /** Who is in which club. */
  @Entity
  @ManyToMany(left = Club.class, right = Person.class, inverse = "GSI2")
  record Member(String clubId, String personId, String role) {}

  /** A club and its members, in one partition. */
  @ItemCollection
  record ClubWithMembers(Club club, List<Member> members) {}
}
