package everything;

import io.partita.runtime.condition.BinaryField;
import io.partita.runtime.condition.BooleanField;
import io.partita.runtime.condition.Field;
import io.partita.runtime.condition.InstantField;
import io.partita.runtime.condition.ListField;
import io.partita.runtime.condition.MapField;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.SetField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import io.partita.runtime.internal.item.MapKey;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Product} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductFields {
  public static final Field<Product, UUID> SKU = new Field<>(Path.of("sku"), Codecs.UUID);

  public static final Field<Product, Product.Kind> KIND = new Field<>(
      Path.of("kind"), WarehouseCodecs.PRODUCT_KIND);

  public static final TextField<Product> TEXT = new TextField<>(Path.of("text"));

  public static final OrderedField<Product, Character> LETTER = new OrderedField<>(
      Path.of("letter"), Codecs.CHARACTER);

  public static final OrderedField<Product, Character> LETTER_OR_NULL = new OrderedField<>(
      Path.of("letterOrNull"), Codecs.CHARACTER);

  public static final BooleanField<Product> FLAG = new BooleanField<>(Path.of("flag"));

  public static final BooleanField<Product> FLAG_OR_NULL = new BooleanField<>(
      Path.of("flagOrNull"));

  public static final OrderedField<Product, Byte> TINY = new OrderedField<>(
      Path.of("tiny"), Codecs.BYTE);

  public static final OrderedField<Product, Byte> TINY_OR_NULL = new OrderedField<>(
      Path.of("tinyOrNull"), Codecs.BYTE);

  public static final OrderedField<Product, Short> SMALL = new OrderedField<>(
      Path.of("small"), Codecs.SHORT);

  public static final OrderedField<Product, Short> SMALL_OR_NULL = new OrderedField<>(
      Path.of("smallOrNull"), Codecs.SHORT);

  public static final OrderedField<Product, Integer> MEDIUM = new OrderedField<>(
      Path.of("medium"), Codecs.INTEGER);

  public static final OrderedField<Product, Integer> MEDIUM_OR_NULL = new OrderedField<>(
      Path.of("mediumOrNull"), Codecs.INTEGER);

  public static final OrderedField<Product, Long> LARGE = new OrderedField<>(
      Path.of("large"), Codecs.LONG);

  public static final OrderedField<Product, Long> LARGE_OR_NULL = new OrderedField<>(
      Path.of("largeOrNull"), Codecs.LONG);

  public static final OrderedField<Product, Float> SINGLE = new OrderedField<>(
      Path.of("single"), Codecs.FLOAT);

  public static final OrderedField<Product, Float> SINGLE_OR_NULL = new OrderedField<>(
      Path.of("singleOrNull"), Codecs.FLOAT);

  public static final OrderedField<Product, Double> TWICE = new OrderedField<>(
      Path.of("twice"), Codecs.DOUBLE);

  public static final OrderedField<Product, Double> TWICE_OR_NULL = new OrderedField<>(
      Path.of("twiceOrNull"), Codecs.DOUBLE);

  public static final OrderedField<Product, BigInteger> HUGE = new OrderedField<>(
      Path.of("huge"), Codecs.BIG_INTEGER);

  public static final OrderedField<Product, BigDecimal> PRICE = new OrderedField<>(
      Path.of("price"), Codecs.BIG_DECIMAL);

  public static final Field<Product, URI> PAGE = new Field<>(Path.of("page"), Codecs.URI);

  public static final Field<Product, Duration> GUARANTEE = new Field<>(
      Path.of("guarantee"), Codecs.DURATION);

  public static final InstantField<Product> RELEASED = new InstantField<>(Path.of("released"));

  public static final OrderedField<Product, LocalDate> DATE = new OrderedField<>(
      Path.of("date"), Codecs.LOCAL_DATE);

  public static final OrderedField<Product, LocalDateTime> DATE_TIME = new OrderedField<>(
      Path.of("dateTime"), Codecs.LOCAL_DATE_TIME);

  public static final OrderedField<Product, LocalTime> TIME = new OrderedField<>(
      Path.of("time"), Codecs.LOCAL_TIME);

  public static final OrderedField<Product, YearMonth> MONTH = new OrderedField<>(
      Path.of("month"), Codecs.YEAR_MONTH);

  public static final OrderedField<Product, Year> YEAR = new OrderedField<>(
      Path.of("year"), Codecs.YEAR);

  public static final Field<Product, OffsetDateTime> OFFERED = new Field<>(
      Path.of("offered"), Codecs.OFFSET_DATE_TIME);

  public static final Field<Product, ZonedDateTime> OPENS = new Field<>(
      Path.of("opens"), Codecs.ZONED_DATE_TIME);

  public static final Field<Product, ZoneId> ZONE = new Field<>(Path.of("zone"), Codecs.ZONE_ID);
  public static final Field<Product, Period> TRIAL = new Field<>(Path.of("trial"), Codecs.PERIOD);

  public static final BinaryField<Product, byte[]> IMAGE = new BinaryField<>(
      Path.of("image"), Codecs.BYTES);

  public static final BinaryField<Product, ByteBuffer> BUFFER = new BinaryField<>(
      Path.of("buffer"), Codecs.BYTE_BUFFER);

  public static final WarehousePaths.Product_MakerPath<Product> MAKER = new WarehousePaths.Product_MakerPath<>(
      Path.of("maker"));

  public static final TextField<Product> NOTE = new TextField<>(Path.of("note"));

  public static final WarehousePaths.Product_MakerPath<Product> PREVIOUS = new WarehousePaths.Product_MakerPath<>(
      Path.of("previous"));

  public static final OrderedField<Product, Integer> CODE = new OrderedField<>(
      Path.of("code"), Codecs.INTEGER);

  public static final ListField<Product, String, TextField<Product>> HINTS = new ListField<>(
      Path.of("hints"),
      WarehouseCodecs.STRING_LIST,
      Codecs.STRING,
      path -> new TextField<>(path));

  public static final ListField<Product, String, TextField<Product>> LINES = new ListField<>(
      Path.of("lines"),
      WarehouseCodecs.STRING_LIST,
      Codecs.STRING,
      path -> new TextField<>(path));

  public static final ListField<Product, List<Integer>, ListField<Product, Integer, OrderedField<Product, Integer>>> MATRIX = new ListField<>(
      Path.of("matrix"),
      WarehouseCodecs.INTEGER_LIST_LIST,
      WarehouseCodecs.INTEGER_LIST,
      path -> new ListField<>(
          path,
          WarehouseCodecs.INTEGER_LIST,
          Codecs.INTEGER,
          path2 -> new OrderedField<>(path2, Codecs.INTEGER)));

  public static final ListField<Product, Product.Maker, WarehousePaths.Product_MakerPath<Product>> MAKERS = new ListField<>(
      Path.of("makers"),
      WarehouseCodecs.PRODUCT_MAKER_LIST,
      WarehouseCodecs.PRODUCT_MAKER,
      path -> new WarehousePaths.Product_MakerPath<>(path));

  public static final SetField<Product, String> TAGS = new SetField<>(
      Path.of("tags"), WarehouseCodecs.STRING_SET, Codecs.STRING);

  public static final SetField<Product, Integer> SIZES = new SetField<>(
      Path.of("sizes"), WarehouseCodecs.INTEGER_SET, Codecs.INTEGER);

  public static final SetField<Product, BigDecimal> PRICES = new SetField<>(
      Path.of("prices"), WarehouseCodecs.BIG_DECIMAL_SET, Codecs.BIG_DECIMAL);

  public static final SetField<Product, Product.Kind> KINDS = new SetField<>(
      Path.of("kinds"), WarehouseCodecs.PRODUCT_KIND_SET, WarehouseCodecs.PRODUCT_KIND);

  public static final SetField<Product, ByteBuffer> IMAGES = new SetField<>(
      Path.of("images"), WarehouseCodecs.BYTE_BUFFER_SET, Codecs.BYTE_BUFFER);

  public static final SetField<Product, Product.Address> PLACES = new SetField<>(
      Path.of("places"), WarehouseCodecs.PRODUCT_ADDRESS_SET, WarehouseCodecs.PRODUCT_ADDRESS);

  public static final SetField<Product, Boolean> FLAGS = new SetField<>(
      Path.of("flags"), WarehouseCodecs.BOOLEAN_SET, Codecs.BOOLEAN);

  public static final MapField<Product, String, String, TextField<Product>> LABELS = new MapField<>(
      Path.of("labels"),
      WarehouseCodecs.STRING_MAP,
      MapKey.STRING,
      path -> new TextField<>(path));

  public static final MapField<Product, String, List<Product.Address>, ListField<Product, Product.Address, WarehousePaths.Product_AddressPath<Product>>> PLACES_BY_NAME = new MapField<>(
      Path.of("placesByName"),
      WarehouseCodecs.PRODUCT_ADDRESS_LIST_MAP,
      MapKey.STRING,
      path -> new ListField<>(
          path,
          WarehouseCodecs.PRODUCT_ADDRESS_LIST,
          WarehouseCodecs.PRODUCT_ADDRESS,
          path2 -> new WarehousePaths.Product_AddressPath<>(path2)));

  public static final MapField<Product, String, Map<String, Set<Long>>, MapField<Product, String, Set<Long>, SetField<Product, Long>>> DEEP = new MapField<>(
      Path.of("deep"),
      WarehouseCodecs.LONG_SET_MAP_MAP,
      MapKey.STRING,
      path -> new MapField<>(
          path,
          WarehouseCodecs.LONG_SET_MAP,
          MapKey.STRING,
          path2 -> new SetField<>(path2, WarehouseCodecs.LONG_SET, Codecs.LONG)));

  public static final MapField<Product, Product.Kind, String, TextField<Product>> NAMES_BY_KIND = new MapField<>(
      Path.of("namesByKind"),
      WarehouseCodecs.STRING_BY_PRODUCT_KIND,
      WarehouseCodecs.PRODUCT_KIND_KEY,
      path -> new TextField<>(path));

  public static final MapField<Product, UUID, Optional<Product.Address>, WarehousePaths.Product_AddressPath<Product>> PLACES_BY_ID = new MapField<>(
      Path.of("placesById"),
      WarehouseCodecs.OPTIONAL_PRODUCT_ADDRESS_BY_UUID,
      MapKey.UUID,
      path -> new WarehousePaths.Product_AddressPath<>(path));

  public static final MapField<Product, Integer, BigDecimal, OrderedField<Product, BigDecimal>> MONTHLY_PRICES = new MapField<>(
      Path.of("monthlyPrices"),
      WarehouseCodecs.BIG_DECIMAL_BY_INTEGER,
      MapKey.INTEGER,
      path -> new OrderedField<>(path, Codecs.BIG_DECIMAL));

  public static final MapField<Product, Long, Map<Product.Kind, Boolean>, MapField<Product, Product.Kind, Boolean, BooleanField<Product>>> FLAGS_BY_KIND = new MapField<>(
      Path.of("flagsByKind"),
      WarehouseCodecs.BOOLEAN_BY_PRODUCT_KIND_BY_LONG,
      MapKey.LONG,
      path -> new MapField<>(
          path,
          WarehouseCodecs.BOOLEAN_BY_PRODUCT_KIND,
          WarehouseCodecs.PRODUCT_KIND_KEY,
          path2 -> new BooleanField<>(path2)));

  public static final SetField<Product, String> BADGES = new SetField<>(
      Path.of("badges"), WarehouseCodecs.STRING_SET, Codecs.STRING);

  public static final ListField<Product, String, TextField<Product>> STEPS = new ListField<>(
      Path.of("steps"),
      WarehouseCodecs.STRING_LIST,
      Codecs.STRING,
      path -> new TextField<>(path));

  public static final Field<Product, Product.Packaging> PACKAGING = new Field<>(
      Path.of("packaging"), WarehouseCodecs.PRODUCT_PACKAGING);

  public static final ListField<Product, Product.Packaging, Field<Product, Product.Packaging>> PACKAGINGS = new ListField<>(
      Path.of("packagings"),
      WarehouseCodecs.PRODUCT_PACKAGING_LIST,
      WarehouseCodecs.PRODUCT_PACKAGING,
      path -> new Field<>(path, WarehouseCodecs.PRODUCT_PACKAGING));

  public static final Field<Product, Money> MONEY = new Field<>(
      Path.of("money"), WarehouseCodecs.MONEY_AS_TEXT);

  public static final ListField<Product, Money, Field<Product, Money>> DISCOUNTS = new ListField<>(
      Path.of("discounts"),
      WarehouseCodecs.MONEY_AS_TEXT_LIST,
      WarehouseCodecs.MONEY_AS_TEXT,
      path -> new Field<>(path, WarehouseCodecs.MONEY_AS_TEXT));

  public static final SetField<Product, Money> AMOUNTS = new SetField<>(
      Path.of("amounts"), WarehouseCodecs.MONEY_AS_TEXT_SET, WarehouseCodecs.MONEY_AS_TEXT);

  public static final MapField<Product, String, Optional<Money>, Field<Product, Money>> FEES = new MapField<>(
      Path.of("fees"),
      WarehouseCodecs.OPTIONAL_MONEY_AS_TEXT_MAP,
      MapKey.STRING,
      path -> new Field<>(path, WarehouseCodecs.MONEY_AS_TEXT));

  public static final OrderedField<Product, Instant> CHECKED = new OrderedField<>(
      Path.of("checked"), WarehouseCodecs.EPOCH_MILLIS);

  /** The component {@code name}, attribute {@code n}. */
  public static final TextField<Product> NAME = new TextField<>(Path.of("n"));

  public static final OrderedField<Product, Integer> VERSION = new OrderedField<>(
      Path.of("version"), Codecs.INTEGER);

  public static final InstantField<Product> CREATED_AT = new InstantField<>(Path.of("createdAt"));

  public static final OrderedField<Product, Instant> UPDATED_AT = new OrderedField<>(
      Path.of("updatedAt"), WarehouseCodecs.EPOCH_MILLIS);

  public static final OrderedField<Product, Instant> EXPIRES = new OrderedField<>(
      Path.of("expires"), Codecs.EPOCH_SECONDS);

  private ProductFields() {}
}
