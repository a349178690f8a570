package everything;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EmbeddedComponent;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.schema.RestComponent;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Precision;
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

/** The components and keys of {@link Product}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class ProductSchema {
  static final Component<Product, UUID> SKU = Component.of("sku", Product::sku, Codecs.UUID);
  static final Component<Product, Product.Kind> KIND =
      Component.of("kind", Product::kind, WarehouseCodecs.PRODUCT_KIND);
  static final Component<Product, Integer> NUMBER = Component.of("number", Product::number);
  static final Component<Product, String> SHELF = Component.of("shelf", Product::shelf);
  static final Component<Product, String> TEXT = Component.of("text", Product::text, Codecs.STRING);
  static final Component<Product, Character> LETTER =
      Component.of("letter", Product::letter, Codecs.CHARACTER);
  static final Component<Product, Character> LETTER_OR_NULL =
      Component.of("letterOrNull", Product::letterOrNull, Codecs.CHARACTER);
  static final Component<Product, Boolean> FLAG =
      Component.of("flag", Product::flag, Codecs.BOOLEAN);
  static final Component<Product, Boolean> FLAG_OR_NULL =
      Component.of("flagOrNull", Product::flagOrNull, Codecs.BOOLEAN);
  static final Component<Product, Byte> TINY = Component.of("tiny", Product::tiny, Codecs.BYTE);
  static final Component<Product, Byte> TINY_OR_NULL =
      Component.of("tinyOrNull", Product::tinyOrNull, Codecs.BYTE);
  static final Component<Product, Short> SMALL =
      Component.of("small", Product::small, Codecs.SHORT);
  static final Component<Product, Short> SMALL_OR_NULL =
      Component.of("smallOrNull", Product::smallOrNull, Codecs.SHORT);
  static final Component<Product, Integer> MEDIUM =
      Component.of("medium", Product::medium, Codecs.INTEGER);
  static final Component<Product, Integer> MEDIUM_OR_NULL =
      Component.of("mediumOrNull", Product::mediumOrNull, Codecs.INTEGER);
  static final Component<Product, Long> LARGE = Component.of("large", Product::large, Codecs.LONG);
  static final Component<Product, Long> LARGE_OR_NULL =
      Component.of("largeOrNull", Product::largeOrNull, Codecs.LONG);
  static final Component<Product, Float> SINGLE =
      Component.of("single", Product::single, Codecs.FLOAT);
  static final Component<Product, Float> SINGLE_OR_NULL =
      Component.of("singleOrNull", Product::singleOrNull, Codecs.FLOAT);
  static final Component<Product, Double> TWICE =
      Component.of("twice", Product::twice, Codecs.DOUBLE);
  static final Component<Product, Double> TWICE_OR_NULL =
      Component.of("twiceOrNull", Product::twiceOrNull, Codecs.DOUBLE);
  static final Component<Product, BigInteger> HUGE =
      Component.of("huge", Product::huge, Codecs.BIG_INTEGER);
  static final Component<Product, BigDecimal> PRICE =
      Component.of("price", Product::price, Codecs.BIG_DECIMAL);
  static final Component<Product, URI> PAGE = Component.of("page", Product::page, Codecs.URI);
  static final Component<Product, Duration> GUARANTEE =
      Component.of("guarantee", Product::guarantee, Codecs.DURATION);
  static final Component<Product, Instant> RELEASED =
      Component.of("released", Product::released, Codecs.INSTANT);
  static final Component<Product, LocalDate> DATE =
      Component.of("date", Product::date, Codecs.LOCAL_DATE);
  static final Component<Product, LocalDateTime> DATE_TIME =
      Component.of("dateTime", Product::dateTime, Codecs.LOCAL_DATE_TIME);
  static final Component<Product, LocalTime> TIME =
      Component.of("time", Product::time, Codecs.LOCAL_TIME);
  static final Component<Product, YearMonth> MONTH =
      Component.of("month", Product::month, Codecs.YEAR_MONTH);
  static final Component<Product, Year> YEAR = Component.of("year", Product::year, Codecs.YEAR);
  static final Component<Product, OffsetDateTime> OFFERED =
      Component.of("offered", Product::offered, Codecs.OFFSET_DATE_TIME);
  static final Component<Product, ZonedDateTime> OPENS =
      Component.of("opens", Product::opens, Codecs.ZONED_DATE_TIME);
  static final Component<Product, ZoneId> ZONE =
      Component.of("zone", Product::zone, Codecs.ZONE_ID);
  static final Component<Product, Period> TRIAL =
      Component.of("trial", Product::trial, Codecs.PERIOD);
  static final Component<Product, byte[]> IMAGE =
      Component.of("image", Product::image, Codecs.BYTES);
  static final Component<Product, ByteBuffer> BUFFER =
      Component.of("buffer", Product::buffer, Codecs.BYTE_BUFFER);
  static final Component<Product, Product.Maker> MAKER =
      Component.of("maker", Product::maker, WarehouseCodecs.PRODUCT_MAKER);
  static final Component<Product, Optional<String>> NOTE =
      Component.of("note", Product::note, WarehouseCodecs.OPTIONAL_STRING);
  static final Component<Product, Optional<Product.Maker>> PREVIOUS =
      Component.of("previous", Product::previous, WarehouseCodecs.OPTIONAL_PRODUCT_MAKER);
  static final Component<Product, Optional<Integer>> CODE =
      Component.of("code", Product::code, WarehouseCodecs.OPTIONAL_INTEGER);
  static final Component<Product, Optional<List<String>>> HINTS =
      Component.of("hints", Product::hints, WarehouseCodecs.OPTIONAL_STRING_LIST);
  static final Component<Product, List<String>> LINES =
      Component.of("lines", Product::lines, WarehouseCodecs.STRING_LIST);
  static final Component<Product, List<List<Integer>>> MATRIX =
      Component.of("matrix", Product::matrix, WarehouseCodecs.INTEGER_LIST_LIST);
  static final Component<Product, List<Product.Maker>> MAKERS =
      Component.of("makers", Product::makers, WarehouseCodecs.PRODUCT_MAKER_LIST);
  static final Component<Product, Set<String>> TAGS =
      Component.of("tags", Product::tags, WarehouseCodecs.STRING_SET);
  static final Component<Product, Set<Integer>> SIZES =
      Component.of("sizes", Product::sizes, WarehouseCodecs.INTEGER_SET);
  static final Component<Product, Set<BigDecimal>> PRICES =
      Component.of("prices", Product::prices, WarehouseCodecs.BIG_DECIMAL_SET);
  static final Component<Product, Set<Product.Kind>> KINDS =
      Component.of("kinds", Product::kinds, WarehouseCodecs.PRODUCT_KIND_SET);
  static final Component<Product, Set<ByteBuffer>> IMAGES =
      Component.of("images", Product::images, WarehouseCodecs.BYTE_BUFFER_SET);
  static final Component<Product, Set<Product.Address>> PLACES =
      Component.of("places", Product::places, WarehouseCodecs.PRODUCT_ADDRESS_SET);
  static final Component<Product, Set<Boolean>> FLAGS =
      Component.of("flags", Product::flags, WarehouseCodecs.BOOLEAN_SET);
  static final Component<Product, Map<String, String>> LABELS =
      Component.of("labels", Product::labels, WarehouseCodecs.STRING_MAP);
  static final Component<Product, Map<String, List<Product.Address>>> PLACES_BY_NAME =
      Component.of("placesByName", Product::placesByName, WarehouseCodecs.PRODUCT_ADDRESS_LIST_MAP);
  static final Component<Product, Map<String, Map<String, Set<Long>>>> DEEP =
      Component.of("deep", Product::deep, WarehouseCodecs.LONG_SET_MAP_MAP);
  static final Component<Product, Map<Product.Kind, String>> NAMES_BY_KIND =
      Component.of("namesByKind", Product::namesByKind, WarehouseCodecs.STRING_BY_PRODUCT_KIND);
  static final Component<Product, Map<UUID, Optional<Product.Address>>> PLACES_BY_ID =
      Component.of("placesById", Product::placesById,
      WarehouseCodecs.OPTIONAL_PRODUCT_ADDRESS_BY_UUID);

  static final Component<Product, Map<Integer, BigDecimal>> MONTHLY_PRICES =
      Component.of("monthlyPrices", Product::monthlyPrices,
      WarehouseCodecs.BIG_DECIMAL_BY_INTEGER_AT_MOST_12);

  static final Component<Product, Map<Long, Map<Product.Kind, Boolean>>> FLAGS_BY_KIND =
      Component.of("flagsByKind", Product::flagsByKind,
      WarehouseCodecs.BOOLEAN_BY_PRODUCT_KIND_BY_LONG);

  static final Component<Product, Map<LocalDate, List<String>>> LINES_BY_DATE =
      Component.of("linesByDate", Product::linesByDate, WarehouseCodecs.STRING_LIST_BY_LOCAL_DATE);
  static final Component<Product, Map<Money, Product.Kind>> KINDS_BY_PRICE =
      Component.of("kindsByPrice", Product::kindsByPrice,
      WarehouseCodecs.PRODUCT_KIND_BY_MONEY_AS_TEXT);

  static final Component<Product, Set<String>> BADGES =
      Component.of("badges", Product::badges, WarehouseCodecs.STRING_SET_AT_MOST_5);
  static final Component<Product, List<String>> STEPS =
      Component.of("steps", Product::steps, WarehouseCodecs.STRING_LIST_AT_MOST_5);
  static final Component<Product, Product.Packaging> PACKAGING =
      Component.of("packaging", Product::packaging, WarehouseCodecs.PRODUCT_PACKAGING);
  static final Component<Product, List<Product.Packaging>> PACKAGINGS =
      Component.of("packagings", Product::packagings, WarehouseCodecs.PRODUCT_PACKAGING_LIST);
  static final Component<Product, Money> MONEY =
      Component.of("money", Product::money, WarehouseCodecs.MONEY_AS_TEXT);
  static final Component<Product, List<Money>> DISCOUNTS =
      Component.of("discounts", Product::discounts, WarehouseCodecs.MONEY_AS_TEXT_LIST);
  static final Component<Product, Set<Money>> AMOUNTS =
      Component.of("amounts", Product::amounts, WarehouseCodecs.MONEY_AS_TEXT_SET);
  static final Component<Product, Map<String, Optional<Money>>> FEES =
      Component.of("fees", Product::fees, WarehouseCodecs.OPTIONAL_MONEY_AS_TEXT_MAP);
  static final Component<Product, Instant> CHECKED =
      Component.of("checked", Product::checked, WarehouseCodecs.EPOCH_MILLIS);
  static final Component<Product, String> NAME =
      Component.<Product, String>of("name", Product::name, "n", Codecs.STRING)
          .aliases("title", "label");

  static final Component<Product, Integer> VERSION =
      Component.of("version", Product::version, Codecs.INTEGER);
  static final Component<Product, Instant> CREATED_AT =
      Component.of("createdAt", Product::createdAt, Codecs.INSTANT);
  static final Component<Product, Instant> UPDATED_AT =
      Component.of("updatedAt", Product::updatedAt, WarehouseCodecs.EPOCH_MILLIS);
  static final Component<Product, Instant> EXPIRES =
      Component.of("expires", Product::expires, Codecs.EPOCH_SECONDS);
  static final Component<Product, String> ORIGIN_COUNTRY =
      Component.<Product, String>of("origin.country", EmbeddedComponent.within(
      Product::origin, Product.Origin::country), "made_country", Codecs.STRING);

  static final Component<Product, Integer> ORIGIN_YEAR =
      Component.<Product, Integer>of("origin.year", EmbeddedComponent.within(
      Product::origin, Product.Origin::year), "made_year", Codecs.INTEGER);

  static final Component<Product, Double> ORIGIN_PLACE_LATITUDE =
      Component.<Product, Double>of("origin.place.latitude", EmbeddedComponent.within(
      EmbeddedComponent.within(
      Product::origin, Product.Origin::place), Product.Place::latitude), "made_at_lat",
      Codecs.DOUBLE);

  static final Component<Product, Double> ORIGIN_PLACE_LONGITUDE =
      Component.<Product, Double>of("origin.place.longitude", EmbeddedComponent.within(
      EmbeddedComponent.within(
      Product::origin, Product.Origin::place), Product.Place::longitude), "made_at_longitude",
      Codecs.DOUBLE);

  static final EmbeddedComponent<Product, Product.Place> ORIGIN_PLACE =
      EmbeddedComponent.<Product, Product.Place>of("Product", "origin.place")
      .with(ORIGIN_PLACE_LATITUDE, Product.Place::latitude)
      .with(ORIGIN_PLACE_LONGITUDE, Product.Place::longitude);

  static final EmbeddedComponent<Product, Product.Origin> ORIGIN =
      EmbeddedComponent.<Product, Product.Origin>of("Product", "origin")
      .with(ORIGIN_COUNTRY, Product.Origin::country)
      .with(ORIGIN_YEAR, Product.Origin::year)
      .with(ORIGIN_PLACE, Product.Origin::place);

  static final RestComponent<Product> OTHERS = RestComponent.of("others", Product::others, "PK",
      "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "Type", "sku", "kind", "number", "shelf",
      "text", "letter", "letterOrNull", "flag", "flagOrNull", "tiny", "tinyOrNull", "small",
      "smallOrNull", "medium", "mediumOrNull", "large", "largeOrNull", "single", "singleOrNull",
      "twice", "twiceOrNull", "huge", "price", "page", "guarantee", "released", "date", "dateTime",
      "time", "month", "year", "offered", "opens", "zone", "trial", "image", "buffer", "maker",
      "note", "previous", "code", "hints", "lines", "matrix", "makers", "tags", "sizes", "prices",
      "kinds", "images", "places", "flags", "labels", "placesByName", "deep", "namesByKind",
      "placesById", "monthlyPrices", "flagsByKind", "linesByDate", "kindsByPrice", "badges",
      "steps", "packaging", "packagings", "money", "discounts", "amounts", "fees", "checked", "n",
      "version", "createdAt", "updatedAt", "expires", "made_country", "made_year", "made_at_lat",
      "made_at_longitude", "title", "label", "_deleting", "_recount");

  static final Component<Product, String> MAKER_ADDRESS_CITY = MAKER.<Product.Address>path(
      "address", Product.Maker::address).<String>path("city", Product.Address::city);
  static final Component<Product, Integer> CODE_VALUE = Component.unwrap(CODE);

  /** {@code PK = "PRODUCT#{sku}"}. */
  static final KeyTemplate<Product> PARTITION_KEY =
      KeyTemplate.<Product>literal("PRODUCT#").then(SKU, KeyFormats.UUID);

  /** {@code SK = "{kind}#{number:6}"}. */
  static final KeyTemplate<Product> SORT_KEY =
      KeyTemplate.<Product>empty().then(KIND, KeyFormats.enumOf(Product.Kind.values()))
          .thenLiteral("#").then(NUMBER, KeyFormats.intWidth(6));

  /** {@code GSI1PK = "CITY#{maker.address.city:upper}"}. */
  static final KeyTemplate<Product> GSI1_PK =
      KeyTemplate.<Product>literal("CITY#").then(MAKER_ADDRESS_CITY, KeyFormats.UPPER).truncating();

  /** {@code GSI1SK = "{released:month}#{code}"}. */
  static final KeyTemplate<Product> GSI1_SK =
      KeyTemplate.<Product>empty().then(RELEASED, KeyFormats.instant(Precision.MONTH))
          .thenLiteral("#").then(CODE_VALUE, KeyFormats.INT_PADDED).truncating();

  /** {@code GSI2PK = "SHELF#{shelf}"}. */
  static final KeyTemplate<Product> GSI2_PK =
      KeyTemplate.<Product>literal("SHELF#").then(SHELF, KeyFormats.TEXT).truncating();

  /** {@code GSI2SK = "{sku}"}. */
  static final KeyTemplate<Product> GSI2_SK =
      KeyTemplate.<Product>empty().then(SKU, KeyFormats.UUID).truncating();
  static final PrimaryKey<Product> KEY =
      PrimaryKey.of("Product", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  static final IndexKey<Product> GSI1 =
      IndexKey.of("Product", "GSI1", KeyAttribute.partition("GSI1PK", GSI1_PK),
          KeyAttribute.sort("GSI1SK", GSI1_SK));

  static final IndexKey<Product> GSI2 =
      IndexKey.of("Product", "GSI2", KeyAttribute.partition("GSI2PK", GSI2_PK),
          KeyAttribute.sort("GSI2SK", GSI2_SK));

  private ProductSchema() {}
}
