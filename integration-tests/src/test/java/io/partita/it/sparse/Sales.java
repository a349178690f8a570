package io.partita.it.sparse;

import io.partita.annotations.Aliases;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.Table;

/** Indexes that use the table's own keys, and those of another index. */
@Table(
    entities = {Sales.Sale.class, Sales.Seller.class},
    typeAttribute = "EntityType",
    indexes = {
      @IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"),
      @IndexDefinition(name = "GSI1"),
      @IndexDefinition(name = "GSI2", partitionKey = "GSI1PK", sortKey = "SK")
    })
public interface Sales {

  /** Who sells. */
  @Entity(pk = "SELLER#{sellerId}", sk = "SELLER#{sellerId}", type = "SELLER")
  record Seller(String sellerId, String name) {}

  /** A sale, by seller, by article, and by state in two orders. */
  @Entity(pk = "SELLER#{sellerId}", sk = "ARTICLE#{article}", type = "SALE")
  @Aliases("SOLD")
  @Index(name = "Flipped")
  @Index(name = "GSI1", pk = "STATE#{state}", sk = "{price:6}")
  @Index(name = "GSI2", as = "byStateAndArticle")
  record Sale(String sellerId, String article, String state, int price) {}
}
