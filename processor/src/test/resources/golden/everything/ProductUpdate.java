package everything;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.write.Position;
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
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A change of one {@link Product}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductUpdate extends UpdateBuilder<Product, ProductKey, ProductUpdate> {
  ProductUpdate(EntityOperations<Product, ProductKey> operations, ProductKey key) {
    super(operations, key);
  }

  /**
   * Requires that {@code version} is this one.
   *
   * @throws io.partita.runtime.VersionConflictException on {@code execute()}, if {@code version} is
   *     not the expected one
   */
  public ProductUpdate version(int expected) {
    return version(ProductSchema.VERSION, expected);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public ProductUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code shelf}; null is refused, and {@link #clearShelf()} removes it. */
  public ProductUpdate shelf(String shelf) {
    return set(ProductSchema.SHELF, shelf);
  }

  /** Removes {@code shelf}. */
  public ProductUpdate clearShelf() {
    return clear(ProductSchema.SHELF);
  }

  /** Sets {@code text}; null is refused, and {@link #clearText()} removes it. */
  public ProductUpdate text(String text) {
    return set(ProductSchema.TEXT, text);
  }

  /** Removes {@code text}. */
  public ProductUpdate clearText() {
    return clear(ProductSchema.TEXT);
  }

  /** Sets {@code text} unless it has a value. */
  public ProductUpdate textIfAbsent(String text) {
    return setIfAbsent(ProductSchema.TEXT, text);
  }

  /** Sets {@code letter}. */
  public ProductUpdate letter(char letter) {
    return set(ProductSchema.LETTER, letter);
  }

  /** Sets {@code letterOrNull}; null is refused, and {@link #clearLetterOrNull()} removes it. */
  public ProductUpdate letterOrNull(Character letterOrNull) {
    return set(ProductSchema.LETTER_OR_NULL, letterOrNull);
  }

  /** Removes {@code letterOrNull}. */
  public ProductUpdate clearLetterOrNull() {
    return clear(ProductSchema.LETTER_OR_NULL);
  }

  /** Sets {@code letterOrNull} unless it has a value. */
  public ProductUpdate letterOrNullIfAbsent(Character letterOrNull) {
    return setIfAbsent(ProductSchema.LETTER_OR_NULL, letterOrNull);
  }

  /** Sets {@code flag}. */
  public ProductUpdate flag(boolean flag) {
    return set(ProductSchema.FLAG, flag);
  }

  /** Sets {@code flagOrNull}; null is refused, and {@link #clearFlagOrNull()} removes it. */
  public ProductUpdate flagOrNull(Boolean flagOrNull) {
    return set(ProductSchema.FLAG_OR_NULL, flagOrNull);
  }

  /** Removes {@code flagOrNull}. */
  public ProductUpdate clearFlagOrNull() {
    return clear(ProductSchema.FLAG_OR_NULL);
  }

  /** Sets {@code flagOrNull} unless it has a value. */
  public ProductUpdate flagOrNullIfAbsent(Boolean flagOrNull) {
    return setIfAbsent(ProductSchema.FLAG_OR_NULL, flagOrNull);
  }

  /** Sets {@code tiny}. */
  public ProductUpdate tiny(byte tiny) {
    return set(ProductSchema.TINY, tiny);
  }

  /** Adds to {@code tiny}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate addToTiny(byte delta) {
    return add(ProductSchema.TINY, delta);
  }

  /** Sets {@code tinyOrNull}; null is refused, and {@link #clearTinyOrNull()} removes it. */
  public ProductUpdate tinyOrNull(Byte tinyOrNull) {
    return set(ProductSchema.TINY_OR_NULL, tinyOrNull);
  }

  /** Removes {@code tinyOrNull}. */
  public ProductUpdate clearTinyOrNull() {
    return clear(ProductSchema.TINY_OR_NULL);
  }

  /** Sets {@code tinyOrNull} unless it has a value. */
  public ProductUpdate tinyOrNullIfAbsent(Byte tinyOrNull) {
    return setIfAbsent(ProductSchema.TINY_OR_NULL, tinyOrNull);
  }

  /**
   * Adds to {@code tinyOrNull}; absent counts as 0. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate addToTinyOrNull(byte delta) {
    return add(ProductSchema.TINY_OR_NULL, delta);
  }

  /** Sets {@code small}. */
  public ProductUpdate small(short small) {
    return set(ProductSchema.SMALL, small);
  }

  /** Adds to {@code small}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate addToSmall(short delta) {
    return add(ProductSchema.SMALL, delta);
  }

  /** Sets {@code smallOrNull}; null is refused, and {@link #clearSmallOrNull()} removes it. */
  public ProductUpdate smallOrNull(Short smallOrNull) {
    return set(ProductSchema.SMALL_OR_NULL, smallOrNull);
  }

  /** Removes {@code smallOrNull}. */
  public ProductUpdate clearSmallOrNull() {
    return clear(ProductSchema.SMALL_OR_NULL);
  }

  /** Sets {@code smallOrNull} unless it has a value. */
  public ProductUpdate smallOrNullIfAbsent(Short smallOrNull) {
    return setIfAbsent(ProductSchema.SMALL_OR_NULL, smallOrNull);
  }

  /**
   * Adds to {@code smallOrNull}; absent counts as 0. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate addToSmallOrNull(short delta) {
    return add(ProductSchema.SMALL_OR_NULL, delta);
  }

  /** Sets {@code medium}. */
  public ProductUpdate medium(int medium) {
    return set(ProductSchema.MEDIUM, medium);
  }

  /** Adds to {@code medium}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate addToMedium(int delta) {
    return add(ProductSchema.MEDIUM, delta);
  }

  /** Sets {@code mediumOrNull}; null is refused, and {@link #clearMediumOrNull()} removes it. */
  public ProductUpdate mediumOrNull(Integer mediumOrNull) {
    return set(ProductSchema.MEDIUM_OR_NULL, mediumOrNull);
  }

  /** Removes {@code mediumOrNull}. */
  public ProductUpdate clearMediumOrNull() {
    return clear(ProductSchema.MEDIUM_OR_NULL);
  }

  /** Sets {@code mediumOrNull} unless it has a value. */
  public ProductUpdate mediumOrNullIfAbsent(Integer mediumOrNull) {
    return setIfAbsent(ProductSchema.MEDIUM_OR_NULL, mediumOrNull);
  }

  /**
   * Adds to {@code mediumOrNull}; absent counts as 0. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate addToMediumOrNull(int delta) {
    return add(ProductSchema.MEDIUM_OR_NULL, delta);
  }

  /** Sets {@code large}. */
  public ProductUpdate large(long large) {
    return set(ProductSchema.LARGE, large);
  }

  /** Adds to {@code large}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate addToLarge(long delta) {
    return add(ProductSchema.LARGE, delta);
  }

  /** Sets {@code largeOrNull}; null is refused, and {@link #clearLargeOrNull()} removes it. */
  public ProductUpdate largeOrNull(Long largeOrNull) {
    return set(ProductSchema.LARGE_OR_NULL, largeOrNull);
  }

  /** Removes {@code largeOrNull}. */
  public ProductUpdate clearLargeOrNull() {
    return clear(ProductSchema.LARGE_OR_NULL);
  }

  /** Sets {@code largeOrNull} unless it has a value. */
  public ProductUpdate largeOrNullIfAbsent(Long largeOrNull) {
    return setIfAbsent(ProductSchema.LARGE_OR_NULL, largeOrNull);
  }

  /**
   * Adds to {@code largeOrNull}; absent counts as 0. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate addToLargeOrNull(long delta) {
    return add(ProductSchema.LARGE_OR_NULL, delta);
  }

  /** Sets {@code single}. */
  public ProductUpdate single(float single) {
    return set(ProductSchema.SINGLE, single);
  }

  /** Adds to {@code single}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate addToSingle(float delta) {
    return add(ProductSchema.SINGLE, delta);
  }

  /** Sets {@code singleOrNull}; null is refused, and {@link #clearSingleOrNull()} removes it. */
  public ProductUpdate singleOrNull(Float singleOrNull) {
    return set(ProductSchema.SINGLE_OR_NULL, singleOrNull);
  }

  /** Removes {@code singleOrNull}. */
  public ProductUpdate clearSingleOrNull() {
    return clear(ProductSchema.SINGLE_OR_NULL);
  }

  /** Sets {@code singleOrNull} unless it has a value. */
  public ProductUpdate singleOrNullIfAbsent(Float singleOrNull) {
    return setIfAbsent(ProductSchema.SINGLE_OR_NULL, singleOrNull);
  }

  /**
   * Adds to {@code singleOrNull}; absent counts as 0. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate addToSingleOrNull(float delta) {
    return add(ProductSchema.SINGLE_OR_NULL, delta);
  }

  /** Sets {@code twice}. */
  public ProductUpdate twice(double twice) {
    return set(ProductSchema.TWICE, twice);
  }

  /** Adds to {@code twice}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate addToTwice(double delta) {
    return add(ProductSchema.TWICE, delta);
  }

  /** Sets {@code twiceOrNull}; null is refused, and {@link #clearTwiceOrNull()} removes it. */
  public ProductUpdate twiceOrNull(Double twiceOrNull) {
    return set(ProductSchema.TWICE_OR_NULL, twiceOrNull);
  }

  /** Removes {@code twiceOrNull}. */
  public ProductUpdate clearTwiceOrNull() {
    return clear(ProductSchema.TWICE_OR_NULL);
  }

  /** Sets {@code twiceOrNull} unless it has a value. */
  public ProductUpdate twiceOrNullIfAbsent(Double twiceOrNull) {
    return setIfAbsent(ProductSchema.TWICE_OR_NULL, twiceOrNull);
  }

  /**
   * Adds to {@code twiceOrNull}; absent counts as 0. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate addToTwiceOrNull(double delta) {
    return add(ProductSchema.TWICE_OR_NULL, delta);
  }

  /** Sets {@code huge}; null is refused, and {@link #clearHuge()} removes it. */
  public ProductUpdate huge(BigInteger huge) {
    return set(ProductSchema.HUGE, huge);
  }

  /** Removes {@code huge}. */
  public ProductUpdate clearHuge() {
    return clear(ProductSchema.HUGE);
  }

  /** Sets {@code huge} unless it has a value. */
  public ProductUpdate hugeIfAbsent(BigInteger huge) {
    return setIfAbsent(ProductSchema.HUGE, huge);
  }

  /** Adds to {@code huge}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate addToHuge(BigInteger delta) {
    return add(ProductSchema.HUGE, delta);
  }

  /** Sets {@code price}; null is refused, and {@link #clearPrice()} removes it. */
  public ProductUpdate price(BigDecimal price) {
    return set(ProductSchema.PRICE, price);
  }

  /** Removes {@code price}. */
  public ProductUpdate clearPrice() {
    return clear(ProductSchema.PRICE);
  }

  /** Sets {@code price} unless it has a value. */
  public ProductUpdate priceIfAbsent(BigDecimal price) {
    return setIfAbsent(ProductSchema.PRICE, price);
  }

  /** Adds to {@code price}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate addToPrice(BigDecimal delta) {
    return add(ProductSchema.PRICE, delta);
  }

  /** Sets {@code page}; null is refused, and {@link #clearPage()} removes it. */
  public ProductUpdate page(URI page) {
    return set(ProductSchema.PAGE, page);
  }

  /** Removes {@code page}. */
  public ProductUpdate clearPage() {
    return clear(ProductSchema.PAGE);
  }

  /** Sets {@code page} unless it has a value. */
  public ProductUpdate pageIfAbsent(URI page) {
    return setIfAbsent(ProductSchema.PAGE, page);
  }

  /** Sets {@code guarantee}; null is refused, and {@link #clearGuarantee()} removes it. */
  public ProductUpdate guarantee(Duration guarantee) {
    return set(ProductSchema.GUARANTEE, guarantee);
  }

  /** Removes {@code guarantee}. */
  public ProductUpdate clearGuarantee() {
    return clear(ProductSchema.GUARANTEE);
  }

  /** Sets {@code guarantee} unless it has a value. */
  public ProductUpdate guaranteeIfAbsent(Duration guarantee) {
    return setIfAbsent(ProductSchema.GUARANTEE, guarantee);
  }

  /** Sets {@code released}; null is refused, and {@link #clearReleased()} removes it. */
  public ProductUpdate released(Instant released) {
    return set(ProductSchema.RELEASED, released);
  }

  /** Removes {@code released}. */
  public ProductUpdate clearReleased() {
    return clear(ProductSchema.RELEASED);
  }

  /** Sets {@code released} unless it has a value. */
  public ProductUpdate releasedIfAbsent(Instant released) {
    return setIfAbsent(ProductSchema.RELEASED, released);
  }

  /** Sets {@code date}; null is refused, and {@link #clearDate()} removes it. */
  public ProductUpdate date(LocalDate date) {
    return set(ProductSchema.DATE, date);
  }

  /** Removes {@code date}. */
  public ProductUpdate clearDate() {
    return clear(ProductSchema.DATE);
  }

  /** Sets {@code date} unless it has a value. */
  public ProductUpdate dateIfAbsent(LocalDate date) {
    return setIfAbsent(ProductSchema.DATE, date);
  }

  /** Sets {@code dateTime}; null is refused, and {@link #clearDateTime()} removes it. */
  public ProductUpdate dateTime(LocalDateTime dateTime) {
    return set(ProductSchema.DATE_TIME, dateTime);
  }

  /** Removes {@code dateTime}. */
  public ProductUpdate clearDateTime() {
    return clear(ProductSchema.DATE_TIME);
  }

  /** Sets {@code dateTime} unless it has a value. */
  public ProductUpdate dateTimeIfAbsent(LocalDateTime dateTime) {
    return setIfAbsent(ProductSchema.DATE_TIME, dateTime);
  }

  /** Sets {@code time}; null is refused, and {@link #clearTime()} removes it. */
  public ProductUpdate time(LocalTime time) {
    return set(ProductSchema.TIME, time);
  }

  /** Removes {@code time}. */
  public ProductUpdate clearTime() {
    return clear(ProductSchema.TIME);
  }

  /** Sets {@code time} unless it has a value. */
  public ProductUpdate timeIfAbsent(LocalTime time) {
    return setIfAbsent(ProductSchema.TIME, time);
  }

  /** Sets {@code month}; null is refused, and {@link #clearMonth()} removes it. */
  public ProductUpdate month(YearMonth month) {
    return set(ProductSchema.MONTH, month);
  }

  /** Removes {@code month}. */
  public ProductUpdate clearMonth() {
    return clear(ProductSchema.MONTH);
  }

  /** Sets {@code month} unless it has a value. */
  public ProductUpdate monthIfAbsent(YearMonth month) {
    return setIfAbsent(ProductSchema.MONTH, month);
  }

  /** Sets {@code year}; null is refused, and {@link #clearYear()} removes it. */
  public ProductUpdate year(Year year) {
    return set(ProductSchema.YEAR, year);
  }

  /** Removes {@code year}. */
  public ProductUpdate clearYear() {
    return clear(ProductSchema.YEAR);
  }

  /** Sets {@code year} unless it has a value. */
  public ProductUpdate yearIfAbsent(Year year) {
    return setIfAbsent(ProductSchema.YEAR, year);
  }

  /** Sets {@code offered}; null is refused, and {@link #clearOffered()} removes it. */
  public ProductUpdate offered(OffsetDateTime offered) {
    return set(ProductSchema.OFFERED, offered);
  }

  /** Removes {@code offered}. */
  public ProductUpdate clearOffered() {
    return clear(ProductSchema.OFFERED);
  }

  /** Sets {@code offered} unless it has a value. */
  public ProductUpdate offeredIfAbsent(OffsetDateTime offered) {
    return setIfAbsent(ProductSchema.OFFERED, offered);
  }

  /** Sets {@code opens}; null is refused, and {@link #clearOpens()} removes it. */
  public ProductUpdate opens(ZonedDateTime opens) {
    return set(ProductSchema.OPENS, opens);
  }

  /** Removes {@code opens}. */
  public ProductUpdate clearOpens() {
    return clear(ProductSchema.OPENS);
  }

  /** Sets {@code opens} unless it has a value. */
  public ProductUpdate opensIfAbsent(ZonedDateTime opens) {
    return setIfAbsent(ProductSchema.OPENS, opens);
  }

  /** Sets {@code zone}; null is refused, and {@link #clearZone()} removes it. */
  public ProductUpdate zone(ZoneId zone) {
    return set(ProductSchema.ZONE, zone);
  }

  /** Removes {@code zone}. */
  public ProductUpdate clearZone() {
    return clear(ProductSchema.ZONE);
  }

  /** Sets {@code zone} unless it has a value. */
  public ProductUpdate zoneIfAbsent(ZoneId zone) {
    return setIfAbsent(ProductSchema.ZONE, zone);
  }

  /** Sets {@code trial}; null is refused, and {@link #clearTrial()} removes it. */
  public ProductUpdate trial(Period trial) {
    return set(ProductSchema.TRIAL, trial);
  }

  /** Removes {@code trial}. */
  public ProductUpdate clearTrial() {
    return clear(ProductSchema.TRIAL);
  }

  /** Sets {@code trial} unless it has a value. */
  public ProductUpdate trialIfAbsent(Period trial) {
    return setIfAbsent(ProductSchema.TRIAL, trial);
  }

  /** Sets {@code image}; null is refused, and {@link #clearImage()} removes it. */
  public ProductUpdate image(byte[] image) {
    return set(ProductSchema.IMAGE, image);
  }

  /** Removes {@code image}. */
  public ProductUpdate clearImage() {
    return clear(ProductSchema.IMAGE);
  }

  /** Sets {@code image} unless it has a value. */
  public ProductUpdate imageIfAbsent(byte[] image) {
    return setIfAbsent(ProductSchema.IMAGE, image);
  }

  /** Sets {@code buffer}; null is refused, and {@link #clearBuffer()} removes it. */
  public ProductUpdate buffer(ByteBuffer buffer) {
    return set(ProductSchema.BUFFER, buffer);
  }

  /** Removes {@code buffer}. */
  public ProductUpdate clearBuffer() {
    return clear(ProductSchema.BUFFER);
  }

  /** Sets {@code buffer} unless it has a value. */
  public ProductUpdate bufferIfAbsent(ByteBuffer buffer) {
    return setIfAbsent(ProductSchema.BUFFER, buffer);
  }

  /** Sets {@code maker}; null is refused, and {@link #clearMaker()} removes it. */
  public ProductUpdate maker(Product.Maker maker) {
    return set(ProductSchema.MAKER, maker);
  }

  /** Removes {@code maker}. */
  public ProductUpdate clearMaker() {
    return clear(ProductSchema.MAKER);
  }

  /**
   * Changes components of {@code maker}, which must be there. All else in it stays; its constructor
   * does not run.
   */
  public ProductUpdate maker(Consumer<WarehouseUpdates.Product_MakerUpdate> changes) {
    return inside(ProductSchema.MAKER, WarehouseUpdates.Product_MakerUpdate::new, changes);
  }

  /** Sets {@code note}; null is refused, and {@link #clearNote()} removes it. */
  public ProductUpdate note(String note) {
    return set(ProductSchema.NOTE, Optional.of(Objects.requireNonNull(note, "note")));
  }

  /** Removes {@code note}. */
  public ProductUpdate clearNote() {
    return clear(ProductSchema.NOTE);
  }

  /** Sets {@code note} unless it has a value. */
  public ProductUpdate noteIfAbsent(String note) {
    return setIfAbsent(ProductSchema.NOTE, Optional.of(Objects.requireNonNull(note, "note")));
  }

  /** Sets {@code previous}; null is refused, and {@link #clearPrevious()} removes it. */
  public ProductUpdate previous(Product.Maker previous) {
    return set(ProductSchema.PREVIOUS, Optional.of(Objects.requireNonNull(previous, "previous")));
  }

  /** Removes {@code previous}. */
  public ProductUpdate clearPrevious() {
    return clear(ProductSchema.PREVIOUS);
  }

  /**
   * Changes components of {@code previous}, which must be there. All else in it stays; its
   * constructor does not run.
   */
  public ProductUpdate previous(Consumer<WarehouseUpdates.Product_MakerUpdate> changes) {
    return inside(ProductSchema.PREVIOUS, WarehouseUpdates.Product_MakerUpdate::new, changes);
  }

  /** Sets {@code code}; null is refused, and {@link #clearCode()} removes it. */
  public ProductUpdate code(Integer code) {
    return set(ProductSchema.CODE, Optional.of(Objects.requireNonNull(code, "code")));
  }

  /** Removes {@code code}. */
  public ProductUpdate clearCode() {
    return clear(ProductSchema.CODE);
  }

  /** Sets {@code code} unless it has a value. */
  public ProductUpdate codeIfAbsent(Integer code) {
    return setIfAbsent(ProductSchema.CODE, Optional.of(Objects.requireNonNull(code, "code")));
  }

  /** Sets {@code hints}; null is refused, and {@link #clearHints()} removes it. */
  public ProductUpdate hints(List<String> hints) {
    return set(ProductSchema.HINTS, Optional.of(Objects.requireNonNull(hints, "hints")));
  }

  /** Removes {@code hints}. */
  public ProductUpdate clearHints() {
    return clear(ProductSchema.HINTS);
  }

  /** Sets {@code lines}; null is refused, and {@link #clearLines()} removes it. */
  public ProductUpdate lines(List<String> lines) {
    return set(ProductSchema.LINES, lines);
  }

  /** Removes {@code lines}. */
  public ProductUpdate clearLines() {
    return clear(ProductSchema.LINES);
  }

  /** Appends to {@code lines}. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate appendToLines(String element) {
    return append(ProductSchema.LINES, List.of(element));
  }

  /** As {@link #appendToLines(String)}, for several in their order. */
  public ProductUpdate appendToLines(List<String> elements) {
    return append(ProductSchema.LINES, elements);
  }

  /** Sets the element of {@code lines} at a position, which must be there. */
  public ProductUpdate lines(Position at, String element) {
    return setElement(ProductSchema.LINES, at, element, Codecs.STRING);
  }

  /**
   * Removes the element of {@code lines} at a position, which must be there; those behind it move
   * up. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate removeFromLines(Position at) {
    return removeElement(ProductSchema.LINES, at);
  }

  /** Sets {@code matrix}; null is refused, and {@link #clearMatrix()} removes it. */
  public ProductUpdate matrix(List<List<Integer>> matrix) {
    return set(ProductSchema.MATRIX, matrix);
  }

  /** Removes {@code matrix}. */
  public ProductUpdate clearMatrix() {
    return clear(ProductSchema.MATRIX);
  }

  /** Appends to {@code matrix}. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate appendToMatrix(List<List<Integer>> elements) {
    return append(ProductSchema.MATRIX, elements);
  }

  /** Sets the element of {@code matrix} at a position, which must be there. */
  public ProductUpdate matrix(Position at, List<Integer> element) {
    return setElement(ProductSchema.MATRIX, at, element, WarehouseCodecs.INTEGER_LIST);
  }

  /**
   * Removes the element of {@code matrix} at a position, which must be there; those behind it move
   * up. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate removeFromMatrix(Position at) {
    return removeElement(ProductSchema.MATRIX, at);
  }

  /** Sets {@code makers}; null is refused, and {@link #clearMakers()} removes it. */
  public ProductUpdate makers(List<Product.Maker> makers) {
    return set(ProductSchema.MAKERS, makers);
  }

  /** Removes {@code makers}. */
  public ProductUpdate clearMakers() {
    return clear(ProductSchema.MAKERS);
  }

  /** Appends to {@code makers}. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate appendToMakers(Product.Maker element) {
    return append(ProductSchema.MAKERS, List.of(element));
  }

  /** As {@link #appendToMakers(Product.Maker)}, for several in their order. */
  public ProductUpdate appendToMakers(List<Product.Maker> elements) {
    return append(ProductSchema.MAKERS, elements);
  }

  /** Sets the element of {@code makers} at a position, which must be there. */
  public ProductUpdate makers(Position at, Product.Maker element) {
    return setElement(ProductSchema.MAKERS, at, element, WarehouseCodecs.PRODUCT_MAKER);
  }

  /**
   * Changes components of the element of {@code makers} at a position, which must be there. All
   * else in it stays; its constructor does not run.
   */
  public ProductUpdate makers(Position at, Consumer<WarehouseUpdates.Product_MakerUpdate> changes) {
    return insideElement(ProductSchema.MAKERS, at, WarehouseUpdates.Product_MakerUpdate::new, changes);
  }

  /**
   * Removes the element of {@code makers} at a position, which must be there; those behind it move
   * up. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate removeFromMakers(Position at) {
    return removeElement(ProductSchema.MAKERS, at);
  }

  /** Sets {@code tags}; null is refused, and {@link #clearTags()} removes it. */
  public ProductUpdate tags(Set<String> tags) {
    return set(ProductSchema.TAGS, tags);
  }

  /** Removes {@code tags}. */
  public ProductUpdate clearTags() {
    return clear(ProductSchema.TAGS);
  }

  /** Adds to {@code tags}; what is there already stays. */
  public ProductUpdate addToTags(String element) {
    return addElements(ProductSchema.TAGS, Set.of(element));
  }

  /** As {@link #addToTags(String)}, for several in their order. */
  public ProductUpdate addToTags(Set<String> elements) {
    return addElements(ProductSchema.TAGS, elements);
  }

  /** Removes from {@code tags}. */
  public ProductUpdate removeFromTags(String element) {
    return removeElements(ProductSchema.TAGS, Set.of(element));
  }

  /** As {@link #removeFromTags(String)}, for several in their order. */
  public ProductUpdate removeFromTags(Set<String> elements) {
    return removeElements(ProductSchema.TAGS, elements);
  }

  /** Sets {@code sizes}; null is refused, and {@link #clearSizes()} removes it. */
  public ProductUpdate sizes(Set<Integer> sizes) {
    return set(ProductSchema.SIZES, sizes);
  }

  /** Removes {@code sizes}. */
  public ProductUpdate clearSizes() {
    return clear(ProductSchema.SIZES);
  }

  /** Adds to {@code sizes}; what is there already stays. */
  public ProductUpdate addToSizes(Integer element) {
    return addElements(ProductSchema.SIZES, Set.of(element));
  }

  /** As {@link #addToSizes(Integer)}, for several in their order. */
  public ProductUpdate addToSizes(Set<Integer> elements) {
    return addElements(ProductSchema.SIZES, elements);
  }

  /** Removes from {@code sizes}. */
  public ProductUpdate removeFromSizes(Integer element) {
    return removeElements(ProductSchema.SIZES, Set.of(element));
  }

  /** As {@link #removeFromSizes(Integer)}, for several in their order. */
  public ProductUpdate removeFromSizes(Set<Integer> elements) {
    return removeElements(ProductSchema.SIZES, elements);
  }

  /** Sets {@code prices}; null is refused, and {@link #clearPrices()} removes it. */
  public ProductUpdate prices(Set<BigDecimal> prices) {
    return set(ProductSchema.PRICES, prices);
  }

  /** Removes {@code prices}. */
  public ProductUpdate clearPrices() {
    return clear(ProductSchema.PRICES);
  }

  /** Adds to {@code prices}; what is there already stays. */
  public ProductUpdate addToPrices(BigDecimal element) {
    return addElements(ProductSchema.PRICES, Set.of(element));
  }

  /** As {@link #addToPrices(BigDecimal)}, for several in their order. */
  public ProductUpdate addToPrices(Set<BigDecimal> elements) {
    return addElements(ProductSchema.PRICES, elements);
  }

  /** Removes from {@code prices}. */
  public ProductUpdate removeFromPrices(BigDecimal element) {
    return removeElements(ProductSchema.PRICES, Set.of(element));
  }

  /** As {@link #removeFromPrices(BigDecimal)}, for several in their order. */
  public ProductUpdate removeFromPrices(Set<BigDecimal> elements) {
    return removeElements(ProductSchema.PRICES, elements);
  }

  /** Sets {@code kinds}; null is refused, and {@link #clearKinds()} removes it. */
  public ProductUpdate kinds(Set<Product.Kind> kinds) {
    return set(ProductSchema.KINDS, kinds);
  }

  /** Removes {@code kinds}. */
  public ProductUpdate clearKinds() {
    return clear(ProductSchema.KINDS);
  }

  /** Adds to {@code kinds}; what is there already stays. */
  public ProductUpdate addToKinds(Product.Kind element) {
    return addElements(ProductSchema.KINDS, Set.of(element));
  }

  /** As {@link #addToKinds(Product.Kind)}, for several in their order. */
  public ProductUpdate addToKinds(Set<Product.Kind> elements) {
    return addElements(ProductSchema.KINDS, elements);
  }

  /** Removes from {@code kinds}. */
  public ProductUpdate removeFromKinds(Product.Kind element) {
    return removeElements(ProductSchema.KINDS, Set.of(element));
  }

  /** As {@link #removeFromKinds(Product.Kind)}, for several in their order. */
  public ProductUpdate removeFromKinds(Set<Product.Kind> elements) {
    return removeElements(ProductSchema.KINDS, elements);
  }

  /** Sets {@code images}; null is refused, and {@link #clearImages()} removes it. */
  public ProductUpdate images(Set<ByteBuffer> images) {
    return set(ProductSchema.IMAGES, images);
  }

  /** Removes {@code images}. */
  public ProductUpdate clearImages() {
    return clear(ProductSchema.IMAGES);
  }

  /** Adds to {@code images}; what is there already stays. */
  public ProductUpdate addToImages(ByteBuffer element) {
    return addElements(ProductSchema.IMAGES, Set.of(element));
  }

  /** As {@link #addToImages(ByteBuffer)}, for several in their order. */
  public ProductUpdate addToImages(Set<ByteBuffer> elements) {
    return addElements(ProductSchema.IMAGES, elements);
  }

  /** Removes from {@code images}. */
  public ProductUpdate removeFromImages(ByteBuffer element) {
    return removeElements(ProductSchema.IMAGES, Set.of(element));
  }

  /** As {@link #removeFromImages(ByteBuffer)}, for several in their order. */
  public ProductUpdate removeFromImages(Set<ByteBuffer> elements) {
    return removeElements(ProductSchema.IMAGES, elements);
  }

  /** Sets {@code places}; null is refused, and {@link #clearPlaces()} removes it. */
  public ProductUpdate places(Set<Product.Address> places) {
    return set(ProductSchema.PLACES, places);
  }

  /** Removes {@code places}. */
  public ProductUpdate clearPlaces() {
    return clear(ProductSchema.PLACES);
  }

  /**
   * Adds to {@code places}; what is there already stays. The set is stored as a list: one GetItem
   * reads it, and the UpdateItem writes all of it on the condition that it has not changed.
   */
  public ProductUpdate addToPlaces(Product.Address element) {
    return addElements(ProductSchema.PLACES, Set.of(element));
  }

  /** As {@link #addToPlaces(Product.Address)}, for several in their order. */
  public ProductUpdate addToPlaces(Set<Product.Address> elements) {
    return addElements(ProductSchema.PLACES, elements);
  }

  /**
   * Removes from {@code places}. The set is stored as a list: one GetItem reads it, and the
   * UpdateItem writes all of it on the condition that it has not changed.
   */
  public ProductUpdate removeFromPlaces(Product.Address element) {
    return removeElements(ProductSchema.PLACES, Set.of(element));
  }

  /** As {@link #removeFromPlaces(Product.Address)}, for several in their order. */
  public ProductUpdate removeFromPlaces(Set<Product.Address> elements) {
    return removeElements(ProductSchema.PLACES, elements);
  }

  /** Sets {@code flags}; null is refused, and {@link #clearFlags()} removes it. */
  public ProductUpdate flags(Set<Boolean> flags) {
    return set(ProductSchema.FLAGS, flags);
  }

  /** Removes {@code flags}. */
  public ProductUpdate clearFlags() {
    return clear(ProductSchema.FLAGS);
  }

  /**
   * Adds to {@code flags}; what is there already stays. The set is stored as a list: one GetItem
   * reads it, and the UpdateItem writes all of it on the condition that it has not changed.
   */
  public ProductUpdate addToFlags(Boolean element) {
    return addElements(ProductSchema.FLAGS, Set.of(element));
  }

  /** As {@link #addToFlags(Boolean)}, for several in their order. */
  public ProductUpdate addToFlags(Set<Boolean> elements) {
    return addElements(ProductSchema.FLAGS, elements);
  }

  /**
   * Removes from {@code flags}. The set is stored as a list: one GetItem reads it, and the
   * UpdateItem writes all of it on the condition that it has not changed.
   */
  public ProductUpdate removeFromFlags(Boolean element) {
    return removeElements(ProductSchema.FLAGS, Set.of(element));
  }

  /** As {@link #removeFromFlags(Boolean)}, for several in their order. */
  public ProductUpdate removeFromFlags(Set<Boolean> elements) {
    return removeElements(ProductSchema.FLAGS, elements);
  }

  /** Sets {@code labels}; null is refused, and {@link #clearLabels()} removes it. */
  public ProductUpdate labels(Map<String, String> labels) {
    return set(ProductSchema.LABELS, labels);
  }

  /** Removes {@code labels}. */
  public ProductUpdate clearLabels() {
    return clear(ProductSchema.LABELS);
  }

  /**
   * Puts an entry into {@code labels}; other entries stay. If there is no such map yet, a second
   * UpdateItem makes it.
   */
  public ProductUpdate putToLabels(String key, String value) {
    return putEntry(ProductSchema.LABELS, MapKey.STRING, key, value, Codecs.STRING);
  }

  /**
   * Removes an entry of {@code labels}, if it is there. If there is no such map, a second
   * UpdateItem makes sure.
   */
  public ProductUpdate removeFromLabels(String key) {
    return removeEntry(ProductSchema.LABELS, MapKey.STRING, key);
  }

  /** Sets {@code placesByName}; null is refused, and {@link #clearPlacesByName()} removes it. */
  public ProductUpdate placesByName(Map<String, List<Product.Address>> placesByName) {
    return set(ProductSchema.PLACES_BY_NAME, placesByName);
  }

  /** Removes {@code placesByName}. */
  public ProductUpdate clearPlacesByName() {
    return clear(ProductSchema.PLACES_BY_NAME);
  }

  /**
   * Puts an entry into {@code placesByName}; other entries stay. If there is no such map yet, a
   * second UpdateItem makes it.
   */
  public ProductUpdate putToPlacesByName(String key, List<Product.Address> value) {
    return putEntry(ProductSchema.PLACES_BY_NAME, MapKey.STRING, key, value, WarehouseCodecs.PRODUCT_ADDRESS_LIST);
  }

  /**
   * Removes an entry of {@code placesByName}, if it is there. If there is no such map, a second
   * UpdateItem makes sure.
   */
  public ProductUpdate removeFromPlacesByName(String key) {
    return removeEntry(ProductSchema.PLACES_BY_NAME, MapKey.STRING, key);
  }

  /** Sets {@code deep}; null is refused, and {@link #clearDeep()} removes it. */
  public ProductUpdate deep(Map<String, Map<String, Set<Long>>> deep) {
    return set(ProductSchema.DEEP, deep);
  }

  /** Removes {@code deep}. */
  public ProductUpdate clearDeep() {
    return clear(ProductSchema.DEEP);
  }

  /**
   * Puts an entry into {@code deep}; other entries stay. If there is no such map yet, a second
   * UpdateItem makes it.
   */
  public ProductUpdate putToDeep(String key, Map<String, Set<Long>> value) {
    return putEntry(ProductSchema.DEEP, MapKey.STRING, key, value, WarehouseCodecs.LONG_SET_MAP);
  }

  /**
   * Removes an entry of {@code deep}, if it is there. If there is no such map, a second UpdateItem
   * makes sure.
   */
  public ProductUpdate removeFromDeep(String key) {
    return removeEntry(ProductSchema.DEEP, MapKey.STRING, key);
  }

  /** Sets {@code namesByKind}; null is refused, and {@link #clearNamesByKind()} removes it. */
  public ProductUpdate namesByKind(Map<Product.Kind, String> namesByKind) {
    return set(ProductSchema.NAMES_BY_KIND, namesByKind);
  }

  /** Removes {@code namesByKind}. */
  public ProductUpdate clearNamesByKind() {
    return clear(ProductSchema.NAMES_BY_KIND);
  }

  /**
   * Puts an entry into {@code namesByKind}; other entries stay. If there is no such map yet, a
   * second UpdateItem makes it.
   */
  public ProductUpdate putToNamesByKind(Product.Kind key, String value) {
    return putEntry(ProductSchema.NAMES_BY_KIND, WarehouseCodecs.PRODUCT_KIND_KEY, key, value, Codecs.STRING);
  }

  /**
   * Removes an entry of {@code namesByKind}, if it is there. If there is no such map, a second
   * UpdateItem makes sure.
   */
  public ProductUpdate removeFromNamesByKind(Product.Kind key) {
    return removeEntry(ProductSchema.NAMES_BY_KIND, WarehouseCodecs.PRODUCT_KIND_KEY, key);
  }

  /** Sets {@code placesById}; null is refused, and {@link #clearPlacesById()} removes it. */
  public ProductUpdate placesById(Map<UUID, Optional<Product.Address>> placesById) {
    return set(ProductSchema.PLACES_BY_ID, placesById);
  }

  /** Removes {@code placesById}. */
  public ProductUpdate clearPlacesById() {
    return clear(ProductSchema.PLACES_BY_ID);
  }

  /**
   * Puts an entry into {@code placesById}; other entries stay. If there is no such map yet, a
   * second UpdateItem makes it.
   */
  public ProductUpdate putToPlacesById(UUID key, Optional<Product.Address> value) {
    return putEntry(ProductSchema.PLACES_BY_ID, MapKey.UUID, key, value, WarehouseCodecs.OPTIONAL_PRODUCT_ADDRESS);
  }

  /**
   * Removes an entry of {@code placesById}, if it is there. If there is no such map, a second
   * UpdateItem makes sure.
   */
  public ProductUpdate removeFromPlacesById(UUID key) {
    return removeEntry(ProductSchema.PLACES_BY_ID, MapKey.UUID, key);
  }

  /**
   * Sets {@code monthlyPrices}; null is refused, and {@link #clearMonthlyPrices()} removes it.
   *
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if
   *     {@code monthlyPrices} would have more than 12 elements
   */
  public ProductUpdate monthlyPrices(Map<Integer, BigDecimal> monthlyPrices) {
    return set(ProductSchema.MONTHLY_PRICES, monthlyPrices);
  }

  /** Removes {@code monthlyPrices}. */
  public ProductUpdate clearMonthlyPrices() {
    return clear(ProductSchema.MONTHLY_PRICES);
  }

  /**
   * Puts an entry into {@code monthlyPrices}; other entries stay. If there is no such map yet, a
   * second UpdateItem makes it. Made in place on the condition that there is room. Where DynamoDB
   * cannot tell, as some of several may be there already, a second UpdateItem writes the whole map
   * on the condition that it has not changed.
   *
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if
   *     {@code monthlyPrices} would have more than 12 elements
   */
  public ProductUpdate putToMonthlyPrices(Integer key, BigDecimal value) {
    return putEntry(ProductSchema.MONTHLY_PRICES, MapKey.INTEGER, key, value, Codecs.BIG_DECIMAL);
  }

  /**
   * Adds to an entry of {@code monthlyPrices}; absent counts as 0. If there is no such map yet, a
   * second UpdateItem makes it. Made in place on the condition that there is room. Where DynamoDB
   * cannot tell, as some of several may be there already, a second UpdateItem writes the whole map
   * on the condition that it has not changed. See {@link #exactlyOnce()} on lost responses.
   *
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if
   *     {@code monthlyPrices} would have more than 12 elements
   */
  public ProductUpdate addToMonthlyPrices(Integer key, BigDecimal delta) {
    return addToEntry(ProductSchema.MONTHLY_PRICES, MapKey.INTEGER, key, delta, Codecs.BIG_DECIMAL);
  }

  /**
   * Removes an entry of {@code monthlyPrices}, if it is there. If there is no such map, a second
   * UpdateItem makes sure.
   */
  public ProductUpdate removeFromMonthlyPrices(Integer key) {
    return removeEntry(ProductSchema.MONTHLY_PRICES, MapKey.INTEGER, key);
  }

  /** Sets {@code flagsByKind}; null is refused, and {@link #clearFlagsByKind()} removes it. */
  public ProductUpdate flagsByKind(Map<Long, Map<Product.Kind, Boolean>> flagsByKind) {
    return set(ProductSchema.FLAGS_BY_KIND, flagsByKind);
  }

  /** Removes {@code flagsByKind}. */
  public ProductUpdate clearFlagsByKind() {
    return clear(ProductSchema.FLAGS_BY_KIND);
  }

  /**
   * Puts an entry into {@code flagsByKind}; other entries stay. If there is no such map yet, a
   * second UpdateItem makes it.
   */
  public ProductUpdate putToFlagsByKind(Long key, Map<Product.Kind, Boolean> value) {
    return putEntry(ProductSchema.FLAGS_BY_KIND, MapKey.LONG, key, value, WarehouseCodecs.BOOLEAN_BY_PRODUCT_KIND);
  }

  /**
   * Removes an entry of {@code flagsByKind}, if it is there. If there is no such map, a second
   * UpdateItem makes sure.
   */
  public ProductUpdate removeFromFlagsByKind(Long key) {
    return removeEntry(ProductSchema.FLAGS_BY_KIND, MapKey.LONG, key);
  }

  /** Sets {@code linesByDate}; null is refused, and {@link #clearLinesByDate()} removes it. */
  public ProductUpdate linesByDate(Map<LocalDate, List<String>> linesByDate) {
    return set(ProductSchema.LINES_BY_DATE, linesByDate);
  }

  /** Removes {@code linesByDate}. */
  public ProductUpdate clearLinesByDate() {
    return clear(ProductSchema.LINES_BY_DATE);
  }

  /**
   * Puts an entry into {@code linesByDate}; other entries stay. If there is no such map yet, a
   * second UpdateItem makes it.
   */
  public ProductUpdate putToLinesByDate(LocalDate key, List<String> value) {
    return putEntry(ProductSchema.LINES_BY_DATE, MapKey.LOCAL_DATE, key, value, WarehouseCodecs.STRING_LIST);
  }

  /**
   * Removes an entry of {@code linesByDate}, if it is there. If there is no such map, a second
   * UpdateItem makes sure.
   */
  public ProductUpdate removeFromLinesByDate(LocalDate key) {
    return removeEntry(ProductSchema.LINES_BY_DATE, MapKey.LOCAL_DATE, key);
  }

  /** Sets {@code kindsByPrice}; null is refused, and {@link #clearKindsByPrice()} removes it. */
  public ProductUpdate kindsByPrice(Map<Money, Product.Kind> kindsByPrice) {
    return set(ProductSchema.KINDS_BY_PRICE, kindsByPrice);
  }

  /** Removes {@code kindsByPrice}. */
  public ProductUpdate clearKindsByPrice() {
    return clear(ProductSchema.KINDS_BY_PRICE);
  }

  /**
   * Puts an entry into {@code kindsByPrice}; other entries stay. If there is no such map yet, a
   * second UpdateItem makes it.
   */
  public ProductUpdate putToKindsByPrice(Money key, Product.Kind value) {
    return putEntry(ProductSchema.KINDS_BY_PRICE, WarehouseCodecs.MONEY_AS_TEXT_KEY, key, value, WarehouseCodecs.PRODUCT_KIND);
  }

  /**
   * Removes an entry of {@code kindsByPrice}, if it is there. If there is no such map, a second
   * UpdateItem makes sure.
   */
  public ProductUpdate removeFromKindsByPrice(Money key) {
    return removeEntry(ProductSchema.KINDS_BY_PRICE, WarehouseCodecs.MONEY_AS_TEXT_KEY, key);
  }

  /**
   * Sets {@code badges}; null is refused, and {@link #clearBadges()} removes it.
   *
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if {@code badges}
   *     would have more than 5 elements
   */
  public ProductUpdate badges(Set<String> badges) {
    return set(ProductSchema.BADGES, badges);
  }

  /** Removes {@code badges}. */
  public ProductUpdate clearBadges() {
    return clear(ProductSchema.BADGES);
  }

  /**
   * Adds to {@code badges}; what is there already stays. Made in place on the condition that there
   * is room. Where DynamoDB cannot tell, as some of several may be there already, a second
   * UpdateItem writes the whole set on the condition that it has not changed.
   *
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if {@code badges}
   *     would have more than 5 elements
   */
  public ProductUpdate addToBadges(String element) {
    return addElements(ProductSchema.BADGES, Set.of(element));
  }

  /** As {@link #addToBadges(String)}, for several in their order. */
  public ProductUpdate addToBadges(Set<String> elements) {
    return addElements(ProductSchema.BADGES, elements);
  }

  /** Removes from {@code badges}. */
  public ProductUpdate removeFromBadges(String element) {
    return removeElements(ProductSchema.BADGES, Set.of(element));
  }

  /** As {@link #removeFromBadges(String)}, for several in their order. */
  public ProductUpdate removeFromBadges(Set<String> elements) {
    return removeElements(ProductSchema.BADGES, elements);
  }

  /**
   * Sets {@code steps}; null is refused, and {@link #clearSteps()} removes it.
   *
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if {@code steps}
   *     would have more than 5 elements
   */
  public ProductUpdate steps(List<String> steps) {
    return set(ProductSchema.STEPS, steps);
  }

  /** Removes {@code steps}. */
  public ProductUpdate clearSteps() {
    return clear(ProductSchema.STEPS);
  }

  /**
   * Appends to {@code steps}. See {@link #exactlyOnce()} on lost responses.
   *
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if {@code steps}
   *     would have more than 5 elements
   */
  public ProductUpdate appendToSteps(String element) {
    return append(ProductSchema.STEPS, List.of(element));
  }

  /** As {@link #appendToSteps(String)}, for several in their order. */
  public ProductUpdate appendToSteps(List<String> elements) {
    return append(ProductSchema.STEPS, elements);
  }

  /** Sets the element of {@code steps} at a position, which must be there. */
  public ProductUpdate steps(Position at, String element) {
    return setElement(ProductSchema.STEPS, at, element, Codecs.STRING);
  }

  /**
   * Removes the element of {@code steps} at a position, which must be there; those behind it move
   * up. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate removeFromSteps(Position at) {
    return removeElement(ProductSchema.STEPS, at);
  }

  /** Sets {@code packaging}; null is refused, and {@link #clearPackaging()} removes it. */
  public ProductUpdate packaging(Product.Packaging packaging) {
    return set(ProductSchema.PACKAGING, packaging);
  }

  /** Removes {@code packaging}. */
  public ProductUpdate clearPackaging() {
    return clear(ProductSchema.PACKAGING);
  }

  /** Sets {@code packagings}; null is refused, and {@link #clearPackagings()} removes it. */
  public ProductUpdate packagings(List<Product.Packaging> packagings) {
    return set(ProductSchema.PACKAGINGS, packagings);
  }

  /** Removes {@code packagings}. */
  public ProductUpdate clearPackagings() {
    return clear(ProductSchema.PACKAGINGS);
  }

  /** Appends to {@code packagings}. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate appendToPackagings(Product.Packaging element) {
    return append(ProductSchema.PACKAGINGS, List.of(element));
  }

  /** As {@link #appendToPackagings(Product.Packaging)}, for several in their order. */
  public ProductUpdate appendToPackagings(List<Product.Packaging> elements) {
    return append(ProductSchema.PACKAGINGS, elements);
  }

  /** Sets the element of {@code packagings} at a position, which must be there. */
  public ProductUpdate packagings(Position at, Product.Packaging element) {
    return setElement(ProductSchema.PACKAGINGS, at, element, WarehouseCodecs.PRODUCT_PACKAGING);
  }

  /**
   * Removes the element of {@code packagings} at a position, which must be there; those behind it
   * move up. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate removeFromPackagings(Position at) {
    return removeElement(ProductSchema.PACKAGINGS, at);
  }

  /** Sets {@code money}; null is refused, and {@link #clearMoney()} removes it. */
  public ProductUpdate money(Money money) {
    return set(ProductSchema.MONEY, money);
  }

  /** Removes {@code money}. */
  public ProductUpdate clearMoney() {
    return clear(ProductSchema.MONEY);
  }

  /** Sets {@code money} unless it has a value. */
  public ProductUpdate moneyIfAbsent(Money money) {
    return setIfAbsent(ProductSchema.MONEY, money);
  }

  /** Sets {@code discounts}; null is refused, and {@link #clearDiscounts()} removes it. */
  public ProductUpdate discounts(List<Money> discounts) {
    return set(ProductSchema.DISCOUNTS, discounts);
  }

  /** Removes {@code discounts}. */
  public ProductUpdate clearDiscounts() {
    return clear(ProductSchema.DISCOUNTS);
  }

  /** Appends to {@code discounts}. See {@link #exactlyOnce()} on lost responses. */
  public ProductUpdate appendToDiscounts(Money element) {
    return append(ProductSchema.DISCOUNTS, List.of(element));
  }

  /** As {@link #appendToDiscounts(Money)}, for several in their order. */
  public ProductUpdate appendToDiscounts(List<Money> elements) {
    return append(ProductSchema.DISCOUNTS, elements);
  }

  /** Sets the element of {@code discounts} at a position, which must be there. */
  public ProductUpdate discounts(Position at, Money element) {
    return setElement(ProductSchema.DISCOUNTS, at, element, WarehouseCodecs.MONEY_AS_TEXT);
  }

  /**
   * Removes the element of {@code discounts} at a position, which must be there; those behind it
   * move up. See {@link #exactlyOnce()} on lost responses.
   */
  public ProductUpdate removeFromDiscounts(Position at) {
    return removeElement(ProductSchema.DISCOUNTS, at);
  }

  /** Sets {@code amounts}; null is refused, and {@link #clearAmounts()} removes it. */
  public ProductUpdate amounts(Set<Money> amounts) {
    return set(ProductSchema.AMOUNTS, amounts);
  }

  /** Removes {@code amounts}. */
  public ProductUpdate clearAmounts() {
    return clear(ProductSchema.AMOUNTS);
  }

  /** Adds to {@code amounts}; what is there already stays. */
  public ProductUpdate addToAmounts(Money element) {
    return addElements(ProductSchema.AMOUNTS, Set.of(element));
  }

  /** As {@link #addToAmounts(Money)}, for several in their order. */
  public ProductUpdate addToAmounts(Set<Money> elements) {
    return addElements(ProductSchema.AMOUNTS, elements);
  }

  /** Removes from {@code amounts}. */
  public ProductUpdate removeFromAmounts(Money element) {
    return removeElements(ProductSchema.AMOUNTS, Set.of(element));
  }

  /** As {@link #removeFromAmounts(Money)}, for several in their order. */
  public ProductUpdate removeFromAmounts(Set<Money> elements) {
    return removeElements(ProductSchema.AMOUNTS, elements);
  }

  /** Sets {@code fees}; null is refused, and {@link #clearFees()} removes it. */
  public ProductUpdate fees(Map<String, Optional<Money>> fees) {
    return set(ProductSchema.FEES, fees);
  }

  /** Removes {@code fees}. */
  public ProductUpdate clearFees() {
    return clear(ProductSchema.FEES);
  }

  /**
   * Puts an entry into {@code fees}; other entries stay. If there is no such map yet, a second
   * UpdateItem makes it.
   */
  public ProductUpdate putToFees(String key, Optional<Money> value) {
    return putEntry(ProductSchema.FEES, MapKey.STRING, key, value, WarehouseCodecs.OPTIONAL_MONEY_AS_TEXT);
  }

  /**
   * Removes an entry of {@code fees}, if it is there. If there is no such map, a second UpdateItem
   * makes sure.
   */
  public ProductUpdate removeFromFees(String key) {
    return removeEntry(ProductSchema.FEES, MapKey.STRING, key);
  }

  /** Sets {@code checked}; null is refused, and {@link #clearChecked()} removes it. */
  public ProductUpdate checked(Instant checked) {
    return set(ProductSchema.CHECKED, checked);
  }

  /** Removes {@code checked}. */
  public ProductUpdate clearChecked() {
    return clear(ProductSchema.CHECKED);
  }

  /** Sets {@code checked} unless it has a value. */
  public ProductUpdate checkedIfAbsent(Instant checked) {
    return setIfAbsent(ProductSchema.CHECKED, checked);
  }

  /** Sets {@code name}; null is refused, and {@link #clearName()} removes it. */
  public ProductUpdate name(String name) {
    return set(ProductSchema.NAME, name);
  }

  /** Removes {@code name}. */
  public ProductUpdate clearName() {
    return clear(ProductSchema.NAME);
  }

  /** Sets {@code name} unless it has a value. */
  public ProductUpdate nameIfAbsent(String name) {
    return setIfAbsent(ProductSchema.NAME, name);
  }

  /** Sets {@code expires}; null is refused, and {@link #clearExpires()} removes it. */
  public ProductUpdate expires(Instant expires) {
    return set(ProductSchema.EXPIRES, expires);
  }

  /** Removes {@code expires}. */
  public ProductUpdate clearExpires() {
    return clear(ProductSchema.EXPIRES);
  }

  /** Sets {@code expires} unless it has a value. */
  public ProductUpdate expiresIfAbsent(Instant expires) {
    return setIfAbsent(ProductSchema.EXPIRES, expires);
  }

  /**
   * Sets {@code origin}: the attributes of what it has, and removes those of what is null in it;
   * null itself is refused, and {@link #clearOrigin()} removes it.
   */
  public ProductUpdate origin(Product.Origin origin) {
    return set(ProductSchema.ORIGIN, origin);
  }

  /** Removes {@code origin}: all of its attributes. */
  public ProductUpdate clearOrigin() {
    return clear(ProductSchema.ORIGIN);
  }

  /**
   * Sets an attribute that no component names, an entry of {@code others}; the others stay.
   * {@code IllegalArgumentException} refuses one that is a component's, a key, the type or a mark.
   */
  public ProductUpdate putToOthers(String attribute, AttributeValue value) {
    return putRest(ProductSchema.OTHERS, attribute, value);
  }

  /**
   * Removes an attribute that no component names, an entry of {@code others}, if it is there.
   * {@code IllegalArgumentException} refuses one that is a component's, a key, the type or a mark.
   */
  public ProductUpdate removeFromOthers(String attribute) {
    return removeRest(ProductSchema.OTHERS, attribute);
  }
}
