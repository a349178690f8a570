package io.partita.it.sparse;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.Table;
import java.math.BigDecimal;
import java.time.Instant;

/** A table whose keys are attributes of the application itself, in its own types. */
@Table(
    entities = Ledger.Posting.class,
    partitionKey = "AccountID",
    sortKey = "At",
    typeAttribute = "",
    indexes = {
      @IndexDefinition(name = "ByDay", partitionKey = "AccountID", sortKey = "Day"),
      @IndexDefinition(name = "ByReceipt", partitionKey = "Receipt", sortKey = "")
    })
public interface Ledger {

  /** A posting: text, Number and binary keys, and a day that is stored as its format writes it. */
  @Entity(pk = "{accountId}", sk = "{at}")
  @Index(name = "ByDay", sk = "{day:day}", as = "byDay")
  @Index(name = "ByReceipt")
  record Posting(
      @Attribute("AccountID") String accountId,
      @Attribute("At") long at,
      @Attribute("Day") Instant day,
      @Attribute("Receipt") byte[] receipt,
      @Attribute("Amount") BigDecimal amount) {}
}
