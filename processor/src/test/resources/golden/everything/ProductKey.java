package everything;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Product}:
 * {@code PK = "PRODUCT#{sku}"}, {@code SK = "{kind}#{number:6}"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductKey extends GeneratedKey<Product> {
  public final UUID sku;
  public final Product.Kind kind;
  public final int number;

  ProductKey(ComponentValues<Product> values) {
    super(ProductSchema.KEY, values);
    this.sku = get(ProductSchema.SKU);
    this.kind = get(ProductSchema.KIND);
    this.number = get(ProductSchema.NUMBER);
  }

  /** Begins a key; {@code kind} is next. */
  public static KindStage sku(UUID sku) {
    return new KindStage(ComponentValues.of(ProductSchema.SKU, sku));
  }

  /** The key of a record. */
  public static ProductKey of(Product product) {
    return new ProductKey(
        ComponentValues.of(ProductSchema.SKU, ProductSchema.SKU.get(product))
            .with(ProductSchema.KIND, ProductSchema.KIND.get(product))
            .with(ProductSchema.NUMBER, ProductSchema.NUMBER.get(product)));
  }

  /** The component {@code sku}. */
  public UUID sku() {
    return sku;
  }

  /** The component {@code kind}. */
  public Product.Kind kind() {
    return kind;
  }

  /** The component {@code number}. */
  public int number() {
    return number;
  }

  /** A key that needs its {@code kind} next. */
  public static final class KindStage {
    private final ComponentValues<Product> values;

    private KindStage(ComponentValues<Product> values) {
      this.values = values;
    }

    /** Goes on; {@code number} is next. */
    public NumberStage kind(Product.Kind kind) {
      return new NumberStage(this.values.with(ProductSchema.KIND, kind));
    }
  }

  /** A key that needs its {@code number} next. */
  public static final class NumberStage {
    private final ComponentValues<Product> values;

    private NumberStage(ComponentValues<Product> values) {
      this.values = values;
    }

    /** The key of all components. */
    public ProductKey number(int number) {
      return new ProductKey(this.values.with(ProductSchema.NUMBER, number));
    }
  }
}
