package everything;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Product} items of one {@code shelf}: see {@link ProductDao#byShelf}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductByShelf extends EntityQuery<Product, ProductKey, ProductByShelf> {
  ProductByShelf(QueryState<Product> state) {
    super(state, ProductByShelf::new, ProductDao.TYPE);
  }

  /** Keeps one {@code sku}: {@code GSI2PK = "SHELF#{shelf}" AND GSI2SK = "{sku}"}. */
  public Selected sku(UUID sku) {
    return new Selected(state().exact(ProductSchema.SKU, sku));
  }

  /** Only the items whose {@code sku} is {@code from} or greater. */
  public Selected skuFrom(UUID from) {
    return new Selected(state().from(ProductSchema.SKU, from));
  }

  /** Only the items whose {@code sku} is {@code to} or smaller. */
  public Selected skuTo(UUID to) {
    return new Selected(state().to(ProductSchema.SKU, to));
  }

  /** Only the items whose {@code sku} is {@code from}, {@code to} or between them. */
  public Selected skuBetween(UUID from, UUID to) {
    return new Selected(state().between(ProductSchema.SKU, from, to));
  }

  /** Only the items whose {@code sku} is greater than {@code after}. */
  public Selected skuAfter(UUID after) {
    return new Selected(state().after(ProductSchema.SKU, after));
  }

  /** Only the items whose {@code sku} is smaller than {@code before}. */
  public Selected skuBefore(UUID before) {
    return new Selected(state().before(ProductSchema.SKU, before));
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends EntityQuery<Product, ProductKey, Selected> {
    Selected(QueryState<Product> state) {
      super(state, Selected::new, ProductDao.TYPE);
    }
  }
}
