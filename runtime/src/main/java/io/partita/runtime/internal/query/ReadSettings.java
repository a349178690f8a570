package io.partita.runtime.internal.query;

import io.partita.runtime.MappingException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.stored.ItemView;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What the user of a query or scan has chosen; 0 stands for "not chosen".
 *
 * @param limit the most items that one call returns
 * @param pageSize how many items a page has
 * @param isReversed whether to read against the order of the sort keys
 * @param consistent whether to read strongly consistent
 * @param filter which items to keep
 * @param unreadable who is told of items that cannot be read and are left out; null if they fail
 *     the call
 * @param attributes what is read of each item, beside its keys and what tells whether it is one to
 *     be read; null for all
 * @param <E> the entity's record
 */
public record ReadSettings<E>(
    int limit,
    int pageSize,
    boolean isReversed,
    boolean consistent,
    @Nullable Condition<E> filter,
    @Nullable Consumer<? super MappingException> unreadable,
    @Nullable Set<String> attributes) {

  /** Everything in its order, eventually consistent. */
  public static <E> ReadSettings<E> defaults() {
    return new ReadSettings<>(0, 0, false, false, null, null, null);
  }

  public ReadSettings<E> limit(int items) {
    return new ReadSettings<>(
        positive("limit", items), pageSize, isReversed, consistent, filter, unreadable, attributes);
  }

  public ReadSettings<E> pageSize(int items) {
    return new ReadSettings<>(
        limit, positive("pageSize", items), isReversed, consistent, filter, unreadable, attributes);
  }

  public ReadSettings<E> reversed() {
    return new ReadSettings<>(limit, pageSize, true, consistent, filter, unreadable, attributes);
  }

  /** The same in the opposite direction. */
  ReadSettings<E> backwards() {
    return new ReadSettings<>(
        limit, pageSize, !isReversed, consistent, filter, unreadable, attributes);
  }

  public ReadSettings<E> consistently() {
    return new ReadSettings<>(limit, pageSize, isReversed, true, filter, unreadable, attributes);
  }

  public ReadSettings<E> filter(Condition<E> condition) {
    return new ReadSettings<>(
        limit,
        pageSize,
        isReversed,
        consistent,
        filter == null ? condition : filter.and(condition),
        unreadable,
        attributes);
  }

  public ReadSettings<E> skipUnreadable(Consumer<? super MappingException> report) {
    return new ReadSettings<>(
        limit,
        pageSize,
        isReversed,
        consistent,
        filter,
        Objects.requireNonNull(report, "Say who is told of the items that are left out."),
        attributes);
  }

  /** The same, but only what something needs of each item. */
  public ReadSettings<E> only(ItemView<?> view) {
    return new ReadSettings<>(
        limit, pageSize, isReversed, consistent, filter, unreadable, view.attributes());
  }

  /** Which items are kept, if a reader can fail: all, or those that it reads. */
  <T> Predicate<T> readable(Function<T, ?> reader) {
    return unreadable == null ? item -> true : item -> isReadable(reader, item, unreadable);
  }

  private static <T> boolean isReadable(
      Function<T, ?> reader, T item, Consumer<? super MappingException> report) {
    try {
      return reader.apply(item) != null;
    } catch (MappingException refusal) {
      report.accept(refusal);
      return false;
    }
  }

  static int positive(String setting, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(setting + " must be at least 1.");
    }
    return value;
  }

  /** The most items that one call returns. */
  public long mostItems() {
    return limit == 0 ? Long.MAX_VALUE : limit;
  }

  /** How many items are read in all. */
  WantedItems wantedInAll() {
    return limit == 0 ? WantedItems.ALL : WantedItems.of(limit);
  }

  /** How many items the next page has, if so many are left to return. */
  WantedItems wantedPerPage(long left) {
    if (pageSize == 0 && limit == 0) {
      return WantedItems.ONE_RESPONSE;
    }
    return WantedItems.of((int) Math.min(left, pageSize == 0 ? limit : pageSize));
  }
}
