package everything;

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
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A {@link Product} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy. There is no method for what Partita writes:
 * {@code version}, {@code createdAt}, {@code updatedAt}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductDraft {
  private @Nullable UUID sku;
  private Product.@Nullable Kind kind;
  private int number;
  private @Nullable String shelf;
  private @Nullable String text;
  private char letter;
  private @Nullable Character letterOrNull;
  private boolean flag;
  private @Nullable Boolean flagOrNull;
  private byte tiny;
  private @Nullable Byte tinyOrNull;
  private short small;
  private @Nullable Short smallOrNull;
  private int medium;
  private @Nullable Integer mediumOrNull;
  private long large;
  private @Nullable Long largeOrNull;
  private float single;
  private @Nullable Float singleOrNull;
  private double twice;
  private @Nullable Double twiceOrNull;
  private @Nullable BigInteger huge;
  private @Nullable BigDecimal price;
  private @Nullable URI page;
  private @Nullable Duration guarantee;
  private @Nullable Instant released;
  private @Nullable LocalDate date;
  private @Nullable LocalDateTime dateTime;
  private @Nullable LocalTime time;
  private @Nullable YearMonth month;
  private @Nullable Year year;
  private @Nullable OffsetDateTime offered;
  private @Nullable ZonedDateTime opens;
  private @Nullable ZoneId zone;
  private @Nullable Period trial;
  private byte @Nullable [] image;
  private @Nullable ByteBuffer buffer;
  private Product.@Nullable Maker maker;
  private Optional<String> note = Optional.empty();
  private Optional<Product.Maker> previous = Optional.empty();
  private Optional<Integer> code = Optional.empty();
  private Optional<List<String>> hints = Optional.empty();
  private @Nullable List<String> lines;
  private @Nullable List<List<Integer>> matrix;
  private @Nullable List<Product.Maker> makers;
  private @Nullable Set<String> tags;
  private @Nullable Set<Integer> sizes;
  private @Nullable Set<BigDecimal> prices;
  private @Nullable Set<Product.Kind> kinds;
  private @Nullable Set<ByteBuffer> images;
  private @Nullable Set<Product.Address> places;
  private @Nullable Set<Boolean> flags;
  private @Nullable Map<String, String> labels;
  private @Nullable Map<String, List<Product.Address>> placesByName;
  private @Nullable Map<String, Map<String, Set<Long>>> deep;
  private @Nullable Map<Product.Kind, String> namesByKind;
  private @Nullable Map<UUID, Optional<Product.Address>> placesById;
  private @Nullable Map<Integer, BigDecimal> monthlyPrices;
  private @Nullable Map<Long, Map<Product.Kind, Boolean>> flagsByKind;
  private @Nullable Map<LocalDate, List<String>> linesByDate;
  private @Nullable Map<Money, Product.Kind> kindsByPrice;
  private @Nullable Set<String> badges;
  private @Nullable List<String> steps;
  private Product.@Nullable Packaging packaging;
  private @Nullable List<Product.Packaging> packagings;
  private @Nullable Money money;
  private @Nullable List<Money> discounts;
  private @Nullable Set<Money> amounts;
  private @Nullable Map<String, Optional<Money>> fees;
  private @Nullable Instant checked;
  private @Nullable String name;
  private int version;
  private @Nullable Instant createdAt;
  private @Nullable Instant updatedAt;
  private @Nullable Instant expires;
  private Product.@Nullable Origin origin;
  private @Nullable Map<String, AttributeValue> others;

  private ProductDraft() {}

  /** A draft of a new record, with nothing set. */
  public static ProductDraft empty() {
    return new ProductDraft();
  }

  /** A draft of a copy of a record. */
  public static ProductDraft of(Product product) {
    ProductDraft draft = new ProductDraft();
    draft.sku = product.sku();
    draft.kind = product.kind();
    draft.number = product.number();
    draft.shelf = product.shelf();
    draft.text = product.text();
    draft.letter = product.letter();
    draft.letterOrNull = product.letterOrNull();
    draft.flag = product.flag();
    draft.flagOrNull = product.flagOrNull();
    draft.tiny = product.tiny();
    draft.tinyOrNull = product.tinyOrNull();
    draft.small = product.small();
    draft.smallOrNull = product.smallOrNull();
    draft.medium = product.medium();
    draft.mediumOrNull = product.mediumOrNull();
    draft.large = product.large();
    draft.largeOrNull = product.largeOrNull();
    draft.single = product.single();
    draft.singleOrNull = product.singleOrNull();
    draft.twice = product.twice();
    draft.twiceOrNull = product.twiceOrNull();
    draft.huge = product.huge();
    draft.price = product.price();
    draft.page = product.page();
    draft.guarantee = product.guarantee();
    draft.released = product.released();
    draft.date = product.date();
    draft.dateTime = product.dateTime();
    draft.time = product.time();
    draft.month = product.month();
    draft.year = product.year();
    draft.offered = product.offered();
    draft.opens = product.opens();
    draft.zone = product.zone();
    draft.trial = product.trial();
    draft.image = product.image();
    draft.buffer = product.buffer();
    draft.maker = product.maker();
    draft.note = product.note();
    draft.previous = product.previous();
    draft.code = product.code();
    draft.hints = product.hints();
    draft.lines = product.lines();
    draft.matrix = product.matrix();
    draft.makers = product.makers();
    draft.tags = product.tags();
    draft.sizes = product.sizes();
    draft.prices = product.prices();
    draft.kinds = product.kinds();
    draft.images = product.images();
    draft.places = product.places();
    draft.flags = product.flags();
    draft.labels = product.labels();
    draft.placesByName = product.placesByName();
    draft.deep = product.deep();
    draft.namesByKind = product.namesByKind();
    draft.placesById = product.placesById();
    draft.monthlyPrices = product.monthlyPrices();
    draft.flagsByKind = product.flagsByKind();
    draft.linesByDate = product.linesByDate();
    draft.kindsByPrice = product.kindsByPrice();
    draft.badges = product.badges();
    draft.steps = product.steps();
    draft.packaging = product.packaging();
    draft.packagings = product.packagings();
    draft.money = product.money();
    draft.discounts = product.discounts();
    draft.amounts = product.amounts();
    draft.fees = product.fees();
    draft.checked = product.checked();
    draft.name = product.name();
    draft.version = product.version();
    draft.createdAt = product.createdAt();
    draft.updatedAt = product.updatedAt();
    draft.expires = product.expires();
    draft.origin = product.origin();
    draft.others = product.others();
    return draft;
  }

  /** Sets {@code sku}. */
  public ProductDraft sku(UUID sku) {
    this.sku = sku;
    return this;
  }

  /** Sets {@code kind}. */
  public ProductDraft kind(Product.Kind kind) {
    this.kind = kind;
    return this;
  }

  /** Sets {@code number}. */
  public ProductDraft number(int number) {
    this.number = number;
    return this;
  }

  /** Sets {@code shelf}. */
  public ProductDraft shelf(@Nullable String shelf) {
    this.shelf = shelf;
    return this;
  }

  /** Sets {@code text}. */
  public ProductDraft text(@Nullable String text) {
    this.text = text;
    return this;
  }

  /** Sets {@code letter}. */
  public ProductDraft letter(char letter) {
    this.letter = letter;
    return this;
  }

  /** Sets {@code letterOrNull}. */
  public ProductDraft letterOrNull(@Nullable Character letterOrNull) {
    this.letterOrNull = letterOrNull;
    return this;
  }

  /** Sets {@code flag}. */
  public ProductDraft flag(boolean flag) {
    this.flag = flag;
    return this;
  }

  /** Sets {@code flagOrNull}. */
  public ProductDraft flagOrNull(@Nullable Boolean flagOrNull) {
    this.flagOrNull = flagOrNull;
    return this;
  }

  /** Sets {@code tiny}. */
  public ProductDraft tiny(byte tiny) {
    this.tiny = tiny;
    return this;
  }

  /** Sets {@code tinyOrNull}. */
  public ProductDraft tinyOrNull(@Nullable Byte tinyOrNull) {
    this.tinyOrNull = tinyOrNull;
    return this;
  }

  /** Sets {@code small}. */
  public ProductDraft small(short small) {
    this.small = small;
    return this;
  }

  /** Sets {@code smallOrNull}. */
  public ProductDraft smallOrNull(@Nullable Short smallOrNull) {
    this.smallOrNull = smallOrNull;
    return this;
  }

  /** Sets {@code medium}. */
  public ProductDraft medium(int medium) {
    this.medium = medium;
    return this;
  }

  /** Sets {@code mediumOrNull}. */
  public ProductDraft mediumOrNull(@Nullable Integer mediumOrNull) {
    this.mediumOrNull = mediumOrNull;
    return this;
  }

  /** Sets {@code large}. */
  public ProductDraft large(long large) {
    this.large = large;
    return this;
  }

  /** Sets {@code largeOrNull}. */
  public ProductDraft largeOrNull(@Nullable Long largeOrNull) {
    this.largeOrNull = largeOrNull;
    return this;
  }

  /** Sets {@code single}. */
  public ProductDraft single(float single) {
    this.single = single;
    return this;
  }

  /** Sets {@code singleOrNull}. */
  public ProductDraft singleOrNull(@Nullable Float singleOrNull) {
    this.singleOrNull = singleOrNull;
    return this;
  }

  /** Sets {@code twice}. */
  public ProductDraft twice(double twice) {
    this.twice = twice;
    return this;
  }

  /** Sets {@code twiceOrNull}. */
  public ProductDraft twiceOrNull(@Nullable Double twiceOrNull) {
    this.twiceOrNull = twiceOrNull;
    return this;
  }

  /** Sets {@code huge}. */
  public ProductDraft huge(@Nullable BigInteger huge) {
    this.huge = huge;
    return this;
  }

  /** Sets {@code price}. */
  public ProductDraft price(@Nullable BigDecimal price) {
    this.price = price;
    return this;
  }

  /** Sets {@code page}. */
  public ProductDraft page(@Nullable URI page) {
    this.page = page;
    return this;
  }

  /** Sets {@code guarantee}. */
  public ProductDraft guarantee(@Nullable Duration guarantee) {
    this.guarantee = guarantee;
    return this;
  }

  /** Sets {@code released}. */
  public ProductDraft released(@Nullable Instant released) {
    this.released = released;
    return this;
  }

  /** Sets {@code date}. */
  public ProductDraft date(@Nullable LocalDate date) {
    this.date = date;
    return this;
  }

  /** Sets {@code dateTime}. */
  public ProductDraft dateTime(@Nullable LocalDateTime dateTime) {
    this.dateTime = dateTime;
    return this;
  }

  /** Sets {@code time}. */
  public ProductDraft time(@Nullable LocalTime time) {
    this.time = time;
    return this;
  }

  /** Sets {@code month}. */
  public ProductDraft month(@Nullable YearMonth month) {
    this.month = month;
    return this;
  }

  /** Sets {@code year}. */
  public ProductDraft year(@Nullable Year year) {
    this.year = year;
    return this;
  }

  /** Sets {@code offered}. */
  public ProductDraft offered(@Nullable OffsetDateTime offered) {
    this.offered = offered;
    return this;
  }

  /** Sets {@code opens}. */
  public ProductDraft opens(@Nullable ZonedDateTime opens) {
    this.opens = opens;
    return this;
  }

  /** Sets {@code zone}. */
  public ProductDraft zone(@Nullable ZoneId zone) {
    this.zone = zone;
    return this;
  }

  /** Sets {@code trial}. */
  public ProductDraft trial(@Nullable Period trial) {
    this.trial = trial;
    return this;
  }

  /** Sets {@code image}. */
  public ProductDraft image(byte @Nullable [] image) {
    this.image = image;
    return this;
  }

  /** Sets {@code buffer}. */
  public ProductDraft buffer(@Nullable ByteBuffer buffer) {
    this.buffer = buffer;
    return this;
  }

  /** Sets {@code maker}. */
  public ProductDraft maker(Product.@Nullable Maker maker) {
    this.maker = maker;
    return this;
  }

  /** Sets {@code note}. */
  public ProductDraft note(Optional<String> note) {
    this.note = note;
    return this;
  }

  /** Sets {@code previous}. */
  public ProductDraft previous(Optional<Product.Maker> previous) {
    this.previous = previous;
    return this;
  }

  /** Sets {@code code}. */
  public ProductDraft code(Optional<Integer> code) {
    this.code = code;
    return this;
  }

  /** Sets {@code hints}. */
  public ProductDraft hints(Optional<List<String>> hints) {
    this.hints = hints;
    return this;
  }

  /** Sets {@code lines}. */
  public ProductDraft lines(@Nullable List<String> lines) {
    this.lines = lines;
    return this;
  }

  /** Sets {@code matrix}. */
  public ProductDraft matrix(@Nullable List<List<Integer>> matrix) {
    this.matrix = matrix;
    return this;
  }

  /** Sets {@code makers}. */
  public ProductDraft makers(@Nullable List<Product.Maker> makers) {
    this.makers = makers;
    return this;
  }

  /** Sets {@code tags}. */
  public ProductDraft tags(@Nullable Set<String> tags) {
    this.tags = tags;
    return this;
  }

  /** Sets {@code sizes}. */
  public ProductDraft sizes(@Nullable Set<Integer> sizes) {
    this.sizes = sizes;
    return this;
  }

  /** Sets {@code prices}. */
  public ProductDraft prices(@Nullable Set<BigDecimal> prices) {
    this.prices = prices;
    return this;
  }

  /** Sets {@code kinds}. */
  public ProductDraft kinds(@Nullable Set<Product.Kind> kinds) {
    this.kinds = kinds;
    return this;
  }

  /** Sets {@code images}. */
  public ProductDraft images(@Nullable Set<ByteBuffer> images) {
    this.images = images;
    return this;
  }

  /** Sets {@code places}. */
  public ProductDraft places(@Nullable Set<Product.Address> places) {
    this.places = places;
    return this;
  }

  /** Sets {@code flags}. */
  public ProductDraft flags(@Nullable Set<Boolean> flags) {
    this.flags = flags;
    return this;
  }

  /** Sets {@code labels}. */
  public ProductDraft labels(@Nullable Map<String, String> labels) {
    this.labels = labels;
    return this;
  }

  /** Sets {@code placesByName}. */
  public ProductDraft placesByName(@Nullable Map<String, List<Product.Address>> placesByName) {
    this.placesByName = placesByName;
    return this;
  }

  /** Sets {@code deep}. */
  public ProductDraft deep(@Nullable Map<String, Map<String, Set<Long>>> deep) {
    this.deep = deep;
    return this;
  }

  /** Sets {@code namesByKind}. */
  public ProductDraft namesByKind(@Nullable Map<Product.Kind, String> namesByKind) {
    this.namesByKind = namesByKind;
    return this;
  }

  /** Sets {@code placesById}. */
  public ProductDraft placesById(@Nullable Map<UUID, Optional<Product.Address>> placesById) {
    this.placesById = placesById;
    return this;
  }

  /** Sets {@code monthlyPrices}. */
  public ProductDraft monthlyPrices(@Nullable Map<Integer, BigDecimal> monthlyPrices) {
    this.monthlyPrices = monthlyPrices;
    return this;
  }

  /** Sets {@code flagsByKind}. */
  public ProductDraft flagsByKind(@Nullable Map<Long, Map<Product.Kind, Boolean>> flagsByKind) {
    this.flagsByKind = flagsByKind;
    return this;
  }

  /** Sets {@code linesByDate}. */
  public ProductDraft linesByDate(@Nullable Map<LocalDate, List<String>> linesByDate) {
    this.linesByDate = linesByDate;
    return this;
  }

  /** Sets {@code kindsByPrice}. */
  public ProductDraft kindsByPrice(@Nullable Map<Money, Product.Kind> kindsByPrice) {
    this.kindsByPrice = kindsByPrice;
    return this;
  }

  /** Sets {@code badges}. */
  public ProductDraft badges(@Nullable Set<String> badges) {
    this.badges = badges;
    return this;
  }

  /** Sets {@code steps}. */
  public ProductDraft steps(@Nullable List<String> steps) {
    this.steps = steps;
    return this;
  }

  /** Sets {@code packaging}. */
  public ProductDraft packaging(Product.@Nullable Packaging packaging) {
    this.packaging = packaging;
    return this;
  }

  /** Sets {@code packagings}. */
  public ProductDraft packagings(@Nullable List<Product.Packaging> packagings) {
    this.packagings = packagings;
    return this;
  }

  /** Sets {@code money}. */
  public ProductDraft money(@Nullable Money money) {
    this.money = money;
    return this;
  }

  /** Sets {@code discounts}. */
  public ProductDraft discounts(@Nullable List<Money> discounts) {
    this.discounts = discounts;
    return this;
  }

  /** Sets {@code amounts}. */
  public ProductDraft amounts(@Nullable Set<Money> amounts) {
    this.amounts = amounts;
    return this;
  }

  /** Sets {@code fees}. */
  public ProductDraft fees(@Nullable Map<String, Optional<Money>> fees) {
    this.fees = fees;
    return this;
  }

  /** Sets {@code checked}. */
  public ProductDraft checked(@Nullable Instant checked) {
    this.checked = checked;
    return this;
  }

  /** Sets {@code name}. */
  public ProductDraft name(@Nullable String name) {
    this.name = name;
    return this;
  }

  /** Sets {@code expires}. */
  public ProductDraft expires(@Nullable Instant expires) {
    this.expires = expires;
    return this;
  }

  /** Sets {@code origin}. */
  public ProductDraft origin(Product.@Nullable Origin origin) {
    this.origin = origin;
    return this;
  }

  /** Sets {@code others}. */
  public ProductDraft others(@Nullable Map<String, AttributeValue> others) {
    this.others = others;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Product build() {
    return new Product(sku, kind, number, shelf, text, letter, letterOrNull, flag, flagOrNull, tiny,
        tinyOrNull, small, smallOrNull, medium, mediumOrNull, large, largeOrNull, single,
        singleOrNull, twice, twiceOrNull, huge, price, page, guarantee, released, date, dateTime,
        time, month, year, offered, opens, zone, trial, image, buffer, maker, note, previous, code,
        hints, lines, matrix, makers, tags, sizes, prices, kinds, images, places, flags, labels,
        placesByName, deep, namesByKind, placesById, monthlyPrices, flagsByKind, linesByDate,
        kindsByPrice, badges, steps, packaging, packagings, money, discounts, amounts, fees,
        checked, name, version, createdAt, updatedAt, expires, origin, others);
  }
}
