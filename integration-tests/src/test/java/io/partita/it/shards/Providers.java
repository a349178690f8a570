package io.partita.it.shards;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.Table;

/**
 * A table that another program made: numbers for keys, no type attribute, and an index of claims
 * whose partition key ends with the shard.
 */
@Table(
    entities = Providers.Claim.class,
    partitionKey = "claimNo",
    sortKey = "line",
    typeAttribute = "",
    keyEncoding = KeyEncoding.RAW,
    indexes = @IndexDefinition(name = "Queue", partitionKey = "queue", sortKey = "filed"))
interface Providers {

  /** A line of a claim, waiting in the queue of its provider. */
  @Entity(pk = "{claimNo}", sk = "{line}")
  @Index(name = "Queue", pk = "{status}#{providerId}#{$shard}", sk = "{filed}", shards = 10)
  record Claim(
      long claimNo, int line, String status, String providerId, String filed, String text) {}
}
