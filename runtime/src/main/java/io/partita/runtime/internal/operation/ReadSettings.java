package io.partita.runtime.internal.operation;

import io.partita.runtime.condition.Condition;
import org.jspecify.annotations.Nullable;

/**
 * What the user of a query or scan has chosen; 0 stands for "not chosen".
 *
 * @param limit the most items that one call returns
 * @param pageSize how many items a page has
 * @param consistent whether to read strongly consistent
 * @param filter which items to keep
 * @param <E> the entity's record
 */
public record ReadSettings<E>(
    int limit, int pageSize, boolean consistent, @Nullable Condition<E> filter) {

  /** Everything, eventually consistent. */
  public static <E> ReadSettings<E> defaults() {
    return new ReadSettings<>(0, 0, false, null);
  }

  public ReadSettings<E> limit(int items) {
    return new ReadSettings<>(positive("limit", items), pageSize, consistent, filter);
  }

  public ReadSettings<E> pageSize(int items) {
    return new ReadSettings<>(limit, positive("pageSize", items), consistent, filter);
  }

  public ReadSettings<E> consistently() {
    return new ReadSettings<>(limit, pageSize, true, filter);
  }

  public ReadSettings<E> filter(Condition<E> condition) {
    return new ReadSettings<>(
        limit, pageSize, consistent, filter == null ? condition : filter.and(condition));
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
  Wanted wantedInAll() {
    return limit == 0 ? Wanted.ALL : Wanted.of(limit);
  }

  /** How many items the next page has, if so many are left to return. */
  Wanted wantedPerPage(long left) {
    if (pageSize == 0 && limit == 0) {
      return Wanted.ONE_RESPONSE;
    }
    return Wanted.of((int) Math.min(left, pageSize == 0 ? limit : pageSize));
  }
}
