package everything;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.Backfill;
import io.partita.runtime.ProjectionReads;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.value.Precision;
import io.partita.runtime.query.IndexScan;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Product} items:
 * {@code PK = "PRODUCT#{sku}"}, {@code SK = "{kind}#{number:6}"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProductDao {
  static final EntityType<Product, ProductKey> TYPE =
      EntityType.<Product, ProductKey>builder(ProductMapper.INSTANCE, ProductSchema.KEY,
          ProductKey::of, ProductKey::new)
          .type("Type", "product", "Product", "goods")
          .components(ProductSchema.SKU, ProductSchema.KIND, ProductSchema.NUMBER,
              ProductSchema.SHELF, ProductSchema.TEXT, ProductSchema.LETTER,
              ProductSchema.LETTER_OR_NULL, ProductSchema.FLAG, ProductSchema.FLAG_OR_NULL,
              ProductSchema.TINY, ProductSchema.TINY_OR_NULL, ProductSchema.SMALL,
              ProductSchema.SMALL_OR_NULL, ProductSchema.MEDIUM, ProductSchema.MEDIUM_OR_NULL,
              ProductSchema.LARGE, ProductSchema.LARGE_OR_NULL, ProductSchema.SINGLE,
              ProductSchema.SINGLE_OR_NULL, ProductSchema.TWICE, ProductSchema.TWICE_OR_NULL,
              ProductSchema.HUGE, ProductSchema.PRICE, ProductSchema.PAGE, ProductSchema.GUARANTEE,
              ProductSchema.RELEASED, ProductSchema.DATE, ProductSchema.DATE_TIME,
              ProductSchema.TIME, ProductSchema.MONTH, ProductSchema.YEAR, ProductSchema.OFFERED,
              ProductSchema.OPENS, ProductSchema.ZONE, ProductSchema.TRIAL, ProductSchema.IMAGE,
              ProductSchema.BUFFER, ProductSchema.MAKER, ProductSchema.NOTE, ProductSchema.PREVIOUS,
              ProductSchema.CODE, ProductSchema.HINTS, ProductSchema.LINES, ProductSchema.MATRIX,
              ProductSchema.MAKERS, ProductSchema.TAGS, ProductSchema.SIZES, ProductSchema.PRICES,
              ProductSchema.KINDS, ProductSchema.IMAGES, ProductSchema.PLACES, ProductSchema.FLAGS,
              ProductSchema.LABELS, ProductSchema.PLACES_BY_NAME, ProductSchema.DEEP,
              ProductSchema.NAMES_BY_KIND, ProductSchema.PLACES_BY_ID, ProductSchema.MONTHLY_PRICES,
              ProductSchema.FLAGS_BY_KIND, ProductSchema.LINES_BY_DATE,
              ProductSchema.KINDS_BY_PRICE, ProductSchema.BADGES, ProductSchema.STEPS,
              ProductSchema.PACKAGING, ProductSchema.PACKAGINGS, ProductSchema.MONEY,
              ProductSchema.DISCOUNTS, ProductSchema.AMOUNTS, ProductSchema.FEES,
              ProductSchema.CHECKED, ProductSchema.NAME, ProductSchema.VERSION,
              ProductSchema.CREATED_AT, ProductSchema.UPDATED_AT, ProductSchema.EXPIRES,
              ProductSchema.ORIGIN_COUNTRY, ProductSchema.ORIGIN_YEAR,
              ProductSchema.ORIGIN_PLACE_LATITUDE, ProductSchema.ORIGIN_PLACE_LONGITUDE)
          .embedded(ProductSchema.ORIGIN, Product::origin)
          .rest(ProductSchema.OTHERS)
          .indexes(ProductSchema.GSI1, ProductSchema.GSI2)
          .version(ProductSchema.VERSION)
          .createdAt(ProductSchema.CREATED_AT, Precision.NANOS)
          .updatedAt(ProductSchema.UPDATED_AT, Precision.MILLIS)
          .ttl(ProductSchema.EXPIRES)
          .orCreateDefault(ProductSchema.FLAG, false)
          .orCreateDefault(ProductSchema.TINY, (byte) 0)
          .orCreateDefault(ProductSchema.SMALL, (short) 0)
          .orCreateDefault(ProductSchema.MEDIUM, 0)
          .orCreateDefault(ProductSchema.LARGE, 0L)
          .orCreateDefault(ProductSchema.SINGLE, 0F)
          .orCreateDefault(ProductSchema.TWICE, 0D)
          .build();

  static final AccessPattern<Product> BY_SKU =
      AccessPattern.table(TYPE, "bySku", KeyEncoding.ORDERED);
  static final AccessPattern<Product> BY_MAKER_ADDRESS_CITY =
      AccessPattern.index(TYPE, "byMakerAddressCity", "GSI1", false,
          KeyAttribute.partition("GSI1PK", ProductSchema.GSI1_PK),
          KeyAttribute.sort("GSI1SK", ProductSchema.GSI1_SK), KeyEncoding.ORDERED);

  static final AccessPattern<Product> BY_SHELF =
      AccessPattern.index(TYPE, "byShelf", "GSI2", false,
          KeyAttribute.partition("GSI2PK", ProductSchema.GSI2_PK),
          KeyAttribute.sort("GSI2SK", ProductSchema.GSI2_SK), KeyEncoding.ORDERED);

  private final EntityOperations<Product, ProductKey> operations;
  private final PhysicalTable table;

  ProductDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.table = table;
  }

  /**
   * Finds the {@code Product} with this key. One GetItem on the table, strongly consistent unless
   * the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it has expired, or it is another entity's
   */
  public Optional<Product> find(ProductKey key) {
    return operations.find(key);
  }

  /**
   * Finds the {@code Product} with this key, which must exist: one GetItem on the table, at the
   * cost of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Product get(ProductKey key) {
    return operations.get(key);
  }

  /**
   * Whether a {@code Product} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(ProductKey key) {
    return operations.exists(key);
  }

  /**
   * Reads by key, as {@code find}, {@code get} and {@code findAll} do, but only the components of a
   * projection: {@link ProductCardProjection}. Each GetItem or BatchGetItem has a
   * ProjectionExpression. That saves bytes and decoding, not capacity: DynamoDB charges for whole
   * items.
   */
  public <P> ProjectionReads<ProductKey, P> as(RecordProjection<Product, P> projection) {
    return operations.as(projection);
  }

  /**
   * Stores a new {@code Product}, and returns it as it is stored. One PutItem on the condition that
   * no item has its key. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code GSI1}, {@code GSI2}. Partita writes {@code version}, {@code createdAt},
   * {@code updatedAt}.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   * @throws io.partita.runtime.TooManyElementsException if {@code monthlyPrices} has more than 12
   *     elements, or {@code badges} has more than 5 elements, or {@code steps} has more than 5
   *     elements
   */
  public Product create(Product product) {
    return operations.create(product);
  }

  /**
   * Stores the {@code Product} in place of the one with its key, which must exist, and returns it
   * as it is stored. One UpdateItem on the condition that the item exists and has the record's
   * version: sets what the record has, removes what is null, keeps attributes the record does not
   * know. Costs 1 write unit per KB, and as much for each index the item is on: {@code GSI1},
   * {@code GSI2}. Partita writes {@code version}, {@code createdAt}, {@code updatedAt}.
   *
   * <p>If {@code released} or {@code maker} is null in the record, and the stored item has no
   * attribute for it but an index key with a part of it, as other programs may store it, that key
   * stays: the request is refused then, and sent again as another one. An update that clears the
   * component removes the key.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.VersionConflictException if its version is not the record's
   * @throws io.partita.runtime.TooManyElementsException if {@code monthlyPrices} has more than 12
   *     elements, or {@code badges} has more than 5 elements, or {@code steps} has more than 5
   *     elements
   */
  public Product replace(Product product) {
    return operations.replace(product);
  }

  /** As {@link #replace(Product)}, if the item fulfils the condition. */
  public Product replace(Product product, Condition<Product> condition) {
    return operations.replace(product, condition);
  }

  /**
   * Begins a change of some components of the {@code Product} with this key. Nothing is sent before
   * {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem, which
   * also rewrites the index keys that depend on what changes. If an index key needs a component
   * that is not set, or elements are added to or removed from a set that is stored as a list, or
   * what changes may be stored under a former name, the item is read first by one GetItem and the
   * write conditioned on what was read. If it is refused because there is no map yet to put an
   * entry into, or to remove one from, or a bounded set or map may have no room for all that is
   * added, it is sent once more. Costs 1 write unit per KB, and as much for each index the item is
   * on: {@code GSI1}, {@code GSI2}. If it is refused because an expired item is there, one
   * DeleteItem removes that, and it is sent once more.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if there is no such
   *     item, and {@code orCreate()} is not called
   * @throws io.partita.runtime.ConditionFailedException on {@code execute()}, if an item of another
   *     entity has its key, and {@code orCreate()} is called
   * @throws io.partita.runtime.VersionConflictException on {@code execute()}, if {@code version} is
   *     not the expected one
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if
   *     {@code monthlyPrices} would have more than 12 elements
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if {@code badges}
   *     would have more than 5 elements
   * @throws io.partita.runtime.TooManyElementsException on {@code execute()}, if {@code steps}
   *     would have more than 5 elements
   */
  public ProductUpdate update(ProductKey key) {
    return new ProductUpdate(operations, key);
  }

  /**
   * Removes the {@code Product} with this key, which must exist. One DeleteItem on the condition
   * that it exists. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code GSI1}, {@code GSI2}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public void delete(ProductKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(ProductKey)}, if the item fulfils the condition. */
  public void delete(ProductKey key, Condition<Product> condition) {
    operations.delete(key, condition);
  }

  /**
   * Removes the {@code Product} as it was read, which must exist and have the record's version: one
   * DeleteItem, as {@link #delete(ProductKey)} describes it.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   * @throws io.partita.runtime.VersionConflictException if its version is not the record's
   */
  public void delete(Product product) {
    operations.delete(product);
  }

  /**
   * Removes the {@code Product} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(ProductKey)} describes it.
   */
  public boolean deleteIfExists(ProductKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(ProductKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(ProductKey key, Condition<Product> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /**
   * Removes the {@code Product} with this key, and returns it as it was; empty if it did not exist:
   * one DeleteItem, as {@link #delete(ProductKey)} describes it.
   */
  public Optional<Product> getAndDelete(ProductKey key) {
    return operations.getAndDelete(key);
  }

  /**
   * Finds the {@code Product} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<ProductKey, Product> findAll(Collection<ProductKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Removes many {@code Product} items; those that do not exist are no error. One BatchWriteItem
   * per 25 items, without conditions. Costs 1 write unit per KB, and as much for each index the
   * item is on: {@code GSI1}, {@code GSI2}.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<ProductKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Begins a query of the {@code Product} items of one {@code sku}. Query requests on the table, a
   * page of up to 1 MB each: {@code PK = "PRODUCT#{sku}"}. Eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public ProductBySku bySku(UUID sku) {
    return new ProductBySku(
        QueryState.of(table, BY_SKU, ComponentValues.of(ProductSchema.SKU, sku)));
  }

  /**
   * Begins a query of the {@code Product} items of one {@code maker.address.city}. Query requests
   * on the index {@code GSI1}, a page of up to 1 MB each:
   * {@code GSI1PK = "CITY#{maker.address.city:upper}"}. Eventually consistent, as the index follows
   * the table with a short delay: half a read unit per 4 KB.
   */
  public ProductByMakerAddressCity byMakerAddressCity(String makerAddressCity) {
    return new ProductByMakerAddressCity(
        QueryState.of(table, BY_MAKER_ADDRESS_CITY, ComponentValues.of(ProductSchema.MAKER_ADDRESS_CITY, makerAddressCity)));
  }

  /**
   * Begins a query of the {@code Product} items of one {@code shelf}. Query requests on the index
   * {@code GSI2}, a page of up to 1 MB each: {@code GSI2PK = "SHELF#{shelf}"}. Eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public ProductByShelf byShelf(String shelf) {
    return new ProductByShelf(
        QueryState.of(table, BY_SHELF, ComponentValues.of(ProductSchema.SHELF, shelf)));
  }

  /**
   * Begins a read of the whole table for its {@code Product} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<Product, ProductKey> scan() {
    return operations.scan();
  }

  /**
   * Begins a read of a whole index for the {@code Product} items that are on it. Scan requests on
   * the index {@code GSI1}, which read and pay for all items, whatever their type, eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public IndexScan<Product, ProductKey> scanGsi1() {
    return operations.scanGlobalIndex("GSI1",
        KeyAttribute.partition("GSI1PK", ProductSchema.GSI1_PK),
        KeyAttribute.sort("GSI1SK", ProductSchema.GSI1_SK));
  }

  /**
   * Begins a read of a whole index for the {@code Product} items that are on it. Scan requests on
   * the index {@code GSI2}, which read and pay for all items, whatever their type, eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public IndexScan<Product, ProductKey> scanGsi2() {
    return operations.scanGlobalIndex("GSI2",
        KeyAttribute.partition("GSI2PK", ProductSchema.GSI2_PK),
        KeyAttribute.sort("GSI2SK", ProductSchema.GSI2_SK));
  }

  /**
   * Gives the stored {@code Product} items their keys on {@code GSI1}, {@code GSI2}, where they
   * lack them or have others. Nothing is sent before {@code run()}: Scan requests on the table,
   * which read and pay for all items, whatever their type, then one UpdateItem for each item whose
   * index keys are wrong, on the condition that what they are made of has not changed. Reads are
   * eventually consistent: half a read unit per 4 KB. Costs 1 write unit per KB of the item, and as
   * much for each index that it comes to or leaves. If somebody is told of the progress, one
   * DescribeTable comes first.
   *
   * @throws io.partita.runtime.BackfillIncompleteException on {@code run()}, if a request failed;
   *     it holds the token to go on with
   */
  public Backfill<ProductKey> backfill() {
    return operations.backfill();
  }
}
