package everything;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.HeldComponents;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
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
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Product} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductMapper extends EntityMapper<Product> {
  /** The mapper; it has no state. */
  public static final ProductMapper INSTANCE = new ProductMapper();
  private static final AttributeNames NAMES = AttributeNames.of("sku", "kind", "text", "letter",
      "letterOrNull", "flag", "flagOrNull", "tiny", "tinyOrNull", "small", "smallOrNull", "medium",
      "mediumOrNull", "large", "largeOrNull", "single", "singleOrNull", "twice", "twiceOrNull",
      "huge", "price", "page", "guarantee", "released", "date", "dateTime", "time", "month", "year",
      "offered", "opens", "zone", "trial", "image", "buffer", "maker", "note", "previous", "code",
      "hints", "lines", "matrix", "makers", "tags", "sizes", "prices", "kinds", "images", "places",
      "flags", "labels", "placesByName", "deep", "namesByKind", "placesById", "monthlyPrices",
      "flagsByKind", "linesByDate", "kindsByPrice", "badges", "steps", "packaging", "packagings",
      "money", "discounts", "amounts", "fees", "checked", "n", "version", "createdAt", "updatedAt",
      "expires", "made_country", "made_year", "made_at_lat", "made_at_longitude", "GSI2PK")
      .alias(68, "title")
      .alias(68, "label")
      .component(75, "origin.place.latitude")
      .component(76, "origin.place.longitude");

  private ProductMapper() {
    super("Product");
  }

  @Override
  protected Product readAttributes(ItemReader reader) {
    UUID sku = null;
    Product.Kind kind = null;
    int number = 0;
    String shelf = null;
    String text = null;
    char letter = 0;
    Character letterOrNull = null;
    boolean flag = false;
    Boolean flagOrNull = null;
    byte tiny = 0;
    Byte tinyOrNull = null;
    short small = 0;
    Short smallOrNull = null;
    int medium = 0;
    Integer mediumOrNull = null;
    long large = 0;
    Long largeOrNull = null;
    float single = 0;
    Float singleOrNull = null;
    double twice = 0;
    Double twiceOrNull = null;
    BigInteger huge = null;
    BigDecimal price = null;
    URI page = null;
    Duration guarantee = null;
    Instant released = null;
    LocalDate date = null;
    LocalDateTime dateTime = null;
    LocalTime time = null;
    YearMonth month = null;
    Year year = null;
    OffsetDateTime offered = null;
    ZonedDateTime opens = null;
    ZoneId zone = null;
    Period trial = null;
    byte[] image = null;
    ByteBuffer buffer = null;
    Product.Maker maker = null;
    Optional<String> note = Optional.empty();
    Optional<Product.Maker> previous = Optional.empty();
    Optional<Integer> code = Optional.empty();
    Optional<List<String>> hints = Optional.empty();
    List<String> lines = List.of();
    List<List<Integer>> matrix = List.of();
    List<Product.Maker> makers = List.of();
    Set<String> tags = Set.of();
    Set<Integer> sizes = Set.of();
    Set<BigDecimal> prices = Set.of();
    Set<Product.Kind> kinds = Set.of();
    Set<ByteBuffer> images = Set.of();
    Set<Product.Address> places = Set.of();
    Set<Boolean> flags = Set.of();
    Map<String, String> labels = Map.of();
    Map<String, List<Product.Address>> placesByName = Map.of();
    Map<String, Map<String, Set<Long>>> deep = Map.of();
    Map<Product.Kind, String> namesByKind = Map.of();
    Map<UUID, Optional<Product.Address>> placesById = Map.of();
    Map<Integer, BigDecimal> monthlyPrices = Map.of();
    Map<Long, Map<Product.Kind, Boolean>> flagsByKind = Map.of();
    Map<LocalDate, List<String>> linesByDate = Map.of();
    Map<Money, Product.Kind> kindsByPrice = Map.of();
    Set<String> badges = Set.of();
    List<String> steps = List.of();
    Product.Packaging packaging = null;
    List<Product.Packaging> packagings = List.of();
    Money money = null;
    List<Money> discounts = List.of();
    Set<Money> amounts = Set.of();
    Map<String, Optional<Money>> fees = Map.of();
    Instant checked = null;
    String name = null;
    int version = 0;
    Instant createdAt = null;
    Instant updatedAt = null;
    Instant expires = null;
    String originCountry = null;
    Integer originYear = null;
    double originPlaceLatitude = 0;
    double originPlaceLongitude = 0;
    String gsi2Pk = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> sku = Codecs.UUID.read(reader);
        case 1 -> kind = WarehouseCodecs.PRODUCT_KIND.read(reader);
        case 2 -> text = reader.string();
        case 3 -> letter = Codecs.CHARACTER.read(reader);
        case 4 -> letterOrNull = Codecs.CHARACTER.read(reader);
        case 5 -> flag = reader.bool();
        case 6 -> flagOrNull = Codecs.BOOLEAN.read(reader);
        case 7 -> tiny = reader.byteValue();
        case 8 -> tinyOrNull = Codecs.BYTE.read(reader);
        case 9 -> small = reader.shortValue();
        case 10 -> smallOrNull = Codecs.SHORT.read(reader);
        case 11 -> medium = reader.intValue();
        case 12 -> mediumOrNull = Codecs.INTEGER.read(reader);
        case 13 -> large = reader.longValue();
        case 14 -> largeOrNull = Codecs.LONG.read(reader);
        case 15 -> single = reader.floatValue();
        case 16 -> singleOrNull = Codecs.FLOAT.read(reader);
        case 17 -> twice = reader.doubleValue();
        case 18 -> twiceOrNull = Codecs.DOUBLE.read(reader);
        case 19 -> huge = Codecs.BIG_INTEGER.read(reader);
        case 20 -> price = Codecs.BIG_DECIMAL.read(reader);
        case 21 -> page = Codecs.URI.read(reader);
        case 22 -> guarantee = Codecs.DURATION.read(reader);
        case 23 -> released = Codecs.INSTANT.read(reader);
        case 24 -> date = Codecs.LOCAL_DATE.read(reader);
        case 25 -> dateTime = Codecs.LOCAL_DATE_TIME.read(reader);
        case 26 -> time = Codecs.LOCAL_TIME.read(reader);
        case 27 -> month = Codecs.YEAR_MONTH.read(reader);
        case 28 -> year = Codecs.YEAR.read(reader);
        case 29 -> offered = Codecs.OFFSET_DATE_TIME.read(reader);
        case 30 -> opens = Codecs.ZONED_DATE_TIME.read(reader);
        case 31 -> zone = Codecs.ZONE_ID.read(reader);
        case 32 -> trial = Codecs.PERIOD.read(reader);
        case 33 -> image = Codecs.BYTES.read(reader);
        case 34 -> buffer = Codecs.BYTE_BUFFER.read(reader);
        case 35 -> maker = WarehouseCodecs.PRODUCT_MAKER.read(reader);
        case 36 -> note = WarehouseCodecs.OPTIONAL_STRING.read(reader);
        case 37 -> previous = WarehouseCodecs.OPTIONAL_PRODUCT_MAKER.read(reader);
        case 38 -> code = WarehouseCodecs.OPTIONAL_INTEGER.read(reader);
        case 39 -> hints = WarehouseCodecs.OPTIONAL_STRING_LIST.read(reader);
        case 40 -> lines = WarehouseCodecs.STRING_LIST.read(reader);
        case 41 -> matrix = WarehouseCodecs.INTEGER_LIST_LIST.read(reader);
        case 42 -> makers = WarehouseCodecs.PRODUCT_MAKER_LIST.read(reader);
        case 43 -> tags = WarehouseCodecs.STRING_SET.read(reader);
        case 44 -> sizes = WarehouseCodecs.INTEGER_SET.read(reader);
        case 45 -> prices = WarehouseCodecs.BIG_DECIMAL_SET.read(reader);
        case 46 -> kinds = WarehouseCodecs.PRODUCT_KIND_SET.read(reader);
        case 47 -> images = WarehouseCodecs.BYTE_BUFFER_SET.read(reader);
        case 48 -> places = WarehouseCodecs.PRODUCT_ADDRESS_SET.read(reader);
        case 49 -> flags = WarehouseCodecs.BOOLEAN_SET.read(reader);
        case 50 -> labels = WarehouseCodecs.STRING_MAP.read(reader);
        case 51 -> placesByName = WarehouseCodecs.PRODUCT_ADDRESS_LIST_MAP.read(reader);
        case 52 -> deep = WarehouseCodecs.LONG_SET_MAP_MAP.read(reader);
        case 53 -> namesByKind = WarehouseCodecs.STRING_BY_PRODUCT_KIND.read(reader);
        case 54 -> placesById = WarehouseCodecs.OPTIONAL_PRODUCT_ADDRESS_BY_UUID.read(reader);
        case 55 -> monthlyPrices = WarehouseCodecs.BIG_DECIMAL_BY_INTEGER_AT_MOST_12.read(reader);
        case 56 -> flagsByKind = WarehouseCodecs.BOOLEAN_BY_PRODUCT_KIND_BY_LONG.read(reader);
        case 57 -> linesByDate = WarehouseCodecs.STRING_LIST_BY_LOCAL_DATE.read(reader);
        case 58 -> kindsByPrice = WarehouseCodecs.PRODUCT_KIND_BY_MONEY_AS_TEXT.read(reader);
        case 59 -> badges = WarehouseCodecs.STRING_SET_AT_MOST_5.read(reader);
        case 60 -> steps = WarehouseCodecs.STRING_LIST_AT_MOST_5.read(reader);
        case 61 -> packaging = WarehouseCodecs.PRODUCT_PACKAGING.read(reader);
        case 62 -> packagings = WarehouseCodecs.PRODUCT_PACKAGING_LIST.read(reader);
        case 63 -> money = WarehouseCodecs.MONEY_AS_TEXT.read(reader);
        case 64 -> discounts = WarehouseCodecs.MONEY_AS_TEXT_LIST.read(reader);
        case 65 -> amounts = WarehouseCodecs.MONEY_AS_TEXT_SET.read(reader);
        case 66 -> fees = WarehouseCodecs.OPTIONAL_MONEY_AS_TEXT_MAP.read(reader);
        case 67 -> checked = WarehouseCodecs.EPOCH_MILLIS.read(reader);
        case 68 -> name = reader.string();
        case 69 -> version = reader.intValue();
        case 70 -> createdAt = Codecs.INSTANT.read(reader);
        case 71 -> updatedAt = WarehouseCodecs.EPOCH_MILLIS.read(reader);
        case 72 -> expires = Codecs.EPOCH_SECONDS.read(reader);
        case 73 -> originCountry = reader.string();
        case 74 -> originYear = Codecs.INTEGER.read(reader);
        case 75 -> originPlaceLatitude = reader.doubleValue();
        case 76 -> originPlaceLongitude = reader.doubleValue();
        case 77 -> gsi2Pk = reader.string();
      }
    }
    ComponentValues<Product> tableKey = ProductSchema.KEY.decode(reader);
    sku = tableKey.get(ProductSchema.SKU);
    kind = tableKey.get(ProductSchema.KIND);
    number = tableKey.get(ProductSchema.NUMBER);
    if (gsi2Pk != null) {
      shelf = ProductSchema.GSI2.partition().decode(AttributeValue.fromS(gsi2Pk))
          .get(ProductSchema.SHELF);
    }
    if (code.isEmpty()) {
      code = Optional.ofNullable(HeldComponents.read(reader, ProductSchema.CODE_VALUE,
          ProductSchema.GSI1));
    }
    reader.require(NAMES, 3);
    reader.require(NAMES, 5);
    reader.require(NAMES, 7);
    reader.require(NAMES, 9);
    reader.require(NAMES, 11);
    reader.require(NAMES, 13);
    reader.require(NAMES, 15);
    reader.require(NAMES, 17);
    reader.require(NAMES, 69);
    Product.Place originPlace = null;
    if (reader.met(NAMES, 75) || reader.met(NAMES, 76)) {
      reader.require(NAMES, 75);
      reader.require(NAMES, 76);
      originPlace = new Product.Place(originPlaceLatitude, originPlaceLongitude);
    }
    Product.Origin origin = null;
    if (originCountry != null || originYear != null || originPlace != null) {
      origin = new Product.Origin(originCountry, originYear, originPlace);
    }
    return new Product(sku, kind, number, shelf, text, letter, letterOrNull, flag, flagOrNull, tiny,
        tinyOrNull, small, smallOrNull, medium, mediumOrNull, large, largeOrNull, single,
        singleOrNull, twice, twiceOrNull, huge, price, page, guarantee, released, date, dateTime,
        time, month, year, offered, opens, zone, trial, image, buffer, maker, note, previous, code,
        hints, lines, matrix, makers, tags, sizes, prices, kinds, images, places, flags, labels,
        placesByName, deep, namesByKind, placesById, monthlyPrices, flagsByKind, linesByDate,
        kindsByPrice, badges, steps, packaging, packagings, money, discounts, amounts, fees,
        checked, name, version, createdAt, updatedAt, expires, origin,
        ProductSchema.OTHERS.read(reader));
  }

  @Override
  protected void writeAttributes(Product product, ItemWriter writer) {
    ComponentSource<Product> components = ComponentSource.of(product);
    ProductSchema.KEY.write(components, writer);
    writer.string("Type", "product");
    ProductSchema.GSI1.write(components, writer);
    ProductSchema.GSI2.write(components, writer);
    writer.attribute("sku", product.sku(), Codecs.UUID);
    writer.attribute("kind", product.kind(), WarehouseCodecs.PRODUCT_KIND);
    writer.string("text", product.text());
    writer.attribute("letter", product.letter(), Codecs.CHARACTER);
    writer.attribute("letterOrNull", product.letterOrNull(), Codecs.CHARACTER);
    writer.bool("flag", product.flag());
    writer.attribute("flagOrNull", product.flagOrNull(), Codecs.BOOLEAN);
    writer.number("tiny", product.tiny());
    writer.attribute("tinyOrNull", product.tinyOrNull(), Codecs.BYTE);
    writer.number("small", product.small());
    writer.attribute("smallOrNull", product.smallOrNull(), Codecs.SHORT);
    writer.number("medium", product.medium());
    writer.attribute("mediumOrNull", product.mediumOrNull(), Codecs.INTEGER);
    writer.number("large", product.large());
    writer.attribute("largeOrNull", product.largeOrNull(), Codecs.LONG);
    writer.number("single", product.single());
    writer.attribute("singleOrNull", product.singleOrNull(), Codecs.FLOAT);
    writer.number("twice", product.twice());
    writer.attribute("twiceOrNull", product.twiceOrNull(), Codecs.DOUBLE);
    writer.attribute("huge", product.huge(), Codecs.BIG_INTEGER);
    writer.attribute("price", product.price(), Codecs.BIG_DECIMAL);
    writer.attribute("page", product.page(), Codecs.URI);
    writer.attribute("guarantee", product.guarantee(), Codecs.DURATION);
    writer.attribute("released", product.released(), Codecs.INSTANT);
    writer.attribute("date", product.date(), Codecs.LOCAL_DATE);
    writer.attribute("dateTime", product.dateTime(), Codecs.LOCAL_DATE_TIME);
    writer.attribute("time", product.time(), Codecs.LOCAL_TIME);
    writer.attribute("month", product.month(), Codecs.YEAR_MONTH);
    writer.attribute("year", product.year(), Codecs.YEAR);
    writer.attribute("offered", product.offered(), Codecs.OFFSET_DATE_TIME);
    writer.attribute("opens", product.opens(), Codecs.ZONED_DATE_TIME);
    writer.attribute("zone", product.zone(), Codecs.ZONE_ID);
    writer.attribute("trial", product.trial(), Codecs.PERIOD);
    writer.attribute("image", product.image(), Codecs.BYTES);
    writer.attribute("buffer", product.buffer(), Codecs.BYTE_BUFFER);
    writer.attribute("maker", product.maker(), WarehouseCodecs.PRODUCT_MAKER);
    writer.attribute("note", product.note(), WarehouseCodecs.OPTIONAL_STRING);
    writer.attribute("previous", product.previous(), WarehouseCodecs.OPTIONAL_PRODUCT_MAKER);
    writer.attribute("code", product.code(), WarehouseCodecs.OPTIONAL_INTEGER);
    writer.attribute("hints", product.hints(), WarehouseCodecs.OPTIONAL_STRING_LIST);
    writer.attribute("lines", product.lines(), WarehouseCodecs.STRING_LIST);
    writer.attribute("matrix", product.matrix(), WarehouseCodecs.INTEGER_LIST_LIST);
    writer.attribute("makers", product.makers(), WarehouseCodecs.PRODUCT_MAKER_LIST);
    writer.attribute("tags", product.tags(), WarehouseCodecs.STRING_SET);
    writer.attribute("sizes", product.sizes(), WarehouseCodecs.INTEGER_SET);
    writer.attribute("prices", product.prices(), WarehouseCodecs.BIG_DECIMAL_SET);
    writer.attribute("kinds", product.kinds(), WarehouseCodecs.PRODUCT_KIND_SET);
    writer.attribute("images", product.images(), WarehouseCodecs.BYTE_BUFFER_SET);
    writer.attribute("places", product.places(), WarehouseCodecs.PRODUCT_ADDRESS_SET);
    writer.attribute("flags", product.flags(), WarehouseCodecs.BOOLEAN_SET);
    writer.attribute("labels", product.labels(), WarehouseCodecs.STRING_MAP);
    writer.attribute("placesByName", product.placesByName(), WarehouseCodecs.PRODUCT_ADDRESS_LIST_MAP);
    writer.attribute("deep", product.deep(), WarehouseCodecs.LONG_SET_MAP_MAP);
    writer.attribute("namesByKind", product.namesByKind(), WarehouseCodecs.STRING_BY_PRODUCT_KIND);
    writer.attribute("placesById", product.placesById(), WarehouseCodecs.OPTIONAL_PRODUCT_ADDRESS_BY_UUID);
    writer.attribute("monthlyPrices", product.monthlyPrices(), WarehouseCodecs.BIG_DECIMAL_BY_INTEGER_AT_MOST_12);
    writer.attribute("flagsByKind", product.flagsByKind(), WarehouseCodecs.BOOLEAN_BY_PRODUCT_KIND_BY_LONG);
    writer.attribute("linesByDate", product.linesByDate(), WarehouseCodecs.STRING_LIST_BY_LOCAL_DATE);
    writer.attribute("kindsByPrice", product.kindsByPrice(), WarehouseCodecs.PRODUCT_KIND_BY_MONEY_AS_TEXT);
    writer.attribute("badges", product.badges(), WarehouseCodecs.STRING_SET_AT_MOST_5);
    writer.attribute("steps", product.steps(), WarehouseCodecs.STRING_LIST_AT_MOST_5);
    writer.attribute("packaging", product.packaging(), WarehouseCodecs.PRODUCT_PACKAGING);
    writer.attribute("packagings", product.packagings(), WarehouseCodecs.PRODUCT_PACKAGING_LIST);
    writer.attribute("money", product.money(), WarehouseCodecs.MONEY_AS_TEXT);
    writer.attribute("discounts", product.discounts(), WarehouseCodecs.MONEY_AS_TEXT_LIST);
    writer.attribute("amounts", product.amounts(), WarehouseCodecs.MONEY_AS_TEXT_SET);
    writer.attribute("fees", product.fees(), WarehouseCodecs.OPTIONAL_MONEY_AS_TEXT_MAP);
    writer.attribute("checked", product.checked(), WarehouseCodecs.EPOCH_MILLIS);
    writer.string("n", product.name());
    writer.number("version", product.version());
    writer.attribute("createdAt", product.createdAt(), Codecs.INSTANT);
    writer.attribute("updatedAt", product.updatedAt(), WarehouseCodecs.EPOCH_MILLIS);
    writer.attribute("expires", product.expires(), Codecs.EPOCH_SECONDS);
    ProductSchema.ORIGIN.write(product.origin(), writer);
    ProductSchema.OTHERS.write(product.others(), writer);
  }
}
