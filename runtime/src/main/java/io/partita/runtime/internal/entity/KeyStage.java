package io.partita.runtime.internal.entity;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.internal.entity.KeyPart.Placeholder;
import io.partita.runtime.internal.key.KeyBounds;
import io.partita.runtime.internal.key.KeyFormatException;
import io.partita.runtime.internal.key.KeyLimits;
import io.partita.runtime.internal.key.KeyRange;
import io.partita.runtime.internal.key.Refusals;
import io.partita.runtime.internal.key.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * The place of one component in a sort key, behind known ones: the keys whose value there lies in a
 * range, and everything below them.
 *
 * <p>All methods that take a value throw {@link InvalidKeyException} if it cannot be part of the
 * key.
 *
 * @param <E> the entity's record
 * @param <T> the component's type
 */
public final class KeyStage<E, T> {

  private final String prefix;
  private final Placeholder<E, T> placeholder;
  private final boolean cut;
  private final KeyOwner owner;
  private final boolean raw;
  private final boolean exactBounds;

  KeyStage(
      String prefix,
      Placeholder<E, T> placeholder,
      boolean cut,
      KeyOwner owner,
      KeyEncoding encoding,
      boolean last) {
    this.prefix = prefix;
    this.placeholder = placeholder;
    this.cut = cut;
    this.owner = owner;
    this.raw = encoding == KeyEncoding.RAW;
    // A raw text may go on with a space, which stands before '#' and '$': only without them do the
    // bounds tell the values apart.
    this.exactBounds = raw && last;
  }

  /** All values. */
  public KeyRange all() {
    return KeyRange.beginsWith(prefix);
  }

  /** A value and those after it. */
  public KeyRange from(T lower) {
    return upward(lowerBound(lower));
  }

  /** Those after a value. */
  public KeyRange after(T lower) {
    return upward(behindText(lower));
  }

  /** Where a value and those after it begin: of a finer one, the next that can be stored. */
  private String lowerBound(T lower) {
    String text = text(lower);
    return isFiner(lower) ? behindText(lower) : text;
  }

  private String behindText(T value) {
    // A space is the first that a raw text may go on with.
    return fitting(text(value) + (exactBounds ? " " : "$"));
  }

  /**
   * Whether a value lies between two that can be stored. Arguments for index keys are cut as the
   * keys were, so that there are no such values.
   */
  private boolean isFiner(T value) {
    return !cut && !placeholder.format().isExact(value);
  }

  /** A value and those before it. */
  public KeyRange to(T upper) {
    String bound = through(upper);
    return prefix.isEmpty() ? new KeyRange.AtMost(bound) : new KeyRange.Between(prefix, bound);
  }

  /** Those before a value. */
  public KeyRange before(T upper) {
    String text = text(upper);
    if (isFiner(upper)) {
      return to(upper);
    }
    // One condition cannot have a lower bound and exclude its upper one.
    return prefix.isEmpty()
        ? new KeyRange.LessThan(text)
        : new KeyRange.Between(prefix, KeyBounds.lastBefore(text));
  }

  /** Two values and those between them; an empty range if they are the wrong way round. */
  public KeyRange between(T lower, T upper) {
    return new KeyRange.Between(lowerBound(lower), through(upper));
  }

  /** What is left, in the order of the keys, after all keys with a value and those below them. */
  public KeyRange behind(T value) {
    String text = text(value);
    return Utf8.length(text) == KeyLimits.SORT_BYTES
        ? upward(KeyBounds.firstBehind(text))
        : after(value);
  }

  /** What is left, against the order of the keys, after all keys with a value. */
  public KeyRange ahead(T value) {
    // Below a raw text stand longer ones with a space, in front of its own '#'.
    String text = text(value) + (raw && !exactBounds ? "#" : "");
    return prefix.isEmpty()
        ? new KeyRange.LessThan(text)
        : new KeyRange.Between(prefix, KeyBounds.lastBefore(text));
  }

  /**
   * The texts that begin with another; for formats of text only, in which a part's text begins the
   * whole's.
   */
  public KeyRange startsWith(T beginning) {
    requireGiven(beginning);
    StringBuilder text = new StringBuilder(prefix);
    try {
      placeholder.format().append(beginning, text);
    } catch (KeyFormatException e) {
      throw owner.refused(placeholder.component(), e.problem());
    }
    return KeyRange.beginsWith(text.toString());
  }

  private KeyRange upward(String lower) {
    return prefix.isEmpty() ? new KeyRange.AtLeast(lower) : new KeyRange.Between(lower, end());
  }

  /**
   * The end of the keys that begin with the prefix: the next character after '#' says it shortest,
   * where it cannot be a key.
   */
  private String end() {
    return !raw && prefix.endsWith("#")
        ? prefix.substring(0, prefix.length() - 1) + "$"
        : KeyBounds.lastWith(prefix);
  }

  private String through(T upper) {
    String text = text(upper);
    boolean full = Utf8.length(text) == KeyLimits.SORT_BYTES;
    return exactBounds || full ? text : text + "$";
  }

  private void requireGiven(@Nullable T value) {
    if (value == null) {
      throw owner.refused(placeholder.component(), Refusals.missing().problem());
    }
  }

  private String text(T value) {
    requireGiven(value);
    StringBuilder text = new StringBuilder(prefix);
    try {
      placeholder.append(value, cut, text);
    } catch (KeyFormatException e) {
      throw owner.refused(placeholder.component(), e.problem());
    }
    return fitting(text.toString());
  }

  private String fitting(String bound) {
    if (Utf8.length(bound) > KeyLimits.SORT_BYTES) {
      throw owner.refused(placeholder.component(), KeySize.tooLong(KeyLimits.SORT_BYTES));
    }
    return bound;
  }
}
