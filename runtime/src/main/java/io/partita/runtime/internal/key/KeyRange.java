package io.partita.runtime.internal.key;

import io.partita.annotations.KeyEncoding;

/**
 * The sort keys that one key condition selects, in the byte order of DynamoDB.
 *
 * <p>Between two {@code #}-separated keys, {@code $} is the first character after {@code #} and
 * never part of encoded text: so {@code "a$"} stands behind everything below {@code "a"} and before
 * everything that merely begins with it.
 */
public sealed interface KeyRange {

  /** Whether a key is in the range. */
  boolean contains(String key);

  /** Whether no key can be in the range, so that no request is needed. */
  default boolean isEmpty() {
    return false;
  }

  /** All keys of the partition: no condition. */
  record All() implements KeyRange {
    @Override
    public boolean contains(String key) {
      return true;
    }
  }

  /** {@code SK = key}. */
  record Exactly(String key) implements KeyRange {
    @Override
    public boolean contains(String key) {
      return this.key.equals(key);
    }
  }

  /** {@code begins_with(SK, prefix)}. */
  record BeginsWith(String prefix) implements KeyRange {
    @Override
    public boolean contains(String key) {
      return key.startsWith(prefix);
    }

    @Override
    public boolean isEmpty() {
      return Utf8.length(prefix) > KeyLimits.SORT_BYTES;
    }
  }

  /** {@code SK BETWEEN lower AND upper}, both included. */
  record Between(String lower, String upper) implements KeyRange {
    @Override
    public boolean contains(String key) {
      return Utf8.compare(lower, key) <= 0 && Utf8.compare(key, upper) <= 0;
    }

    /** Reversed bounds, which DynamoDB would refuse. */
    @Override
    public boolean isEmpty() {
      return Utf8.compare(lower, upper) > 0;
    }
  }

  /** {@code SK >= lower}. */
  record AtLeast(String lower) implements KeyRange {
    @Override
    public boolean contains(String key) {
      return Utf8.compare(lower, key) <= 0;
    }
  }

  /** {@code SK <= upper}. */
  record AtMost(String upper) implements KeyRange {
    @Override
    public boolean contains(String key) {
      return Utf8.compare(key, upper) <= 0;
    }
  }

  /** {@code SK < upper}. */
  record LessThan(String upper) implements KeyRange {
    @Override
    public boolean contains(String key) {
      return Utf8.compare(key, upper) < 0;
    }
  }

  /** All keys. */
  static KeyRange all() {
    return new All();
  }

  /** One key. */
  static KeyRange exactly(String key) {
    return new Exactly(key);
  }

  /** The keys that begin with a text. */
  static KeyRange beginsWith(String prefix) {
    return prefix.isEmpty() ? new All() : new BeginsWith(prefix);
  }

  /** Everything below a key, without the key itself. */
  static KeyRange below(String key) {
    return new BeginsWith(key + "#");
  }

  /**
   * A key and everything below it; under {@code RAW} also other keys that begin like it, to be
   * dropped by their shape.
   */
  static KeyRange subtree(String key, KeyEncoding encoding) {
    if (Utf8.length(key) >= KeyLimits.SORT_BYTES) {
      return new Exactly(key);
    }
    return encoding == KeyEncoding.RAW ? new BeginsWith(key) : new Between(key, key + "$");
  }
}
