package io.partita.runtime.generated.value;

import io.partita.runtime.MappingException;
import io.partita.runtime.internal.item.TextConstants;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A cursor over a stored item. It always stands at one value, at first at the item itself, which is
 * a map.
 *
 * <p>Every method that reads a value fails with a {@link MappingException} that names the entity,
 * the attribute's path, what was expected and what was found, and never the value.
 */
public interface ItemReader {

  /** A reader of a whole item. */
  static ItemReader of(String entity, Map<String, AttributeValue> item) {
    return item instanceof StoredItem stored
        ? stored.reader(entity)
        : MapItemReader.of(entity, item);
  }

  /** Enters the map the reader stands at. */
  void enterMap();

  /**
   * Moves to the next attribute of the entered map that {@code names} knows, in any order, and
   * returns its position there; -1 when there is none left. Unknown attributes and stored NULLs are
   * passed over; a former name counts as its position, unless the attribute is there under its
   * current name as well, even as NULL.
   */
  int next(AttributeNames names);

  /**
   * Fails unless the attribute at a position of {@code names} was met by {@link #next}, which must
   * have returned -1, in the entered map.
   */
  void require(AttributeNames names, int position);

  /**
   * Whether the attribute at a position of {@code names} was met by {@link #next}, which must have
   * returned -1, in the entered map.
   */
  boolean met(AttributeNames names, int position);

  /**
   * Moves to the next entry of the entered map, whatever its name, and returns its key; null when
   * there is none left.
   */
  @Nullable String nextKey();

  /** Leaves the entered map; the reader stands at it as a whole again. */
  void exitMap();

  /** Enters the list the reader stands at. */
  void enterList();

  /** Enters the set (of text, numbers or binary) or list the reader stands at. */
  void enterSet();

  /** Moves to the next element of the entered list or set; false when there is none left. */
  boolean nextElement();

  /** Leaves the entered list or set. */
  void exitList();

  /** Whether the reader stands at a stored NULL. */
  boolean isNull();

  /**
   * The text of one attribute of the map the reader stands at, without entering it: the
   * discriminator of a sealed type, which may come after the attributes it tells how to read.
   */
  String discriminator(String attribute);

  /** The attributes of the item itself but for some, wherever the reader stands, as they are. */
  Map<String, AttributeValue> attributesExcept(Set<String> names);

  /** An attribute of the item itself, wherever the reader stands; null if it is not there. */
  @Nullable AttributeValue attribute(String name);

  String string();

  /** Whether the reader stands at this text. */
  boolean isText(CharSequence text);

  /** Whether the reader stands at a text that is one after the other; makes no text. */
  boolean isText(String beginning, String rest);

  /** An empty builder for a text to compare with; the next call empties it again. */
  StringBuilder buffer();

  /** The value whose text the reader stands at; null if no value has this text. */
  @SuppressWarnings("exports") // for the runtime alone
  <T> @Nullable T constant(TextConstants<T> constants);

  boolean bool();

  byte byteValue();

  short shortValue();

  int intValue();

  long longValue();

  float floatValue();

  double doubleValue();

  BigInteger bigInteger();

  BigDecimal bigDecimal();

  /** A new array. */
  byte[] bytes();

  /**
   * An exception about the value the reader stands at: {@code expected} and {@code found} describe
   * types, never values.
   */
  MappingException mismatch(String expected, String found);

  /**
   * An exception about the value the reader stands at: {@code problem} is a clause that says why it
   * is of no use, never the value.
   */
  MappingException unreadable(String problem, @Nullable Throwable cause);
}
