package io.partita.runtime.generated.schema;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.generated.schema.KeyPart.Placeholder;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.key.KeyBounds;
import io.partita.runtime.internal.key.KeyFormatException;
import io.partita.runtime.internal.key.KeyLimits;
import io.partita.runtime.internal.key.Refusals;
import io.partita.runtime.internal.key.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * A component's place in a sort key that a template makes, behind known ones: the keys whose value
 * there lies in a range, and everything below them.
 *
 * <p>Between two {@code #}-separated keys, {@code $} is the first character after {@code #} and
 * never part of encoded text: so {@code "a$"} stands behind everything below {@code "a"} and before
 * everything that merely begins with it.
 *
 * @param <E> the entity's record
 * @param <T> the component's type
 */
final class TemplateStage<E, T> implements SortStage<T> {

  private final String prefix;
  private final Placeholder<E, T> placeholder;
  private final boolean cut;
  private final KeyOwner owner;
  private final KeyEncoding encoding;
  private final boolean last;
  private final @Nullable TextBounds bounds;

  TemplateStage(
      String prefix,
      Placeholder<E, T> placeholder,
      boolean cut,
      KeyOwner owner,
      KeyEncoding encoding,
      boolean last) {
    this(prefix, placeholder, cut, owner, encoding, last, null);
  }

  private TemplateStage(
      String prefix,
      Placeholder<E, T> placeholder,
      boolean cut,
      KeyOwner owner,
      KeyEncoding encoding,
      boolean last,
      @Nullable TextBounds bounds) {
    this.prefix = prefix;
    this.placeholder = placeholder;
    this.cut = cut;
    this.owner = owner;
    this.encoding = encoding;
    this.last = last;
    this.bounds = bounds;
  }

  /** This stage, whose ranges end where the texts of the component's values do. */
  TemplateStage<E, T> within(TextBounds texts) {
    // Nothing is read behind a prefix that no sort key can have.
    return Utf8.length(prefix) > KeyLimits.SORT_BYTES
        ? this
        : new TemplateStage<>(
            prefix,
            placeholder,
            cut,
            owner,
            encoding,
            last,
            new TextBounds(
                KeyBounds.sendableLower(prefix + texts.first()),
                KeyBounds.sendableUpper(prefix + texts.last())));
  }

  private boolean isRaw() {
    return encoding == KeyEncoding.RAW;
  }

  /**
   * Whether values are told apart by bounds of their own text. A raw text may go on with a space,
   * which stands before '#' and '$': only without them do the bounds tell the values apart.
   */
  private boolean hasExactBounds() {
    return isRaw() && last;
  }

  @Override
  public SortRange all() {
    return bounds == null
        ? SortRange.beginsWith(prefix)
        : SortRange.between(bounds.first(), bounds.last());
  }

  @Override
  public SortRange from(T lower) {
    return upward(lowerBound(lower));
  }

  @Override
  public SortRange after(T lower) {
    return upward(behindText(lower));
  }

  /** Where a value and those after it begin: of a finer one, the next that can be stored. */
  private String lowerBound(T lower) {
    String text = text(lower);
    return isFiner(lower) ? behindText(lower) : text;
  }

  private String behindText(T value) {
    // A space is the first that a raw text may go on with.
    return fitting(text(value) + (hasExactBounds() ? " " : "$"));
  }

  /**
   * Whether a value lies between two that can be stored. Arguments for index keys are cut as the
   * keys were, so that there are no such values.
   */
  private boolean isFiner(T value) {
    return !cut && !placeholder.format().isExact(value);
  }

  @Override
  public SortRange to(T upper) {
    String bound = through(upper);
    return isOpen()
        ? SortRange.compared(Comparator.LE, bound)
        : SortRange.between(beginning(), bound);
  }

  @Override
  public SortRange before(T upper) {
    String text = text(upper);
    return isFiner(upper) ? to(upper) : downward(text);
  }

  @Override
  public SortRange between(T lower, T upper) {
    return SortRange.between(lowerBound(lower), through(upper));
  }

  @Override
  public SortRange behind(T value) {
    String text = text(value);
    return isFull(text) ? upward(KeyBounds.firstBehind(text)) : after(value);
  }

  @Override
  public SortRange ahead(T value) {
    // Below a raw text stand longer ones with a space, in front of its own '#'.
    return downward(text(value) + (isRaw() && !last ? "#" : ""));
  }

  @Override
  public SortRange startsWith(T beginning) {
    requireGiven(beginning);
    StringBuilder text = new StringBuilder(prefix);
    try {
      placeholder.format().append(beginning, text);
    } catch (KeyFormatException e) {
      throw owner.refused(placeholder.component(), e.problem());
    }
    return SortRange.beginsWith(text.toString());
  }

  /** Whether no bound is needed where the first key begins, nor where the last one ends. */
  private boolean isOpen() {
    return prefix.isEmpty() && bounds == null;
  }

  private String beginning() {
    return bounds == null ? prefix : bounds.first();
  }

  private SortRange upward(String lower) {
    return isOpen() ? SortRange.compared(Comparator.GE, lower) : SortRange.between(lower, end());
  }

  /**
   * The end of the keys that begin with the prefix: the next character after '#' says it shortest,
   * where it cannot be a key.
   */
  private String end() {
    if (bounds != null) {
      return bounds.last();
    }
    return !isRaw() && prefix.endsWith("#")
        ? prefix.substring(0, prefix.length() - 1) + "$"
        : KeyBounds.lastWith(prefix);
  }

  /** The keys before a text, which is not among them. */
  private SortRange downward(String text) {
    // One condition cannot have a lower bound and exclude its upper one.
    return isOpen()
        ? SortRange.compared(Comparator.LT, text)
        : SortRange.between(beginning(), KeyBounds.lastBefore(text));
  }

  private String through(T upper) {
    String text = text(upper);
    return hasExactBounds() || isFull(text) ? text : text + "$";
  }

  private static boolean isFull(String text) {
    return Utf8.length(text) == KeyLimits.SORT_BYTES;
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
