package everything;

import io.partita.runtime.condition.Field;
import io.partita.runtime.condition.ListField;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.RecordField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The paths into records that entities of {@link Warehouse} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WarehousePaths {
  private WarehousePaths() {}

  /**
   * A {@link Product.Address} inside an item.
   *
   * @param <E> the entity's record
   */
  public static final class Product_AddressPath<E> extends RecordField<E, Product.Address> {
    Product_AddressPath(Path path) {
      super(path, WarehouseCodecs.PRODUCT_ADDRESS);
    }

    /** The component {@code street}. */
    public TextField<E> street() {
      return new TextField<>(path().attribute("street"));
    }

    /** The component {@code city}, attribute {@code town}. */
    public TextField<E> city() {
      return new TextField<>(path().attribute("town"));
    }

    /** The component {@code zip}. */
    public OrderedField<E, Integer> zip() {
      return new OrderedField<>(path().attribute("zip"), Codecs.INTEGER);
    }
  }

  /**
   * A {@link Product.Bag} inside an item.
   *
   * @param <E> the entity's record
   */
  public static final class Product_BagPath<E> extends RecordField<E, Product.Bag> {
    Product_BagPath(Path path) {
      super(path, WarehouseCodecs.PRODUCT_BAG);
    }

    /** The component {@code material}. */
    public TextField<E> material() {
      return new TextField<>(path().attribute("material"));
    }
  }

  /**
   * A {@link Product.Box} inside an item.
   *
   * @param <E> the entity's record
   */
  public static final class Product_BoxPath<E> extends RecordField<E, Product.Box> {
    Product_BoxPath(Path path) {
      super(path, WarehouseCodecs.PRODUCT_BOX);
    }

    /** The component {@code width}. */
    public OrderedField<E, Integer> width() {
      return new OrderedField<>(path().attribute("width"), Codecs.INTEGER);
    }

    /** The component {@code height}. */
    public OrderedField<E, Integer> height() {
      return new OrderedField<>(path().attribute("height"), Codecs.INTEGER);
    }
  }

  /**
   * A {@link Product.Maker} inside an item.
   *
   * @param <E> the entity's record
   */
  public static final class Product_MakerPath<E> extends RecordField<E, Product.Maker> {
    Product_MakerPath(Path path) {
      super(path, WarehouseCodecs.PRODUCT_MAKER);
    }

    /** The component {@code name}. */
    public TextField<E> name() {
      return new TextField<>(path().attribute("name"));
    }

    /** The component {@code address}. */
    public Product_AddressPath<E> address() {
      return new Product_AddressPath<>(path().attribute("address"));
    }

    /** The component {@code branches}. */
    public ListField<E, Product.Address, Product_AddressPath<E>> branches() {
      return new ListField<>(
          path().attribute("branches"),
          WarehouseCodecs.PRODUCT_ADDRESS_LIST,
          WarehouseCodecs.PRODUCT_ADDRESS,
          path -> new Product_AddressPath<>(path));
    }

    /** The component {@code usual}. */
    public Field<E, Product.Packaging> usual() {
      return new Field<>(path().attribute("usual"), WarehouseCodecs.PRODUCT_PACKAGING);
    }
  }
}
