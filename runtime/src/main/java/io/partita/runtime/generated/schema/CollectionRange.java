package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.key.KeyBounds;
import org.jspecify.annotations.Nullable;

/**
 * The sort keys between which all members of a collection lie, as templates over the components
 * that a query is given.
 *
 * @param <S> the record whose components they are
 */
public final class CollectionRange<S> {

  /** What the upper bound is the end of. */
  public enum End {
    /** The key itself. */
    KEY,
    /** The key and everything below it: {@code $} follows {@code #}. */
    BELOW,
    /** Everything that begins with the text. */
    BEGINNING
  }

  private final @Nullable KeyTemplate<S> lower;
  private final @Nullable KeyTemplate<S> upper;
  private final End end;
  private final @Nullable KeyTemplate<S> root;

  private CollectionRange(
      @Nullable KeyTemplate<S> lower,
      @Nullable KeyTemplate<S> upper,
      End end,
      @Nullable KeyTemplate<S> root) {
    this.lower = lower;
    this.upper = upper;
    this.end = end;
    this.root = root;
  }

  /** The whole partition. */
  public static <S> CollectionRange<S> all() {
    return new CollectionRange<>(null, null, End.BEGINNING, null);
  }

  /** The keys that begin with a text. */
  public static <S> CollectionRange<S> startingWith(KeyTemplate<S> prefix) {
    return new CollectionRange<>(prefix, null, End.BEGINNING, null);
  }

  /** The keys from one to another. */
  public static <S> CollectionRange<S> between(
      KeyTemplate<S> lower, KeyTemplate<S> upper, End end) {
    return new CollectionRange<>(lower, upper, end, null);
  }

  /**
   * This range, of which only a key and what is below it belong to the collection: raw text may
   * begin like the key and stand between the two.
   */
  public CollectionRange<S> within(KeyTemplate<S> key) {
    return new CollectionRange<>(lower, upper, end, key);
  }

  /** This range, as its messages name the keys. */
  CollectionRange<S> ownedBy(String entity, String attribute) {
    return new CollectionRange<>(
        owned(lower, entity, attribute),
        owned(upper, entity, attribute),
        end,
        owned(root, entity, attribute));
  }

  private static <S> @Nullable KeyTemplate<S> owned(
      @Nullable KeyTemplate<S> template, String entity, String attribute) {
    return template == null
        ? null
        : KeyAttribute.sort(attribute, template).ownedBy(entity).template().orElseThrow();
  }

  /**
   * The keys for some components.
   *
   * @throws InvalidKeyException if a component is null or cannot be part of the key
   */
  @SuppressWarnings("exports") // for the runtime alone
  public SortRange of(ComponentSource<S> values) {
    if (lower == null) {
      return SortRange.ALL;
    }
    String first = lower.encode(values);
    return upper == null
        ? SortRange.beginsWith(first)
        : SortRange.between(first, last(upper.encode(values)));
  }

  private String last(String text) {
    return switch (end) {
      case KEY -> text;
      case BELOW -> text + "$";
      case BEGINNING -> KeyBounds.lastWith(text);
    };
  }

  /** The key that all members lie below or are; null if that is no question. */
  public @Nullable String root(ComponentSource<S> values) {
    return root == null ? null : root.encode(values);
  }

  /**
   * A range that DynamoDB accepts, whose bounds are no longer than a sort key can be. It may hold
   * keys that the range does not.
   */
  @SuppressWarnings("exports") // for the runtime alone
  public static SortRange sendable(SortRange range) {
    if (!(range instanceof SortRange.Between between)) {
      return range;
    }
    return SortRange.between(
        KeyBounds.sendableLower(between.lower().s()), KeyBounds.sendableUpper(between.upper().s()));
  }
}
