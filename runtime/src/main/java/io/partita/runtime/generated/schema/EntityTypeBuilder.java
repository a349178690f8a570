package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.IdMaker;
import io.partita.runtime.generated.value.KeyFormat;
import io.partita.runtime.generated.value.Precision;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Collects what is known about an entity.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class EntityTypeBuilder<E, K extends GeneratedKey<E>> {

  final EntityMapper<E> mapper;
  final PrimaryKey<E> primaryKey;
  final Function<E, K> keyOf;
  final Function<ComponentValues<E>, K> keyFrom;
  final Set<String> readTypes = new LinkedHashSet<>();
  @Nullable String typeAttribute;
  String typeValue = "";
  List<Component<E, ?>> components = List.of();
  List<IndexKey<E>> indexes = List.of();
  @Nullable Component<E, ?> version;
  @Nullable ManagedTimestamp<E> createdAt;
  @Nullable ManagedTimestamp<E> updatedAt;
  @Nullable Component<E, ?> ttl;
  @Nullable GeneratedId<E, ?> generatedId;
  final List<Relation<K, ?, ?>> relations = new ArrayList<>();
  final List<Relation<K, ?, ?>> references = new ArrayList<>();
  final List<UniqueComponent<E, ?>> uniques = new ArrayList<>();
  List<Component<E, ?>> counts = List.of();
  List<Component<E, ?>> hidden = List.of();
  boolean cascades;
  boolean guarded;
  ComponentValues<E> defaults = ComponentValues.empty();

  EntityTypeBuilder(
      EntityMapper<E> mapper,
      PrimaryKey<E> primaryKey,
      Function<E, K> keyOf,
      Function<ComponentValues<E>, K> keyFrom) {
    this.mapper = mapper;
    this.primaryKey = primaryKey;
    this.keyOf = keyOf;
    this.keyFrom = keyFrom;
  }

  /**
   * The type attribute, the value written to it and values of former versions that are still read.
   */
  public EntityTypeBuilder<E, K> type(String attribute, String value, String... formerValues) {
    typeAttribute = attribute;
    typeValue = value;
    readTypes.add(value);
    readTypes.addAll(List.of(formerValues));
    return this;
  }

  /** All components, in record order. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final EntityTypeBuilder<E, K> components(Component<E, ?>... all) {
    components = List.of(all);
    return this;
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final EntityTypeBuilder<E, K> indexes(IndexKey<E>... all) {
    indexes = List.of(all);
    return this;
  }

  public EntityTypeBuilder<E, K> version(Component<E, ?> component) {
    version = component;
    return this;
  }

  public EntityTypeBuilder<E, K> createdAt(Component<E, Instant> component, Precision precision) {
    createdAt = new ManagedTimestamp<>(component, precision);
    return this;
  }

  public EntityTypeBuilder<E, K> updatedAt(Component<E, Instant> component, Precision precision) {
    updatedAt = new ManagedTimestamp<>(component, precision);
    return this;
  }

  public EntityTypeBuilder<E, K> ttl(Component<E, ?> component) {
    ttl = component;
    return this;
  }

  /**
   * The component that is filled where a record that is created has null.
   *
   * @param filled a record like another one, but with an id
   */
  public <T> EntityTypeBuilder<E, K> generatedId(
      Component<E, T> component, IdMaker<T> ids, BiFunction<E, T, E> filled) {
    generatedId = new GeneratedId<>(mapper.entity(), component, ids, filled);
    return this;
  }

  /** What {@code orCreate()} gives a primitive component that it would otherwise leave out. */
  public <T> EntityTypeBuilder<E, K> orCreateDefault(Component<E, T> component, T value) {
    defaults = defaults.with(component, value);
    return this;
  }

  /** Something that items belong to and ask something of. */
  public EntityTypeBuilder<E, K> relation(Relation<K, ?, ?> relation) {
    relations.add(relation);
    return this;
  }

  /** Something that items belong to and ask nothing of. */
  public EntityTypeBuilder<E, K> reference(Relation<K, ?, ?> reference) {
    references.add(reference);
    return this;
  }

  /** The components that count other items. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final EntityTypeBuilder<E, K> counts(Component<E, ?>... all) {
    counts = List.of(all);
    return this;
  }

  /** The components that an index from which records are read may not carry the keys of. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final EntityTypeBuilder<E, K> hidden(Component<E, ?>... all) {
    hidden = List.of(all);
    return this;
  }

  /** A component of which no two items have the same value. */
  public <T> EntityTypeBuilder<E, K> unique(Component<E, T> component, KeyFormat<T> format) {
    uniques.add(new UniqueComponent<>(component, format));
    return this;
  }

  /** Items are deleted with what belongs to them. */
  public EntityTypeBuilder<E, K> cascades() {
    cascades = true;
    return this;
  }

  /** Other entities can have the same keys; there is a type attribute. */
  public EntityTypeBuilder<E, K> guarded() {
    guarded = true;
    return this;
  }

  public EntityType<E, K> build() {
    return new EntityType<>(this);
  }
}
