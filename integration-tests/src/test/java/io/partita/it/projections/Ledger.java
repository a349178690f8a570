package io.partita.it.projections;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import java.time.Instant;

/** Entries and remarks of accounts without a type attribute, as another program keeps them. */
@Table(
    entities = {Ledger.Entry.class, Ledger.Remark.class},
    partitionKey = "account",
    typeAttribute = "",
    indexes = {
      @IndexDefinition(
          name = "Newest",
          kind = IndexKind.LOCAL,
          sortKey = "at",
          projection = Projection.KEYS_ONLY),
      @IndexDefinition(
          name = "Flipped",
          partitionKey = "SK",
          sortKey = "account",
          projection = Projection.INCLUDE,
          include = "amount")
    })
interface Ledger {

  /** What was booked. */
  @Entity(pk = "{account}", sk = "ENTRY#{entryId}")
  @Index(name = "Newest", as = "newest")
  @Index(name = "Flipped", as = "byEntry")
  record Entry(String account, int entryId, long at, long amount, @Ttl Instant until) {}

  /** What was said about it. */
  @Entity(pk = "{account}", sk = "REMARK#{remarkId}")
  @Index(name = "Newest", as = "newest")
  record Remark(String account, String remarkId, long at, String text) {}
}
