package everything;

import io.partita.runtime.internal.query.ConsistentQuery;
import io.partita.runtime.internal.query.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The {@code Product} items of one {@code sku}, in the order of their sort keys.
 *
 * <p>Query on the table, a request per page of up to 1 MB: {@code PK = "PRODUCT#{sku}"}.
 *
 * <p>Eventually consistent: half a read unit per 4 KB read. With {@code consistent()} strongly
 * consistent, at twice that.
 *
 * <p>Immutable; nothing is sent before a method that returns records, pages or a count.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductBySku extends ConsistentQuery<Product, ProductBySku> {
  ProductBySku(QueryState<Product> state) {
    super(state);
  }

  @Override
  protected ProductBySku with(QueryState<Product> state) {
    return new ProductBySku(state);
  }

  /**
   * Only the items of one {@code kind}.
   *
   * <p>The key condition is {@code PK = "PRODUCT#{sku}" AND begins_with(SK, "{kind}#")}.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public AfterKind kind(Product.Kind kind) {
    return new AfterKind(state().exact(ProductSchema.KIND, kind));
  }

  /**
   * The query with its {@code kind}; {@code number} may be next.
   */
  public static final class AfterKind extends ConsistentQuery<Product, AfterKind> {
    AfterKind(QueryState<Product> state) {
      super(state);
    }

    @Override
    protected AfterKind with(QueryState<Product> state) {
      return new AfterKind(state);
    }

    /**
     * Only the items of one {@code number}.
     *
     * <p>The key condition is {@code PK = "PRODUCT#{sku}" AND SK = "{kind}#{number:6}"}.
     *
     * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
     *     nothing is sent
     */
    public Selected number(int number) {
      return new Selected(state().exact(ProductSchema.NUMBER, number));
    }

    /**
     * Only the items whose {@code number} is {@code from} or greater.
     *
     * <p>Part of the key condition: no other items are read.
     *
     * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
     *     nothing is sent
     */
    public Selected numberFrom(int from) {
      return new Selected(state().from(ProductSchema.NUMBER, from));
    }

    /**
     * Only the items whose {@code number} is {@code to} or smaller.
     *
     * <p>Part of the key condition: no other items are read.
     *
     * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
     *     nothing is sent
     */
    public Selected numberTo(int to) {
      return new Selected(state().to(ProductSchema.NUMBER, to));
    }

    /**
     * Only the items whose {@code number} is {@code from}, {@code to} or between them; none if
     * they are the wrong way round.
     *
     * <p>Part of the key condition: no other items are read.
     *
     * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
     *     nothing is sent
     */
    public Selected numberBetween(int from, int to) {
      return new Selected(state().between(ProductSchema.NUMBER, from, to));
    }

    /**
     * Only the items whose {@code number} is greater than {@code after}.
     *
     * <p>Part of the key condition: no other items are read.
     *
     * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
     *     nothing is sent
     */
    public Selected numberAfter(int after) {
      return new Selected(state().after(ProductSchema.NUMBER, after));
    }

    /**
     * Only the items whose {@code number} is smaller than {@code before}.
     *
     * <p>Part of the key condition: no other items are read.
     *
     * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
     *     nothing is sent
     */
    public Selected numberBefore(int before) {
      return new Selected(state().before(ProductSchema.NUMBER, before));
    }
  }

  /**
   * The query with its range of sort keys.
   */
  public static final class Selected extends ConsistentQuery<Product, Selected> {
    Selected(QueryState<Product> state) {
      super(state);
    }

    @Override
    protected Selected with(QueryState<Product> state) {
      return new Selected(state);
    }
  }
}
