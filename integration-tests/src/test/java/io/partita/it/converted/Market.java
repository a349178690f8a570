package io.partita.it.converted;

import io.partita.annotations.Attribute;
import io.partita.annotations.Convert;
import io.partita.annotations.Entity;
import io.partita.annotations.EpochMillis;
import io.partita.annotations.Index;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import io.partita.annotations.UpdatedAt;
import io.partita.annotations.Version;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A table that says once how its types are stored. */
@Table(
    entities = {Market.Product.class, Market.Basket.class},
    converters = {SkuConverter.class, MoneyAsCents.class, EpochMillis.class})
public interface Market {

  /** A product under its number. */
  @Entity(pk = "PRODUCT#{sku}", sk = "PRODUCT")
  record Product(
      Sku sku,
      Money price,
      Optional<Money> reduced,
      Set<Money> formerPrices,
      @Convert(MoneyAsText.class) Money printed,
      @UpdatedAt Instant updatedAt,
      @Version long version) {}

  /** What a customer is about to buy. */
  @Entity(pk = "BASKET#{basketId}", sk = "BASKET")
  @Index(name = "GSI1", pk = "FIRST#{first.sku}", sk = "{basketId}", as = "byFirst")
  record Basket(
      String basketId,
      Line first,
      @Attribute(max = 50) List<Line> lines,
      @Attribute(max = 50) Map<Sku, Money> vouchers,
      @Ttl Instant expiresAt) {}
}
