package everything;

import io.partita.runtime.generated.operation.NestedPlace;
import io.partita.runtime.generated.operation.NestedUpdate;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.write.Position;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The parts of updates that change records which entities of {@link Warehouse} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WarehouseUpdates {
  private WarehouseUpdates() {}

  /** A change of a {@link Product.Maker} inside an item, which stays as it is otherwise. */
  public static final class Product_MakerUpdate extends NestedUpdate<Product.Maker, Product_MakerUpdate> {
    private static final Component<Product.Maker, String> NAME =
        Component.of("name", Product.Maker::name, Codecs.STRING);
    private static final Component<Product.Maker, Product.Address> ADDRESS =
        Component.of("address", Product.Maker::address, WarehouseCodecs.PRODUCT_ADDRESS);
    private static final Component<Product.Maker, List<Product.Address>> BRANCHES =
        Component.of("branches", Product.Maker::branches, WarehouseCodecs.PRODUCT_ADDRESS_LIST);
    private static final Component<Product.Maker, Optional<Product.Packaging>> USUAL =
        Component.of("usual", Product.Maker::usual, WarehouseCodecs.OPTIONAL_PRODUCT_PACKAGING);

    Product_MakerUpdate(NestedPlace place) {
      super(place);
    }

    /** Sets {@code name}; null is refused, and {@link #clearName()} removes it. */
    public Product_MakerUpdate name(String name) {
      return set(NAME, name);
    }

    /** Removes {@code name}. */
    public Product_MakerUpdate clearName() {
      return clear(NAME);
    }

    /** Sets {@code name} unless it has a value. */
    public Product_MakerUpdate nameIfAbsent(String name) {
      return setIfAbsent(NAME, name);
    }

    /** Sets {@code address}; null is refused, and {@link #clearAddress()} removes it. */
    public Product_MakerUpdate address(Product.Address address) {
      return set(ADDRESS, address);
    }

    /** Removes {@code address}. */
    public Product_MakerUpdate clearAddress() {
      return clear(ADDRESS);
    }

    /**
     * Changes components of {@code address}, which must be there. All else in it stays; its
     * constructor does not run.
     */
    public Product_MakerUpdate address(Consumer<Product_AddressUpdate> changes) {
      return inside(ADDRESS, Product_AddressUpdate::new, changes);
    }

    /** Sets {@code branches}; null is refused, and {@link #clearBranches()} removes it. */
    public Product_MakerUpdate branches(List<Product.Address> branches) {
      return set(BRANCHES, branches);
    }

    /** Removes {@code branches}. */
    public Product_MakerUpdate clearBranches() {
      return clear(BRANCHES);
    }

    /**
     * Appends to {@code branches}. See {@link io.partita.runtime.write.Update#exactlyOnce()} on lost
     * responses.
     */
    public Product_MakerUpdate appendToBranches(Product.Address element) {
      return append(BRANCHES, List.of(element));
    }

    /** As {@link #appendToBranches(Product.Address)}, for several in their order. */
    public Product_MakerUpdate appendToBranches(List<Product.Address> elements) {
      return append(BRANCHES, elements);
    }

    /** Sets the element of {@code branches} at a position, which must be there. */
    public Product_MakerUpdate branches(Position at, Product.Address element) {
      return setElement(BRANCHES, at, element, WarehouseCodecs.PRODUCT_ADDRESS);
    }

    /**
     * Changes components of the element of {@code branches} at a position, which must be there. All
     * else in it stays; its constructor does not run.
     */
    public Product_MakerUpdate branches(Position at, Consumer<Product_AddressUpdate> changes) {
      return insideElement(BRANCHES, at, Product_AddressUpdate::new, changes);
    }

    /**
     * Removes the element of {@code branches} at a position, which must be there; those behind it
     * move up. See {@link io.partita.runtime.write.Update#exactlyOnce()} on lost responses.
     */
    public Product_MakerUpdate removeFromBranches(Position at) {
      return removeElement(BRANCHES, at);
    }

    /** Sets {@code usual}; null is refused, and {@link #clearUsual()} removes it. */
    public Product_MakerUpdate usual(Product.Packaging usual) {
      return set(USUAL, Optional.of(Objects.requireNonNull(usual, "usual")));
    }

    /** Removes {@code usual}. */
    public Product_MakerUpdate clearUsual() {
      return clear(USUAL);
    }
  }

  /** A change of a {@link Product.Address} inside an item, which stays as it is otherwise. */
  public static final class Product_AddressUpdate extends NestedUpdate<Product.Address, Product_AddressUpdate> {
    private static final Component<Product.Address, String> STREET =
        Component.of("street", Product.Address::street, Codecs.STRING);
    private static final Component<Product.Address, String> CITY =
        Component.of("city", Product.Address::city, "town", Codecs.STRING);
    private static final Component<Product.Address, Integer> ZIP =
        Component.of("zip", Product.Address::zip, Codecs.INTEGER);

    Product_AddressUpdate(NestedPlace place) {
      super(place);
    }

    /** Sets {@code street}; null is refused, and {@link #clearStreet()} removes it. */
    public Product_AddressUpdate street(String street) {
      return set(STREET, street);
    }

    /** Removes {@code street}. */
    public Product_AddressUpdate clearStreet() {
      return clear(STREET);
    }

    /** Sets {@code street} unless it has a value. */
    public Product_AddressUpdate streetIfAbsent(String street) {
      return setIfAbsent(STREET, street);
    }

    /** Sets {@code city}; null is refused, and {@link #clearCity()} removes it. */
    public Product_AddressUpdate city(String city) {
      return set(CITY, city);
    }

    /** Removes {@code city}. */
    public Product_AddressUpdate clearCity() {
      return clear(CITY);
    }

    /** Sets {@code city} unless it has a value. */
    public Product_AddressUpdate cityIfAbsent(String city) {
      return setIfAbsent(CITY, city);
    }

    /** Sets {@code zip}. */
    public Product_AddressUpdate zip(int zip) {
      return set(ZIP, zip);
    }

    /**
     * Adds to {@code zip}; absent counts as 0. See
     * {@link io.partita.runtime.write.Update#exactlyOnce()} on lost responses.
     */
    public Product_AddressUpdate addToZip(int delta) {
      return add(ZIP, delta);
    }
  }
}
