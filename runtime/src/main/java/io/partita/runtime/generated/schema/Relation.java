package io.partita.runtime.generated.schema;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What an item belongs to and what creating it asks of that: an end of an edge, a parent or a
 * deeper ancestor, which must exist or counts the item.
 *
 * @param <K> the generated key of what belongs
 * @param <T> the owner's record
 * @param <TK> the owner's generated key
 */
public final class Relation<K, T, TK extends GeneratedKey<T>> {

  private final String role;
  private final Supplier<EntityType<T, TK>> owner;
  private final Function<K, TK> ownerKey;
  private final boolean required;
  private final @Nullable Component<T, ?> counter;
  private final boolean createdOnUse;

  private Relation(
      String role,
      Supplier<EntityType<T, TK>> owner,
      Function<K, TK> ownerKey,
      boolean required,
      @Nullable Component<T, ?> counter,
      boolean createdOnUse) {
    this.role = role;
    this.owner = owner;
    this.ownerKey = ownerKey;
    this.required = required;
    this.counter = counter;
    this.createdOnUse = createdOnUse;
  }

  /**
   * A relation that asks nothing yet.
   *
   * @param role what the item calls its owner
   * @param owner supplies the owner's type, which may not be there yet: entities can belong to each
   *     other
   * @param ownerKey the owner's key, all components of which are in the item's key
   */
  public static <K, T, TK extends GeneratedKey<T>> Relation<K, T, TK> to(
      String role, Supplier<EntityType<T, TK>> owner, Function<K, TK> ownerKey) {
    return new Relation<>(role, owner, ownerKey, false, null, false);
  }

  /** This relation, whose owner must exist when an item is created. */
  public Relation<K, T, TK> required() {
    return new Relation<>(role, owner, ownerKey, true, counter, createdOnUse);
  }

  /** This relation, whose owner counts the items and must exist. */
  public Relation<K, T, TK> countedBy(Component<T, ?> count) {
    return new Relation<>(role, owner, ownerKey, required, count, createdOnUse);
  }

  /**
   * This relation, whose owner is an item only for counting: it need not exist, and begins at 0.
   */
  public Relation<K, T, TK> createdOnUse() {
    return new Relation<>(role, owner, ownerKey, required, counter, true);
  }

  /** What the item calls its owner. */
  public String role() {
    return role;
  }

  public EntityType<T, TK> owner() {
    return owner.get();
  }

  /** The key of an item's owner. */
  public TK ownerKey(K key) {
    return ownerKey.apply(key);
  }

  /** Whether the owner must exist even if it does not count. */
  public boolean isRequired() {
    return required;
  }

  /** Whether the owner is created when the first item is counted. */
  public boolean isCreatedOnUse() {
    return createdOnUse;
  }

  /** The owner's component that counts. */
  public Optional<Component<T, ?>> counter() {
    return Optional.ofNullable(counter);
  }
}
