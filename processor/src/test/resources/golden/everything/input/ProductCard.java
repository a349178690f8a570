package everything;

import io.partita.annotations.ProjectionOf;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A little of everything: from the table's key, from index keys, renamed, nested and converted. */
@ProjectionOf(Product.class)
public record ProductCard(
    String name,
    UUID sku,
    int number,
    String shelf,
    Product.Maker maker,
    Instant released,
    Optional<Integer> code,
    List<Money> discounts,
    Boolean flag,
    int version) {}
