package io.partita.runtime;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A stored item is not what the record needs, or a record holds a value that cannot be stored.
 * Where a converter or a record's constructor threw something, the cause has its type and stack
 * trace but not its message, which may hold the value.
 */
public final class MappingException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String path;
  private final @Nullable String expected;
  private final @Nullable String found;
  private final transient @Nullable Map<String, AttributeValue> key;

  public MappingException(String entity, String path, String message) {
    this(entity, path, message, null);
  }

  public MappingException(String entity, String path, String message, @Nullable Throwable cause) {
    super(message, HiddenCause.of(cause));
    this.entity = entity;
    this.path = path;
    this.expected = null;
    this.found = null;
    this.key = null;
  }

  private MappingException(
      String entity, String path, String message, String expected, String found) {
    super(message);
    this.entity = entity;
    this.path = path;
    this.expected = expected;
    this.found = found;
    this.key = null;
  }

  private MappingException(MappingException original, Map<String, AttributeValue> key) {
    super(original.getMessage(), original.getCause());
    this.entity = original.entity;
    this.path = original.path;
    this.expected = original.expected;
    this.found = original.found;
    this.key = Collections.unmodifiableMap(new HashMap<>(key));
    setStackTrace(original.getStackTrace());
  }

  /** This exception with the key of the item that it is about. */
  public MappingException of(Map<String, AttributeValue> itemKey) {
    return new MappingException(this, itemKey);
  }

  /**
   * A stored value is not of the type the record needs.
   *
   * @param path the path of the attribute, empty for the item itself
   * @param expected what the record needs, such as {@code a number (N)}
   * @param found the type that is stored, never the value
   */
  public static MappingException mismatch(
      String entity, String path, String expected, String found) {
    String message =
        "[MAPPING] Cannot read %s: expected %s, found %s."
                .formatted(subject(entity, path), expected, found)
            + " Correct the stored item, or change the record to match it.";
    return new MappingException(entity, path, message, expected, found);
  }

  /**
   * A stored value is of the right type, but no value of the record can be made from it.
   *
   * @param problem a clause that says why, without the value
   */
  public static MappingException unreadable(
      String entity, String path, String problem, @Nullable Throwable cause) {
    String message = "[MAPPING] Cannot read %s: %s.".formatted(subject(entity, path), problem);
    return new MappingException(entity, path, message, cause);
  }

  /**
   * A record holds a value that cannot be stored.
   *
   * @param problem a clause that says why and what to do, without the value
   */
  public static MappingException unwritable(
      String entity, String path, String problem, @Nullable Throwable cause) {
    String message = "[MAPPING] Cannot store %s: %s.".formatted(subject(entity, path), problem);
    return new MappingException(entity, path, message, cause);
  }

  private static String subject(String entity, String path) {
    if (path.isEmpty()) {
      return entity;
    }
    return "attribute '" + path + "'" + (entity.isEmpty() ? "" : " of " + entity);
  }

  /** The entity's name; empty where only the attribute is known, as in a condition. */
  public String entity() {
    return entity;
  }

  /**
   * The path of the attribute, such as {@code address.lines[2]}; empty for the item itself. The
   * keys of maps are data and are shown as {@code [*]}.
   */
  public String path() {
    return path;
  }

  /** What the record needs, if the stored value is of another type. */
  public Optional<String> expected() {
    return Optional.ofNullable(expected);
  }

  /**
   * The table's key of the item that cannot be read, as it is stored, for a look at it with the SDK
   * or the console; empty where no stored item is the problem, and after serialization. It is never
   * part of the message: keys hold data.
   */
  public Optional<Map<String, AttributeValue>> key() {
    return Optional.ofNullable(key);
  }

  /** The type that is stored instead. */
  public Optional<String> found() {
    return Optional.ofNullable(found);
  }
}
