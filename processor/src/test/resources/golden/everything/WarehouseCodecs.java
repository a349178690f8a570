package everything;

import io.partita.annotations.EpochMillis;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.generated.value.RecordCodec;
import io.partita.runtime.generated.value.SetKind;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The codecs of the types that entities of {@link Warehouse} hold. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class WarehouseCodecs {
  static final RecordCodec<Product.Address> PRODUCT_ADDRESS = new Product_AddressCodec();
  static final RecordCodec<Product.Bag> PRODUCT_BAG = new Product_BagCodec();
  static final RecordCodec<Product.Box> PRODUCT_BOX = new Product_BoxCodec();
  static final Codec<Product.Packaging> PRODUCT_PACKAGING = Codecs.sealed(
      Codecs.variant("Bag", Product.Bag.class, PRODUCT_BAG),
      Codecs.variant("Box", Product.Box.class, PRODUCT_BOX));

  static final RecordCodec<Product.Maker> PRODUCT_MAKER = new Product_MakerCodec();
  static final Codec<List<Product.Address>> PRODUCT_ADDRESS_LIST = Codecs.list(PRODUCT_ADDRESS);
  static final Codec<Optional<Product.Packaging>> OPTIONAL_PRODUCT_PACKAGING = Codecs.optional(PRODUCT_PACKAGING);
  static final Codec<Product.Kind> PRODUCT_KIND = Codecs.enumOf(Product.Kind.values());
  static final Codec<Optional<String>> OPTIONAL_STRING = Codecs.optional(Codecs.STRING);
  static final Codec<Optional<Product.Maker>> OPTIONAL_PRODUCT_MAKER = Codecs.optional(PRODUCT_MAKER);
  static final Codec<Optional<Integer>> OPTIONAL_INTEGER = Codecs.optional(Codecs.INTEGER);
  static final Codec<List<String>> STRING_LIST = Codecs.list(Codecs.STRING);
  static final Codec<Optional<List<String>>> OPTIONAL_STRING_LIST = Codecs.optional(STRING_LIST);
  static final Codec<List<Integer>> INTEGER_LIST = Codecs.list(Codecs.INTEGER);
  static final Codec<List<List<Integer>>> INTEGER_LIST_LIST = Codecs.list(INTEGER_LIST);
  static final Codec<List<Product.Maker>> PRODUCT_MAKER_LIST = Codecs.list(PRODUCT_MAKER);
  static final Codec<Set<String>> STRING_SET = Codecs.set(SetKind.TEXT, Codecs.STRING);
  static final Codec<Set<Integer>> INTEGER_SET = Codecs.set(SetKind.NUMBER, Codecs.INTEGER);
  static final Codec<Set<BigDecimal>> BIG_DECIMAL_SET =
      Codecs.set(SetKind.NUMBER, Codecs.BIG_DECIMAL);
  static final Codec<Set<Product.Kind>> PRODUCT_KIND_SET = Codecs.set(SetKind.TEXT, PRODUCT_KIND);
  static final Codec<Set<ByteBuffer>> BYTE_BUFFER_SET =
      Codecs.set(SetKind.BINARY, Codecs.BYTE_BUFFER);
  static final Codec<Set<Product.Address>> PRODUCT_ADDRESS_SET = Codecs.listSet(PRODUCT_ADDRESS);
  static final Codec<Set<Boolean>> BOOLEAN_SET = Codecs.listSet(Codecs.BOOLEAN);
  static final Codec<Map<String, String>> STRING_MAP = Codecs.map(Codecs.STRING);
  static final Codec<Map<String, List<Product.Address>>> PRODUCT_ADDRESS_LIST_MAP = Codecs.map(PRODUCT_ADDRESS_LIST);
  static final Codec<Set<Long>> LONG_SET = Codecs.set(SetKind.NUMBER, Codecs.LONG);
  static final Codec<Map<String, Set<Long>>> LONG_SET_MAP = Codecs.map(LONG_SET);
  static final Codec<Map<String, Map<String, Set<Long>>>> LONG_SET_MAP_MAP = Codecs.map(LONG_SET_MAP);
  static final MapKey<Product.Kind> PRODUCT_KIND_KEY = MapKey.enumOf(Product.Kind.values());
  static final Codec<Map<Product.Kind, String>> STRING_BY_PRODUCT_KIND =
      Codecs.map(PRODUCT_KIND_KEY, Codecs.STRING);
  static final Codec<Optional<Product.Address>> OPTIONAL_PRODUCT_ADDRESS = Codecs.optional(PRODUCT_ADDRESS);
  static final Codec<Map<UUID, Optional<Product.Address>>> OPTIONAL_PRODUCT_ADDRESS_BY_UUID =
      Codecs.map(MapKey.UUID, OPTIONAL_PRODUCT_ADDRESS);
  static final Codec<Map<Integer, BigDecimal>> BIG_DECIMAL_BY_INTEGER =
      Codecs.map(MapKey.INTEGER, Codecs.BIG_DECIMAL);
  static final Codec<Map<Integer, BigDecimal>> BIG_DECIMAL_BY_INTEGER_AT_MOST_12 = Codecs.atMost(12, BIG_DECIMAL_BY_INTEGER);
  static final Codec<Map<Product.Kind, Boolean>> BOOLEAN_BY_PRODUCT_KIND =
      Codecs.map(PRODUCT_KIND_KEY, Codecs.BOOLEAN);
  static final Codec<Map<Long, Map<Product.Kind, Boolean>>> BOOLEAN_BY_PRODUCT_KIND_BY_LONG =
      Codecs.map(MapKey.LONG, BOOLEAN_BY_PRODUCT_KIND);
  static final Codec<Map<LocalDate, List<String>>> STRING_LIST_BY_LOCAL_DATE =
      Codecs.map(MapKey.LOCAL_DATE, STRING_LIST);
  static final MapKey<Money> MONEY_AS_TEXT_KEY = MapKey.converted(new MoneyAsText(), MapKey.STRING);
  static final Codec<Map<Money, Product.Kind>> PRODUCT_KIND_BY_MONEY_AS_TEXT =
      Codecs.map(MONEY_AS_TEXT_KEY, PRODUCT_KIND);
  static final Codec<Set<String>> STRING_SET_AT_MOST_5 = Codecs.atMost(5, STRING_SET);
  static final Codec<List<String>> STRING_LIST_AT_MOST_5 = Codecs.atMost(5, STRING_LIST);
  static final Codec<List<Product.Packaging>> PRODUCT_PACKAGING_LIST = Codecs.list(PRODUCT_PACKAGING);
  static final Codec<Money> MONEY_AS_TEXT = Codecs.converted(new MoneyAsText(), Codecs.STRING);
  static final Codec<List<Money>> MONEY_AS_TEXT_LIST = Codecs.list(MONEY_AS_TEXT);
  static final Codec<Set<Money>> MONEY_AS_TEXT_SET = Codecs.set(SetKind.TEXT, MONEY_AS_TEXT);
  static final Codec<Optional<Money>> OPTIONAL_MONEY_AS_TEXT = Codecs.optional(MONEY_AS_TEXT);
  static final Codec<Map<String, Optional<Money>>> OPTIONAL_MONEY_AS_TEXT_MAP = Codecs.map(OPTIONAL_MONEY_AS_TEXT);
  static final Codec<Instant> EPOCH_MILLIS = Codecs.converted(new EpochMillis(), Codecs.LONG);

  private WarehouseCodecs() {}

  /** Reads and writes {@link Product.Address} as a map. */
  private static final class Product_AddressCodec extends RecordCodec<Product.Address> {
    private static final AttributeNames NAMES = AttributeNames.of("street", "town", "zip");

    @Override
    protected Product.Address readAttributes(ItemReader reader) {
      String street = null;
      String city = null;
      int zip = 0;
      for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
        switch (position) {
          case 0 -> street = reader.string();
          case 1 -> city = reader.string();
          case 2 -> zip = reader.intValue();
        }
      }
      reader.require(NAMES, 2);
      return new Product.Address(street, city, zip);
    }

    @Override
    protected void writeAttributes(Product.Address address, ItemWriter writer) {
      writer.string("street", address.street());
      writer.string("town", address.city());
      writer.number("zip", address.zip());
    }
  }

  /** Reads and writes {@link Product.Bag} as a map. */
  private static final class Product_BagCodec extends RecordCodec<Product.Bag> {
    private static final AttributeNames NAMES = AttributeNames.of("material");

    @Override
    protected Product.Bag readAttributes(ItemReader reader) {
      String material = null;
      for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
        switch (position) {
          case 0 -> material = reader.string();
        }
      }
      return new Product.Bag(material);
    }

    @Override
    protected void writeAttributes(Product.Bag bag, ItemWriter writer) {
      writer.string("material", bag.material());
    }
  }

  /** Reads and writes {@link Product.Box} as a map. */
  private static final class Product_BoxCodec extends RecordCodec<Product.Box> {
    private static final AttributeNames NAMES = AttributeNames.of("width", "height");

    @Override
    protected Product.Box readAttributes(ItemReader reader) {
      int width = 0;
      int height = 0;
      for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
        switch (position) {
          case 0 -> width = reader.intValue();
          case 1 -> height = reader.intValue();
        }
      }
      reader.require(NAMES, 0);
      reader.require(NAMES, 1);
      return new Product.Box(width, height);
    }

    @Override
    protected void writeAttributes(Product.Box box, ItemWriter writer) {
      writer.number("width", box.width());
      writer.number("height", box.height());
    }
  }

  /** Reads and writes {@link Product.Maker} as a map. */
  private static final class Product_MakerCodec extends RecordCodec<Product.Maker> {
    private static final AttributeNames NAMES = AttributeNames.of("name", "address", "branches",
        "usual");

    @Override
    protected Product.Maker readAttributes(ItemReader reader) {
      String name = null;
      Product.Address address = null;
      List<Product.Address> branches = List.of();
      Optional<Product.Packaging> usual = Optional.empty();
      for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
        switch (position) {
          case 0 -> name = reader.string();
          case 1 -> address = WarehouseCodecs.PRODUCT_ADDRESS.read(reader);
          case 2 -> branches = WarehouseCodecs.PRODUCT_ADDRESS_LIST.read(reader);
          case 3 -> usual = WarehouseCodecs.OPTIONAL_PRODUCT_PACKAGING.read(reader);
        }
      }
      return new Product.Maker(name, address, branches, usual);
    }

    @Override
    protected void writeAttributes(Product.Maker maker, ItemWriter writer) {
      writer.string("name", maker.name());
      writer.attribute("address", maker.address(), WarehouseCodecs.PRODUCT_ADDRESS);
      writer.attribute("branches", maker.branches(), WarehouseCodecs.PRODUCT_ADDRESS_LIST);
      writer.attribute("usual", maker.usual(), WarehouseCodecs.OPTIONAL_PRODUCT_PACKAGING);
    }
  }
}
