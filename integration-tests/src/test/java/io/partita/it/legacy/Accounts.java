package io.partita.it.legacy;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.Table;
import java.math.BigDecimal;

/**
 * A table as another program made it: native key attributes, a Number sort key, no type attribute.
 */
@Table(
    entities = Accounts.Booking.class,
    partitionKey = "AccountID",
    sortKey = "BookedAt",
    typeAttribute = "",
    indexes = {
      @IndexDefinition(name = "ByPayee", partitionKey = "Payee", sortKey = "BookedAt"),
      @IndexDefinition(name = "ByAmount", partitionKey = "AccountID", sortKey = "Amount")
    })
public interface Accounts {

  /** A booking, keyed by its account and a Number timestamp. */
  @Entity(pk = "{accountId}", sk = "{bookedAt}")
  @Index(name = "ByPayee")
  @Index(name = "ByAmount", sk = "{amount}", as = "byAmount")
  record Booking(
      @Attribute("AccountID") String accountId,
      @Attribute("BookedAt") long bookedAt,
      @Attribute("Payee") String payee,
      @Attribute("Amount") BigDecimal amount,
      String note) {}
}
