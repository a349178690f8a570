package everything;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedProjection;
import io.partita.runtime.generated.schema.HeldComponents;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.ItemReader;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads {@link Product} items as {@link ProductCard}, and of each only what
 * that has: for {@code as(...)} of {@link ProductDao}, its queries and its scans.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductCardProjection extends GeneratedProjection<Product, ProductCard> {
  /** The projection; it has no state. */
  public static final ProductCardProjection INSTANCE = new ProductCardProjection();
  private static final AttributeNames NAMES = AttributeNames.of("n", "maker", "released", "code",
      "discounts", "flag", "version", "GSI2PK")
      .alias(0, "title")
      .alias(0, "label");

  private ProductCardProjection() {
    super(ProductDao.TYPE, "ProductCard", ProductSchema.NAME, ProductSchema.SKU,
        ProductSchema.NUMBER, ProductSchema.SHELF, ProductSchema.MAKER, ProductSchema.RELEASED,
        ProductSchema.CODE, ProductSchema.DISCOUNTS, ProductSchema.FLAG, ProductSchema.VERSION);
  }

  @Override
  protected ProductCard readAttributes(ItemReader reader) {
    String name = null;
    UUID sku = null;
    int number = 0;
    String shelf = null;
    Product.Maker maker = null;
    Instant released = null;
    Optional<Integer> code = Optional.empty();
    List<Money> discounts = List.of();
    boolean flag = false;
    int version = 0;
    String gsi2Pk = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> name = reader.string();
        case 1 -> maker = WarehouseCodecs.PRODUCT_MAKER.read(reader);
        case 2 -> released = Codecs.INSTANT.read(reader);
        case 3 -> code = WarehouseCodecs.OPTIONAL_INTEGER.read(reader);
        case 4 -> discounts = WarehouseCodecs.MONEY_AS_TEXT_LIST.read(reader);
        case 5 -> flag = reader.bool();
        case 6 -> version = reader.intValue();
        case 7 -> gsi2Pk = reader.string();
      }
    }
    ComponentValues<Product> tableKey = ProductSchema.KEY.decode(reader);
    sku = tableKey.get(ProductSchema.SKU);
    number = tableKey.get(ProductSchema.NUMBER);
    if (gsi2Pk != null) {
      shelf = ProductSchema.GSI2.partition().decode(AttributeValue.fromS(gsi2Pk))
          .get(ProductSchema.SHELF);
    }
    if (code.isEmpty()) {
      code = Optional.ofNullable(HeldComponents.read(reader, ProductSchema.CODE_VALUE,
          ProductSchema.GSI1));
    }
    reader.require(NAMES, 5);
    reader.require(NAMES, 6);
    return new ProductCard(name, sku, number, shelf, maker, released, code, discounts, flag,
        version);
  }
}
