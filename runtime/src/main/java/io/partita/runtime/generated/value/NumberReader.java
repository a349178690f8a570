package io.partita.runtime.generated.value;

import io.partita.runtime.MappingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** What readers have in common wherever items come from: numbers, and what exceptions say. */
public abstract class NumberReader implements ItemReader {

  private final String entity;

  /**
   * @param entity the entity's name, for messages
   */
  protected NumberReader(String entity) {
    this.entity = entity;
  }

  /** The entity's name, for messages. */
  protected final String entity() {
    return entity;
  }

  /** The text of the number the reader stands at; a {@link #mismatch} if it is not a number. */
  protected abstract String number(String expected);

  /** The path of the value the reader stands at, for messages. */
  protected abstract String path();

  /** The whole number the reader stands at, within bounds. */
  protected long integer(long min, long max, String expected) {
    return NumberText.toInteger(number(expected), min, max, expected, this);
  }

  @Override
  public final byte byteValue() {
    return (byte) integer(Byte.MIN_VALUE, Byte.MAX_VALUE, "a byte (N)");
  }

  @Override
  public final short shortValue() {
    return (short) integer(Short.MIN_VALUE, Short.MAX_VALUE, "a short (N)");
  }

  @Override
  public final int intValue() {
    return (int) integer(Integer.MIN_VALUE, Integer.MAX_VALUE, "an int (N)");
  }

  @Override
  public final long longValue() {
    return integer(Long.MIN_VALUE, Long.MAX_VALUE, "a long (N)");
  }

  @Override
  public final float floatValue() {
    return NumberText.toFloat(number("a float (N)"), "a float (N)", this);
  }

  @Override
  public final double doubleValue() {
    return NumberText.toDouble(number("a double (N)"), "a double (N)", this);
  }

  @Override
  public final BigInteger bigInteger() {
    return NumberText.toBigInteger(number("a whole number (N)"), "a whole number (N)", this);
  }

  @Override
  public final BigDecimal bigDecimal() {
    return NumberText.toBigDecimal(number("a number (N)"), "a number (N)", this);
  }

  @Override
  public final MappingException mismatch(String expected, String found) {
    return MappingException.mismatch(entity, path(), expected, found);
  }

  @Override
  public final MappingException unreadable(String problem, @Nullable Throwable cause) {
    return MappingException.unreadable(entity, path(), problem, cause);
  }

  /** An exception about a component that the map the reader has entered has no value for. */
  protected final MappingException missing(AttributeNames names, int position) {
    return mismatch("a value for component '" + names.component(position) + "'", "nothing");
  }
}
