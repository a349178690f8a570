package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.value.KeyFormat;
import io.partita.runtime.internal.key.KeyFormatException;
import io.partita.runtime.internal.key.Refusals;
import org.jspecify.annotations.Nullable;

/** A piece of a key template. */
sealed interface KeyPart<E> {

  /** Text that stands in every key. */
  record Literal<E>(String text) implements KeyPart<E> {}

  /**
   * The place of the shard, which follows from the primary key.
   *
   * @param key the table's key
   * @param count how many shards there are
   */
  record Shard<E>(PrimaryKey<E> key, int count) implements KeyPart<E> {

    private static final int MOST_DIGITS = 3;

    void append(ComponentSource<E> source, StringBuilder out) {
      out.append(ShardHash.shard(key.of(source).values(), count));
    }

    /** Whether a text is a shard's number, if only one of another number of shards. */
    static boolean isShard(String text) {
      return !text.isEmpty()
          && text.length() <= MOST_DIGITS
          && text.chars().allMatch(digit -> digit >= '0' && digit <= '9')
          && (text.length() == 1 || text.charAt(0) != '0');
    }
  }

  /**
   * A component's place.
   *
   * @param cuts whether a finer value is cut to the format, because the key holds all that is
   *     stored of it in this place or another
   */
  record Placeholder<E, T>(Component<E, T> component, KeyFormat<T> format, boolean cuts)
      implements KeyPart<E> {

    /**
     * Appends the component's text; false if it is null.
     *
     * @param cut whether a finer value is cut to the format, not refused
     */
    boolean append(ComponentSource<E> source, boolean cut, KeyOwner owner, StringBuilder out) {
      T value = source.get(component);
      if (value == null) {
        return false;
      }
      try {
        append(value, cut, out);
      } catch (KeyFormatException e) {
        throw owner.refused(component, e.problem());
      }
      return true;
    }

    /** Appends the text of a value that is not null. */
    void append(T value, boolean cut, StringBuilder out) {
      int begin = out.length();
      format.append(value, out);
      if (out.length() == begin) {
        throw Refusals.empty();
      }
      if (!cut && !cuts && !format.isExact(value)) {
        throw Refusals.finer();
      }
    }

    /** A value of this component, of which the compiler does not know that it is one. */
    @SuppressWarnings("unchecked") // generated code gives each place a value of its component
    T cast(Object value) {
      return (T) value;
    }

    /** Whether this is the place of all that a component has, so that it can be had back. */
    boolean isWhole() {
      return component.isWhole() && format.isLossless();
    }

    /** The values and this component's, as a text has it; null if it has another shape. */
    @Nullable ComponentValues<E> decode(String text, ComponentValues<E> values) {
      T value = format.decodeOrNull(text);
      if (value == null) {
        return null;
      }
      T known = values.get(component);
      return known != null && isText(text, known) ? values : values.with(component, value);
    }

    /** Whether a value, which may be finer than the format, has this text. */
    private boolean isText(String text, T value) {
      StringBuilder own = new StringBuilder(text.length());
      format.append(value, own);
      return text.contentEquals(own);
    }
  }
}
