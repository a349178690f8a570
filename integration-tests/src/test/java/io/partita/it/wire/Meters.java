package io.partita.it.wire;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import io.partita.annotations.Version;
import java.time.Instant;

/** What meters show, in the order of numbers that DynamoDB compares itself. */
@Table(
    entities = Meters.Reading.class,
    indexes = @IndexDefinition(name = "ByLevel", partitionKey = "Board", sortKey = "level"))
interface Meters {

  /** What a meter shows, on a board that is one partition, and on one that is spread over some. */
  @Entity(pk = "METER#{meterId}", sk = "{number}")
  @Index(name = "ByLevel", pk = "BOARD#{board}", as = "byBoard")
  @Index(name = "GSI1", pk = "PLACE#{place}", sk = "{meterId}#{number}", shards = 3)
  record Reading(
      String meterId,
      int number,
      String board,
      long level,
      String place,
      @Ttl Instant expiresAt,
      @Version long version) {}
}
