package io.partita.it.gallery;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Relations whose inverse is sharded, carries keys, or carries some attributes. */
@Table(
    entities = {
      Fans.Fan.class,
      Fans.Band.class,
      Fans.Following.class,
      Fans.Concert.class,
      Fans.Ticket.class,
      Fans.CheckIn.class,
      Fans.Album.class,
      Fans.Rating.class,
      Fans.Listen.class,
      Fans.Song.class,
      Fans.Play.class,
      Fans.Venue.class,
      Fans.Visit.class,
      Fans.Label.class,
      Fans.Mention.class
    },
    indexes = {
      @IndexDefinition(name = "GSI2", projection = Projection.KEYS_ONLY),
      @IndexDefinition(name = "GSI3", projection = Projection.INCLUDE, include = "stars")
    })
public interface Fans {

  /** Everybody's left end, which counts some of its edges. */
  @Entity(pk = "FAN#{fanId}", sk = "FAN")
  record Fan(String fanId, @Count(Following.class) int bands, @Count(Ticket.class) int tickets) {}

  /** Counted over a sharded index. */
  @Entity(pk = "BAND#{bandId}", sk = "BAND")
  record Band(String bandId, @Count(Following.class) int fans) {}

  /** Spread over four partitions of the index. */
  @Entity
  @ManyToMany(left = Fan.class, right = Band.class)
  @Index(name = "GSI1", shards = 4)
  record Following(String fanId, String bandId) {}

  /** Counted over keys. */
  @Entity(pk = "CONCERT#{concertId}", sk = "CONCERT")
  record Concert(String concertId, @Count(Ticket.class) int sold) {}

  /** A second index has the same partitions, but not all tickets. */
  @Entity
  @ManyToMany(left = Fan.class, right = Concert.class, inverse = "GSI2")
  @Index(name = "GSI4", pk = "CONCERT#{concertId}", sk = "USED#{usedAt}", as = "used")
  record Ticket(String fanId, String concertId, @Nullable Instant usedAt) {}

  /** Not counted, among the tickets of a concert on the index. */
  @Entity(pk = "FAN#{fanId}", sk = "CHECKIN#{concertId}#{gate}")
  @ManyToMany(left = Fan.class, right = Concert.class, inverse = "GSI2")
  @Index(name = "GSI2", pk = "CONCERT#{concertId}", sk = "FAN#{fanId}#{gate}")
  record CheckIn(String fanId, String concertId, int gate) {}

  /** Counted over an index with some attributes. */
  @Entity(pk = "ALBUM#{albumId}", sk = "ALBUM")
  record Album(String albumId, @Count(Rating.class) int ratings) {}

  /** Carried with its stars. */
  @Entity
  @ManyToMany(left = Fan.class, right = Album.class, inverse = "GSI3")
  record Rating(String fanId, String albumId, int stars, String comment) {}

  /** Not counted, among the ratings of an album on the index. */
  @Entity(pk = "FAN#{fanId}", sk = "LISTEN#{albumId}#{day}")
  @ManyToMany(left = Fan.class, right = Album.class, inverse = "GSI3")
  @Index(name = "GSI3", pk = "ALBUM#{albumId}", sk = "FAN#{fanId}#{day}")
  record Listen(String fanId, String albumId, LocalDate day) {}

  /** Not counted, over a sharded index of keys. */
  @Entity(pk = "SONG#{songId}", sk = "SONG")
  record Song(String songId) {}

  /** Spread over three partitions of an index of keys. */
  @Entity
  @ManyToMany(left = Fan.class, right = Song.class, inverse = "GSI2")
  @Index(name = "GSI2", shards = 3)
  record Play(String fanId, String songId) {}

  /** Not counted, over keys. */
  @Entity(pk = "VENUE#{venueId}", sk = "VENUE")
  record Venue(String venueId) {}

  /** On an index of keys. */
  @Entity
  @ManyToMany(left = Fan.class, right = Venue.class, inverse = "GSI2")
  record Visit(String fanId, String venueId) {}

  /** Not counted, over an index with some attributes. */
  @Entity(pk = "LABEL#{labelId}", sk = "LABEL")
  record Label(String labelId) {}

  /** On an index with attributes that it does not have. */
  @Entity
  @ManyToMany(left = Fan.class, right = Label.class, inverse = "GSI3")
  record Mention(String fanId, String labelId) {}
}
