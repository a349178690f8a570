package io.partita.runtime;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Something about a stored item that a {@link ItemVerification} has found. */
public final class ItemProblem {

  private final Kind kind;
  private final @Nullable String entity;
  private final Map<String, AttributeValue> key;
  private final @Nullable String attribute;
  private final String message;

  /**
   * @param entity the entity's name; null if the item is of none
   * @param key the item's own key
   * @param attribute the attribute it is about; null if it is about the item
   * @param message what is wrong, without any values
   */
  public ItemProblem(
      Kind kind,
      @Nullable String entity,
      Map<String, AttributeValue> key,
      @Nullable String attribute,
      String message) {
    this.kind = kind;
    this.entity = entity;
    this.key = Map.copyOf(key);
    this.attribute = attribute;
    this.message = message;
  }

  /** What is wrong with an item. */
  public enum Kind {
    /** It is of none of the table's entities. */
    UNKNOWN_TYPE,
    /** It cannot be read: every query and scan that meets it fails. */
    UNREADABLE,
    /** It can be read, but a write of what was read is refused. */
    UNWRITABLE,
    /** An attribute contradicts the key. Reads take the key; filters and conditions do not. */
    KEY_DISAGREES,
    /** It lacks an index key that a write stores, so that queries of the index miss it. */
    INDEX_KEY_MISSING,
    /** It has another index key than a write stores. */
    INDEX_KEY_DIFFERENT,
    /** It has an index key that a write removes. */
    INDEX_KEY_SUPERFLUOUS,
    /** A component is read as null, although an index key has a part of it; writes keep the key. */
    HELD_IN_PART,
    /** It is an edge or a child, and an end or the parent does not exist. */
    DANGLING
  }

  public Kind kind() {
    return kind;
  }

  /** The entity's name; empty if the item is of none. */
  public Optional<String> entity() {
    return Optional.ofNullable(entity);
  }

  /** The item's own key, as it is stored. */
  public Map<String, AttributeValue> key() {
    return key;
  }

  /** The attribute it is about; empty if it is about the item, or about another item. */
  public Optional<String> attribute() {
    return Optional.ofNullable(attribute);
  }

  /** What is wrong, without the values of keys and attributes. */
  public String message() {
    return message;
  }

  /** Without the key, whose values no message or log may show. */
  @Override
  public String toString() {
    return kind + ": " + message;
  }
}
