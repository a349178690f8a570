package everything;

import io.partita.runtime.condition.BinaryField;
import io.partita.runtime.condition.BooleanField;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.condition.Field;
import io.partita.runtime.condition.InstantField;
import io.partita.runtime.condition.ListField;
import io.partita.runtime.condition.MapField;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.SetField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.generated.value.Path;
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
  public static final Field<Product, UUID> SKU = new Field<>(ProductSchema.SKU);
  public static final Field<Product, Product.Kind> KIND = new Field<>(ProductSchema.KIND);
  public static final TextField<Product> TEXT = new TextField<>(ProductSchema.TEXT);
  public static final OrderedField<Product, Character> LETTER =
      new OrderedField<>(ProductSchema.LETTER);
  public static final OrderedField<Product, Character> LETTER_OR_NULL =
      new OrderedField<>(ProductSchema.LETTER_OR_NULL);
  public static final BooleanField<Product> FLAG = new BooleanField<>(ProductSchema.FLAG);
  public static final BooleanField<Product> FLAG_OR_NULL =
      new BooleanField<>(ProductSchema.FLAG_OR_NULL);
  public static final OrderedField<Product, Byte> TINY = new OrderedField<>(ProductSchema.TINY);
  public static final OrderedField<Product, Byte> TINY_OR_NULL =
      new OrderedField<>(ProductSchema.TINY_OR_NULL);
  public static final OrderedField<Product, Short> SMALL = new OrderedField<>(ProductSchema.SMALL);
  public static final OrderedField<Product, Short> SMALL_OR_NULL =
      new OrderedField<>(ProductSchema.SMALL_OR_NULL);
  public static final OrderedField<Product, Integer> MEDIUM =
      new OrderedField<>(ProductSchema.MEDIUM);
  public static final OrderedField<Product, Integer> MEDIUM_OR_NULL =
      new OrderedField<>(ProductSchema.MEDIUM_OR_NULL);
  public static final OrderedField<Product, Long> LARGE = new OrderedField<>(ProductSchema.LARGE);
  public static final OrderedField<Product, Long> LARGE_OR_NULL =
      new OrderedField<>(ProductSchema.LARGE_OR_NULL);
  public static final OrderedField<Product, Float> SINGLE =
      new OrderedField<>(ProductSchema.SINGLE);
  public static final OrderedField<Product, Float> SINGLE_OR_NULL =
      new OrderedField<>(ProductSchema.SINGLE_OR_NULL);
  public static final OrderedField<Product, Double> TWICE = new OrderedField<>(ProductSchema.TWICE);
  public static final OrderedField<Product, Double> TWICE_OR_NULL =
      new OrderedField<>(ProductSchema.TWICE_OR_NULL);
  public static final OrderedField<Product, BigInteger> HUGE =
      new OrderedField<>(ProductSchema.HUGE);
  public static final OrderedField<Product, BigDecimal> PRICE =
      new OrderedField<>(ProductSchema.PRICE);
  public static final Field<Product, URI> PAGE = new Field<>(ProductSchema.PAGE);
  public static final Field<Product, Duration> GUARANTEE = new Field<>(ProductSchema.GUARANTEE);
  public static final InstantField<Product> RELEASED = new InstantField<>(ProductSchema.RELEASED);
  public static final OrderedField<Product, LocalDate> DATE =
      new OrderedField<>(ProductSchema.DATE);
  public static final OrderedField<Product, LocalDateTime> DATE_TIME =
      new OrderedField<>(ProductSchema.DATE_TIME);
  public static final OrderedField<Product, LocalTime> TIME =
      new OrderedField<>(ProductSchema.TIME);
  public static final OrderedField<Product, YearMonth> MONTH =
      new OrderedField<>(ProductSchema.MONTH);
  public static final OrderedField<Product, Year> YEAR = new OrderedField<>(ProductSchema.YEAR);
  public static final Field<Product, OffsetDateTime> OFFERED = new Field<>(ProductSchema.OFFERED);
  public static final Field<Product, ZonedDateTime> OPENS = new Field<>(ProductSchema.OPENS);
  public static final Field<Product, ZoneId> ZONE = new Field<>(ProductSchema.ZONE);
  public static final Field<Product, Period> TRIAL = new Field<>(ProductSchema.TRIAL);
  public static final BinaryField<Product, byte[]> IMAGE = new BinaryField<>(ProductSchema.IMAGE);
  public static final BinaryField<Product, ByteBuffer> BUFFER =
      new BinaryField<>(ProductSchema.BUFFER);
  public static final WarehousePaths.Product_MakerPath<Product> MAKER =
      new WarehousePaths.Product_MakerPath<>(Path.of("maker"));
  public static final TextField<Product> NOTE = new TextField<>(Path.of("note"));
  public static final WarehousePaths.Product_MakerPath<Product> PREVIOUS =
      new WarehousePaths.Product_MakerPath<>(Path.of("previous"));
  public static final OrderedField<Product, Integer> CODE =
      new OrderedField<>(Path.of("code"), Codecs.INTEGER);
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

  public static final SetField<Product, String> TAGS =
      new SetField<>(Path.of("tags"), WarehouseCodecs.STRING_SET, Codecs.STRING);
  public static final SetField<Product, Integer> SIZES =
      new SetField<>(Path.of("sizes"), WarehouseCodecs.INTEGER_SET, Codecs.INTEGER);
  public static final SetField<Product, BigDecimal> PRICES =
      new SetField<>(Path.of("prices"), WarehouseCodecs.BIG_DECIMAL_SET, Codecs.BIG_DECIMAL);
  public static final SetField<Product, Product.Kind> KINDS = new SetField<>(
      Path.of("kinds"), WarehouseCodecs.PRODUCT_KIND_SET, WarehouseCodecs.PRODUCT_KIND);
  public static final SetField<Product, ByteBuffer> IMAGES =
      new SetField<>(Path.of("images"), WarehouseCodecs.BYTE_BUFFER_SET, Codecs.BYTE_BUFFER);
  public static final SetField<Product, Product.Address> PLACES = new SetField<>(
      Path.of("places"), WarehouseCodecs.PRODUCT_ADDRESS_SET, WarehouseCodecs.PRODUCT_ADDRESS);
  public static final SetField<Product, Boolean> FLAGS =
      new SetField<>(Path.of("flags"), WarehouseCodecs.BOOLEAN_SET, Codecs.BOOLEAN);
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

  public static final MapField<Product, LocalDate, List<String>, ListField<Product, String, TextField<Product>>> LINES_BY_DATE = new MapField<>(
      Path.of("linesByDate"),
      WarehouseCodecs.STRING_LIST_BY_LOCAL_DATE,
      MapKey.LOCAL_DATE,
      path -> new ListField<>(
          path,
          WarehouseCodecs.STRING_LIST,
          Codecs.STRING,
          path2 -> new TextField<>(path2)));

  public static final MapField<Product, Money, Product.Kind, Field<Product, Product.Kind>> KINDS_BY_PRICE = new MapField<>(
      Path.of("kindsByPrice"),
      WarehouseCodecs.PRODUCT_KIND_BY_MONEY_AS_TEXT,
      WarehouseCodecs.MONEY_AS_TEXT_KEY,
      path -> new Field<>(path, WarehouseCodecs.PRODUCT_KIND));

  public static final SetField<Product, String> BADGES =
      new SetField<>(Path.of("badges"), WarehouseCodecs.STRING_SET, Codecs.STRING);
  public static final ListField<Product, String, TextField<Product>> STEPS = new ListField<>(
      Path.of("steps"),
      WarehouseCodecs.STRING_LIST,
      Codecs.STRING,
      path -> new TextField<>(path));

  public static final Field<Product, Product.Packaging> PACKAGING =
      new Field<>(ProductSchema.PACKAGING);
  public static final ListField<Product, Product.Packaging, Field<Product, Product.Packaging>> PACKAGINGS = new ListField<>(
      Path.of("packagings"),
      WarehouseCodecs.PRODUCT_PACKAGING_LIST,
      WarehouseCodecs.PRODUCT_PACKAGING,
      path -> new Field<>(path, WarehouseCodecs.PRODUCT_PACKAGING));

  public static final Field<Product, Money> MONEY = new Field<>(ProductSchema.MONEY);
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

  public static final OrderedField<Product, Instant> CHECKED =
      new OrderedField<>(ProductSchema.CHECKED);

  /** The component {@code name}, attribute {@code n}. */
  public static final TextField<Product> NAME = new TextField<>(ProductSchema.NAME);
  public static final OrderedField<Product, Integer> VERSION =
      new OrderedField<>(ProductSchema.VERSION);
  public static final InstantField<Product> CREATED_AT =
      new InstantField<>(ProductSchema.CREATED_AT);
  public static final OrderedField<Product, Instant> UPDATED_AT =
      new OrderedField<>(ProductSchema.UPDATED_AT);
  public static final OrderedField<Product, Instant> EXPIRES =
      new OrderedField<>(ProductSchema.EXPIRES);
  private static final TextField<Product> ORIGIN_COUNTRY =
      new TextField<>(ProductSchema.ORIGIN_COUNTRY);
  private static final OrderedField<Product, Integer> ORIGIN_YEAR =
      new OrderedField<>(ProductSchema.ORIGIN_YEAR);
  private static final OrderedField<Product, Double> ORIGIN_PLACE_LATITUDE =
      new OrderedField<>(ProductSchema.ORIGIN_PLACE_LATITUDE);
  private static final OrderedField<Product, Double> ORIGIN_PLACE_LONGITUDE =
      new OrderedField<>(ProductSchema.ORIGIN_PLACE_LONGITUDE);
  public static final OriginFields ORIGIN = new OriginFields();

  private ProductFields() {}

  /** The components of {@code origin.place}, which are attributes of the item itself. */
  public static final class OriginPlaceFields {
    private OriginPlaceFields() {}

    /** The component {@code origin.place.latitude}, attribute {@code made_at_lat}. */
    public OrderedField<Product, Double> latitude() {
      return ORIGIN_PLACE_LATITUDE;
    }

    /** The component {@code origin.place.longitude}, attribute {@code made_at_longitude}. */
    public OrderedField<Product, Double> longitude() {
      return ORIGIN_PLACE_LONGITUDE;
    }

    /** Whether there is a record: some attribute of it. */
    public Condition<Product> exists() {
      return ORIGIN_PLACE_LATITUDE.exists()
          .or(ORIGIN_PLACE_LONGITUDE.exists());
    }

    /** Whether there is none: no attribute of it. */
    public Condition<Product> notExists() {
      return ORIGIN_PLACE_LATITUDE.notExists()
          .and(ORIGIN_PLACE_LONGITUDE.notExists());
    }
  }

  /** The components of {@code origin}, which are attributes of the item itself. */
  public static final class OriginFields {
    private OriginFields() {}

    /** The component {@code origin.country}, attribute {@code made_country}. */
    public TextField<Product> country() {
      return ORIGIN_COUNTRY;
    }

    /** The component {@code origin.year}, attribute {@code made_year}. */
    public OrderedField<Product, Integer> year() {
      return ORIGIN_YEAR;
    }

    /** The components of {@code origin.place}. */
    public OriginPlaceFields place() {
      return new OriginPlaceFields();
    }

    /** Whether there is a record: some attribute of it. */
    public Condition<Product> exists() {
      return ORIGIN_COUNTRY.exists()
          .or(ORIGIN_YEAR.exists())
          .or(ORIGIN_PLACE_LATITUDE.exists())
          .or(ORIGIN_PLACE_LONGITUDE.exists());
    }

    /** Whether there is none: no attribute of it. */
    public Condition<Product> notExists() {
      return ORIGIN_COUNTRY.notExists()
          .and(ORIGIN_YEAR.notExists())
          .and(ORIGIN_PLACE_LATITUDE.notExists())
          .and(ORIGIN_PLACE_LONGITUDE.notExists());
    }
  }
}
