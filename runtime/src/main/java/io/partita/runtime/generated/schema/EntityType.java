package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.StoredItem;
import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Everything the runtime knows about one entity: its mapper, keys, components and which of them
 * Partita manages.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class EntityType<E, K extends GeneratedKey<E>> {

  private final EntityMapper<E> mapper;
  private final Function<Map<String, AttributeValue>, E> reader;
  private final PrimaryKey<E> primaryKey;
  private final Function<E, K> keyOf;
  private final Function<ComponentValues<E>, K> keyFrom;
  private final @Nullable String typeAttribute;
  private final Optional<Map.Entry<String, AttributeValue>> type;
  private final Set<String> readTypes;
  private final List<String> sortedReadTypes;
  private final List<Component<E, ?>> components;
  private final List<IndexKey<E>> indexes;
  private final @Nullable Component<E, ?> version;
  private final @Nullable ManagedTimestamp<E> createdAt;
  private final @Nullable ManagedTimestamp<E> updatedAt;
  private final @Nullable Component<E, ?> ttl;
  private final @Nullable GeneratedId<E, ?> generatedId;
  private final ComponentValues<E> defaults;
  private final List<Relation<K, ?, ?>> relations;
  private final List<Relation<K, ?, ?>> references;
  private final List<Component<E, ?>> counts;
  private final List<Component<E, ?>> hidden;
  private final List<Component<E, ?>> unknown;
  private final List<UniqueComponent<E, ?>> uniques;
  private final boolean cascades;
  private final boolean guarded;
  private final boolean counted;

  EntityType(EntityTypeBuilder<E, K> builder) {
    mapper = builder.mapper;
    reader = mapper::fromItem;
    primaryKey = builder.primaryKey;
    keyOf = builder.keyOf;
    keyFrom = builder.keyFrom;
    typeAttribute = builder.typeAttribute;
    type =
        Optional.ofNullable(typeAttribute)
            .map(attribute -> Map.entry(attribute, AttributeValue.fromS(builder.typeValue)));
    readTypes = Set.copyOf(builder.readTypes);
    sortedReadTypes = readTypes.stream().sorted().toList();
    components = builder.components;
    indexes = builder.indexes;
    version = builder.version;
    createdAt = builder.createdAt;
    updatedAt = builder.updatedAt;
    ttl = builder.ttl;
    generatedId = builder.generatedId;
    defaults = builder.defaults;
    relations = List.copyOf(builder.relations);
    references = List.copyOf(builder.references);
    counts = builder.counts;
    hidden = builder.hidden;
    unknown =
        components.stream()
            .filter(component -> hidden.contains(component) || isHeldInPart(component))
            .toList();
    uniques = List.copyOf(builder.uniques);
    cascades = builder.cascades;
    guarded = builder.guarded;
    counted = relations.stream().anyMatch(relation -> relation.counter().isPresent());
  }

  /** Begins with what every entity has. */
  public static <E, K extends GeneratedKey<E>> EntityTypeBuilder<E, K> builder(
      EntityMapper<E> mapper,
      PrimaryKey<E> key,
      Function<E, K> keyOf,
      Function<ComponentValues<E>, K> keyFrom) {
    return new EntityTypeBuilder<>(mapper, key, keyOf, keyFrom);
  }

  /** The entity's name, as messages give it. */
  public String name() {
    return mapper.entity();
  }

  public EntityMapper<E> mapper() {
    return mapper;
  }

  /**
   * The record of an item of this entity.
   *
   * @throws MappingException with the item's key if it cannot be read
   */
  public E read(Map<String, AttributeValue> item) {
    return read(item, reader);
  }

  /**
   * What a reader makes of an item of this entity.
   *
   * @throws MappingException with the item's key if it cannot be read
   */
  public <T> T read(
      Map<String, AttributeValue> item, Function<Map<String, AttributeValue>, T> anyReader) {
    try {
      return anyReader.apply(item);
    } catch (MappingException unreadable) {
      throw unreadable.of(primaryKey.stored(item));
    }
  }

  public PrimaryKey<E> primaryKey() {
    return primaryKey;
  }

  /**
   * The attribute that tells the types of a table apart, and this type's value; empty if keys alone
   * tell them apart.
   */
  public Optional<Map.Entry<String, AttributeValue>> type() {
    return type;
  }

  /** The values of the type attribute that are read as this entity: its own and its former ones. */
  public Set<String> readTypes() {
    return readTypes;
  }

  /** {@link #readTypes} in order. */
  public List<String> sortedReadTypes() {
    return sortedReadTypes;
  }

  /** The components in record order. */
  public List<Component<E, ?>> components() {
    return components;
  }

  public List<IndexKey<E>> indexes() {
    return indexes;
  }

  public Optional<Component<E, ?>> version() {
    return Optional.ofNullable(version);
  }

  public Optional<ManagedTimestamp<E>> createdAt() {
    return Optional.ofNullable(createdAt);
  }

  public Optional<ManagedTimestamp<E>> updatedAt() {
    return Optional.ofNullable(updatedAt);
  }

  /** The attribute that holds when items expire, in epoch seconds. */
  public Optional<String> ttlAttribute() {
    return Optional.ofNullable(ttl).map(Component::attribute);
  }

  /** What an item that an update creates needs in order to be readable. */
  public ComponentValues<E> defaults() {
    return defaults;
  }

  /** What items of the entity belong to and ask something of. */
  public List<Relation<K, ?, ?>> relations() {
    return relations;
  }

  /** All that items of the entity belong to, but for what is created when it is needed. */
  public List<Relation<K, ?, ?>> owners() {
    return Stream.concat(
            relations.stream().filter(relation -> !relation.isCreatedOnUse()), references.stream())
        .toList();
  }

  /** The components that count other items. */
  public List<Component<E, ?>> counts() {
    return counts;
  }

  /**
   * The components for which a record may have null although the stored item has something of them
   * in an index key: because the key has a part of it only, or because the record was read from an
   * index that does not carry the key.
   */
  public List<Component<E, ?>> unknown() {
    return unknown;
  }

  /** Whether a component is one of {@link #unknown}. */
  public boolean mayBeUnknown(Component<E, ?> component) {
    return unknown.contains(component);
  }

  /** Whether some index key has a part of a component only, whose attribute may be absent. */
  private boolean isHeldInPart(Component<E, ?> component) {
    return component.attribute() != null
        && !primaryKey.mentions(component)
        && indexes.stream().anyMatch(index -> index.hasOnlyPartOf(component));
  }

  /** Whether records are read from an index that does not carry all keys with a component. */
  public boolean isHidden(Component<E, ?> component) {
    return hidden.contains(component);
  }

  /** The components of which no two items have the same value. */
  public List<UniqueComponent<E, ?>> uniques() {
    return uniques;
  }

  /** Whether other items change when one is deleted: those that count it, or hold its values. */
  public boolean isDeletedInTransaction() {
    return counted || !uniques.isEmpty();
  }

  /** Whether other items count those of the entity. */
  public boolean isCounted() {
    return counted;
  }

  /** Whether items are deleted with what belongs to them, so that one may be marked for it. */
  public boolean cascades() {
    return cascades;
  }

  /** Whether other entities can have the same keys, so that every write makes sure of the type. */
  public boolean isGuarded() {
    return guarded;
  }

  /**
   * A record that was given.
   *
   * @throws NullPointerException that says what is missing if it is null
   * @throws InvalidKeyException if it lacks the id that only creating it would fill in
   */
  public E requireRecord(@Nullable E record) {
    E given = requireNotNull(record);
    if (generatedId != null) {
      generatedId.require(given);
    }
    return given;
  }

  /**
   * A record that is to be created: with an id if it is to be filled in. Each call chooses another
   * one, so that there must be one call for each item, before anything is sent.
   *
   * @throws NullPointerException that says what is missing if it is null
   */
  public E requireNew(@Nullable E record, Options options) {
    E given = requireNotNull(record);
    return generatedId == null ? given : generatedId.fill(given, options);
  }

  private E requireNotNull(@Nullable E record) {
    return Objects.requireNonNull(record, () -> "The " + name() + " is null. Pass a record.");
  }

  /**
   * A key that was given.
   *
   * @throws NullPointerException that says what is missing if it is null
   */
  public K requireKey(@Nullable K key) {
    return Objects.requireNonNull(key, () -> "The key of the " + name() + " is null. Pass one.");
  }

  /** The key of a record. */
  public K key(E record) {
    return keyOf.apply(record);
  }

  /** The key of an item of this entity. */
  public K key(Map<String, AttributeValue> item) {
    return read(item, stored -> keyFrom.apply(primaryKey.decode(stored)));
  }

  /**
   * Whether an item is one of this entity: by its type attribute, or by the shape of its key where
   * there is none.
   */
  public boolean matches(Map<String, AttributeValue> item) {
    if (typeAttribute == null) {
      return primaryKey.matches(item);
    }
    if (item instanceof StoredItem read) {
      return read.hasText(typeAttribute, readTypes);
    }
    AttributeValue stored = item.get(typeAttribute);
    return stored != null && stored.s() != null && readTypes.contains(stored.s());
  }

  /** Whether an item has expired, so that it counts as absent although it is still stored. */
  public boolean isExpired(Map<String, AttributeValue> item, Instant now) {
    AttributeValue expiry = ttl == null ? null : item.get(ttl.attribute());
    return expiry != null && expiry.n() != null && isUpTo(now, expiry.n());
  }

  /** What is no number does not expire, and will be refused when it is read. */
  private static boolean isUpTo(Instant now, String expiry) {
    BigDecimal second = StoredNumber.parse(expiry);
    return second != null && second.compareTo(BigDecimal.valueOf(now.getEpochSecond())) <= 0;
  }
}
