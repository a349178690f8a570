package everything;

import io.partita.runtime.generated.operation.ConsistentQuery;
import io.partita.runtime.generated.operation.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Product} items of one {@code sku}: see {@link ProductDao#bySku}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductBySku extends ConsistentQuery<Product, ProductKey, ProductBySku> {
  ProductBySku(QueryState<Product> state) {
    super(state, ProductBySku::new, ProductDao.TYPE);
  }

  /** Keeps one {@code kind}: {@code PK = "PRODUCT#{sku}" AND begins_with(SK, "{kind}#")}. */
  public AfterKind kind(Product.Kind kind) {
    return new AfterKind(state().exact(ProductSchema.KIND, kind));
  }

  /** The query with its {@code kind}; {@code number} may be next. */
  public static final class AfterKind extends ConsistentQuery<Product, ProductKey, AfterKind> {
    AfterKind(QueryState<Product> state) {
      super(state, AfterKind::new, ProductDao.TYPE);
    }

    /** Keeps one {@code number}: {@code PK = "PRODUCT#{sku}" AND SK = "{kind}#{number:6}"}. */
    public Selected number(int number) {
      return new Selected(state().exact(ProductSchema.NUMBER, number));
    }

    /** Only the items whose {@code number} is {@code from} or greater. */
    public Selected numberFrom(int from) {
      return new Selected(state().from(ProductSchema.NUMBER, from));
    }

    /** Only the items whose {@code number} is {@code to} or smaller. */
    public Selected numberTo(int to) {
      return new Selected(state().to(ProductSchema.NUMBER, to));
    }

    /** Only the items whose {@code number} is {@code from}, {@code to} or between them. */
    public Selected numberBetween(int from, int to) {
      return new Selected(state().between(ProductSchema.NUMBER, from, to));
    }

    /** Only the items whose {@code number} is greater than {@code after}. */
    public Selected numberAfter(int after) {
      return new Selected(state().after(ProductSchema.NUMBER, after));
    }

    /** Only the items whose {@code number} is smaller than {@code before}. */
    public Selected numberBefore(int before) {
      return new Selected(state().before(ProductSchema.NUMBER, before));
    }
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends ConsistentQuery<Product, ProductKey, Selected> {
    Selected(QueryState<Product> state) {
      super(state, Selected::new, ProductDao.TYPE);
    }
  }
}
