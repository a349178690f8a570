package everything;

import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.IndexKey;
import io.partita.runtime.internal.entity.KeyAttribute;
import io.partita.runtime.internal.entity.KeyTemplate;
import io.partita.runtime.internal.entity.PrimaryKey;
import io.partita.runtime.internal.item.Codecs;
import io.partita.runtime.internal.key.KeyFormats;
import io.partita.runtime.internal.key.Precision;
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
  static final Component<Product, UUID> SKU =
      Component.<Product, UUID>of("sku", Product::sku).stored("sku", Codecs.UUID);

  static final Component<Product, Product.Kind> KIND =
      Component.<Product, Product.Kind>of("kind", Product::kind)
          .stored("kind", WarehouseCodecs.PRODUCT_KIND);

  static final Component<Product, Integer> NUMBER =
      Component.<Product, Integer>of("number", Product::number);

  static final Component<Product, String> SHELF =
      Component.<Product, String>of("shelf", Product::shelf);

  static final Component<Product, String> TEXT =
      Component.<Product, String>of("text", Product::text).stored("text", Codecs.STRING);

  static final Component<Product, Character> LETTER =
      Component.<Product, Character>of("letter", Product::letter)
          .stored("letter", Codecs.CHARACTER);

  static final Component<Product, Character> LETTER_OR_NULL =
      Component.<Product, Character>of("letterOrNull", Product::letterOrNull)
          .stored("letterOrNull", Codecs.CHARACTER);

  static final Component<Product, Boolean> FLAG =
      Component.<Product, Boolean>of("flag", Product::flag).stored("flag", Codecs.BOOLEAN);

  static final Component<Product, Boolean> FLAG_OR_NULL =
      Component.<Product, Boolean>of("flagOrNull", Product::flagOrNull)
          .stored("flagOrNull", Codecs.BOOLEAN);

  static final Component<Product, Byte> TINY =
      Component.<Product, Byte>of("tiny", Product::tiny).stored("tiny", Codecs.BYTE);

  static final Component<Product, Byte> TINY_OR_NULL =
      Component.<Product, Byte>of("tinyOrNull", Product::tinyOrNull)
          .stored("tinyOrNull", Codecs.BYTE);

  static final Component<Product, Short> SMALL =
      Component.<Product, Short>of("small", Product::small).stored("small", Codecs.SHORT);

  static final Component<Product, Short> SMALL_OR_NULL =
      Component.<Product, Short>of("smallOrNull", Product::smallOrNull)
          .stored("smallOrNull", Codecs.SHORT);

  static final Component<Product, Integer> MEDIUM =
      Component.<Product, Integer>of("medium", Product::medium).stored("medium", Codecs.INTEGER);

  static final Component<Product, Integer> MEDIUM_OR_NULL =
      Component.<Product, Integer>of("mediumOrNull", Product::mediumOrNull)
          .stored("mediumOrNull", Codecs.INTEGER);

  static final Component<Product, Long> LARGE =
      Component.<Product, Long>of("large", Product::large).stored("large", Codecs.LONG);

  static final Component<Product, Long> LARGE_OR_NULL =
      Component.<Product, Long>of("largeOrNull", Product::largeOrNull)
          .stored("largeOrNull", Codecs.LONG);

  static final Component<Product, Float> SINGLE =
      Component.<Product, Float>of("single", Product::single).stored("single", Codecs.FLOAT);

  static final Component<Product, Float> SINGLE_OR_NULL =
      Component.<Product, Float>of("singleOrNull", Product::singleOrNull)
          .stored("singleOrNull", Codecs.FLOAT);

  static final Component<Product, Double> TWICE =
      Component.<Product, Double>of("twice", Product::twice).stored("twice", Codecs.DOUBLE);

  static final Component<Product, Double> TWICE_OR_NULL =
      Component.<Product, Double>of("twiceOrNull", Product::twiceOrNull)
          .stored("twiceOrNull", Codecs.DOUBLE);

  static final Component<Product, BigInteger> HUGE =
      Component.<Product, BigInteger>of("huge", Product::huge).stored("huge", Codecs.BIG_INTEGER);

  static final Component<Product, BigDecimal> PRICE =
      Component.<Product, BigDecimal>of("price", Product::price)
          .stored("price", Codecs.BIG_DECIMAL);

  static final Component<Product, URI> PAGE =
      Component.<Product, URI>of("page", Product::page).stored("page", Codecs.URI);

  static final Component<Product, Duration> GUARANTEE =
      Component.<Product, Duration>of("guarantee", Product::guarantee)
          .stored("guarantee", Codecs.DURATION);

  static final Component<Product, Instant> RELEASED =
      Component.<Product, Instant>of("released", Product::released)
          .stored("released", Codecs.INSTANT);

  static final Component<Product, LocalDate> DATE =
      Component.<Product, LocalDate>of("date", Product::date).stored("date", Codecs.LOCAL_DATE);

  static final Component<Product, LocalDateTime> DATE_TIME =
      Component.<Product, LocalDateTime>of("dateTime", Product::dateTime)
          .stored("dateTime", Codecs.LOCAL_DATE_TIME);

  static final Component<Product, LocalTime> TIME =
      Component.<Product, LocalTime>of("time", Product::time).stored("time", Codecs.LOCAL_TIME);

  static final Component<Product, YearMonth> MONTH =
      Component.<Product, YearMonth>of("month", Product::month).stored("month", Codecs.YEAR_MONTH);

  static final Component<Product, Year> YEAR =
      Component.<Product, Year>of("year", Product::year).stored("year", Codecs.YEAR);

  static final Component<Product, OffsetDateTime> OFFERED =
      Component.<Product, OffsetDateTime>of("offered", Product::offered)
          .stored("offered", Codecs.OFFSET_DATE_TIME);

  static final Component<Product, ZonedDateTime> OPENS =
      Component.<Product, ZonedDateTime>of("opens", Product::opens)
          .stored("opens", Codecs.ZONED_DATE_TIME);

  static final Component<Product, ZoneId> ZONE =
      Component.<Product, ZoneId>of("zone", Product::zone).stored("zone", Codecs.ZONE_ID);

  static final Component<Product, Period> TRIAL =
      Component.<Product, Period>of("trial", Product::trial).stored("trial", Codecs.PERIOD);

  static final Component<Product, byte[]> IMAGE =
      Component.<Product, byte[]>of("image", Product::image).stored("image", Codecs.BYTES);

  static final Component<Product, ByteBuffer> BUFFER =
      Component.<Product, ByteBuffer>of("buffer", Product::buffer)
          .stored("buffer", Codecs.BYTE_BUFFER);

  static final Component<Product, Product.Maker> MAKER =
      Component.<Product, Product.Maker>of("maker", Product::maker)
          .stored("maker", WarehouseCodecs.PRODUCT_MAKER);

  static final Component<Product, Optional<String>> NOTE =
      Component.<Product, Optional<String>>of("note", Product::note)
          .stored("note", WarehouseCodecs.OPTIONAL_STRING);

  static final Component<Product, Optional<Product.Maker>> PREVIOUS =
      Component.<Product, Optional<Product.Maker>>of("previous", Product::previous)
          .stored("previous", WarehouseCodecs.OPTIONAL_PRODUCT_MAKER);

  static final Component<Product, Optional<Integer>> CODE =
      Component.<Product, Optional<Integer>>of("code", Product::code)
          .stored("code", WarehouseCodecs.OPTIONAL_INTEGER);

  static final Component<Product, Optional<List<String>>> HINTS =
      Component.<Product, Optional<List<String>>>of("hints", Product::hints)
          .stored("hints", WarehouseCodecs.OPTIONAL_STRING_LIST);

  static final Component<Product, List<String>> LINES =
      Component.<Product, List<String>>of("lines", Product::lines)
          .stored("lines", WarehouseCodecs.STRING_LIST);

  static final Component<Product, List<List<Integer>>> MATRIX =
      Component.<Product, List<List<Integer>>>of("matrix", Product::matrix)
          .stored("matrix", WarehouseCodecs.INTEGER_LIST_LIST);

  static final Component<Product, List<Product.Maker>> MAKERS =
      Component.<Product, List<Product.Maker>>of("makers", Product::makers)
          .stored("makers", WarehouseCodecs.PRODUCT_MAKER_LIST);

  static final Component<Product, Set<String>> TAGS =
      Component.<Product, Set<String>>of("tags", Product::tags)
          .stored("tags", WarehouseCodecs.STRING_SET);

  static final Component<Product, Set<Integer>> SIZES =
      Component.<Product, Set<Integer>>of("sizes", Product::sizes)
          .stored("sizes", WarehouseCodecs.INTEGER_SET);

  static final Component<Product, Set<BigDecimal>> PRICES =
      Component.<Product, Set<BigDecimal>>of("prices", Product::prices)
          .stored("prices", WarehouseCodecs.BIG_DECIMAL_SET);

  static final Component<Product, Set<Product.Kind>> KINDS =
      Component.<Product, Set<Product.Kind>>of("kinds", Product::kinds)
          .stored("kinds", WarehouseCodecs.PRODUCT_KIND_SET);

  static final Component<Product, Set<ByteBuffer>> IMAGES =
      Component.<Product, Set<ByteBuffer>>of("images", Product::images)
          .stored("images", WarehouseCodecs.BYTE_BUFFER_SET);

  static final Component<Product, Set<Product.Address>> PLACES =
      Component.<Product, Set<Product.Address>>of("places", Product::places)
          .stored("places", WarehouseCodecs.PRODUCT_ADDRESS_SET);

  static final Component<Product, Set<Boolean>> FLAGS =
      Component.<Product, Set<Boolean>>of("flags", Product::flags)
          .stored("flags", WarehouseCodecs.BOOLEAN_SET);

  static final Component<Product, Map<String, String>> LABELS =
      Component.<Product, Map<String, String>>of("labels", Product::labels)
          .stored("labels", WarehouseCodecs.STRING_MAP);

  static final Component<Product, Map<String, List<Product.Address>>> PLACES_BY_NAME =
      Component.<Product, Map<String, List<Product.Address>>>of(
          "placesByName", Product::placesByName)
          .stored("placesByName", WarehouseCodecs.PRODUCT_ADDRESS_LIST_MAP);

  static final Component<Product, Map<String, Map<String, Set<Long>>>> DEEP =
      Component.<Product, Map<String, Map<String, Set<Long>>>>of("deep", Product::deep)
          .stored("deep", WarehouseCodecs.LONG_SET_MAP_MAP);

  static final Component<Product, Map<Product.Kind, String>> NAMES_BY_KIND =
      Component.<Product, Map<Product.Kind, String>>of("namesByKind", Product::namesByKind)
          .stored("namesByKind", WarehouseCodecs.STRING_BY_PRODUCT_KIND);

  static final Component<Product, Map<UUID, Optional<Product.Address>>> PLACES_BY_ID =
      Component.<Product, Map<UUID, Optional<Product.Address>>>of("placesById", Product::placesById)
          .stored("placesById", WarehouseCodecs.OPTIONAL_PRODUCT_ADDRESS_BY_UUID);

  static final Component<Product, Map<Integer, BigDecimal>> MONTHLY_PRICES =
      Component.<Product, Map<Integer, BigDecimal>>of("monthlyPrices", Product::monthlyPrices)
          .stored("monthlyPrices", WarehouseCodecs.BIG_DECIMAL_BY_INTEGER_AT_MOST_12);

  static final Component<Product, Map<Long, Map<Product.Kind, Boolean>>> FLAGS_BY_KIND =
      Component.<Product, Map<Long, Map<Product.Kind, Boolean>>>of(
          "flagsByKind", Product::flagsByKind)
          .stored("flagsByKind", WarehouseCodecs.BOOLEAN_BY_PRODUCT_KIND_BY_LONG);

  static final Component<Product, Set<String>> BADGES =
      Component.<Product, Set<String>>of("badges", Product::badges)
          .stored("badges", WarehouseCodecs.STRING_SET_AT_MOST_5);

  static final Component<Product, List<String>> STEPS =
      Component.<Product, List<String>>of("steps", Product::steps)
          .stored("steps", WarehouseCodecs.STRING_LIST_AT_MOST_5);

  static final Component<Product, Product.Packaging> PACKAGING =
      Component.<Product, Product.Packaging>of("packaging", Product::packaging)
          .stored("packaging", WarehouseCodecs.PRODUCT_PACKAGING);

  static final Component<Product, List<Product.Packaging>> PACKAGINGS =
      Component.<Product, List<Product.Packaging>>of("packagings", Product::packagings)
          .stored("packagings", WarehouseCodecs.PRODUCT_PACKAGING_LIST);

  static final Component<Product, Money> MONEY =
      Component.<Product, Money>of("money", Product::money)
          .stored("money", WarehouseCodecs.MONEY_AS_TEXT);

  static final Component<Product, List<Money>> DISCOUNTS =
      Component.<Product, List<Money>>of("discounts", Product::discounts)
          .stored("discounts", WarehouseCodecs.MONEY_AS_TEXT_LIST);

  static final Component<Product, Set<Money>> AMOUNTS =
      Component.<Product, Set<Money>>of("amounts", Product::amounts)
          .stored("amounts", WarehouseCodecs.MONEY_AS_TEXT_SET);

  static final Component<Product, Map<String, Optional<Money>>> FEES =
      Component.<Product, Map<String, Optional<Money>>>of("fees", Product::fees)
          .stored("fees", WarehouseCodecs.OPTIONAL_MONEY_AS_TEXT_MAP);

  static final Component<Product, Instant> CHECKED =
      Component.<Product, Instant>of("checked", Product::checked)
          .stored("checked", WarehouseCodecs.EPOCH_MILLIS);

  static final Component<Product, String> NAME =
      Component.<Product, String>of("name", Product::name).stored("n", Codecs.STRING)
          .aliases("title", "label");

  static final Component<Product, Integer> VERSION =
      Component.<Product, Integer>of("version", Product::version).stored("version", Codecs.INTEGER);

  static final Component<Product, Instant> CREATED_AT =
      Component.<Product, Instant>of("createdAt", Product::createdAt)
          .stored("createdAt", Codecs.INSTANT);

  static final Component<Product, Instant> UPDATED_AT =
      Component.<Product, Instant>of("updatedAt", Product::updatedAt)
          .stored("updatedAt", WarehouseCodecs.EPOCH_MILLIS);

  static final Component<Product, Instant> EXPIRES =
      Component.<Product, Instant>of("expires", Product::expires)
          .stored("expires", Codecs.EPOCH_SECONDS);

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
