package io.partita.runtime.internal.operation;

import io.partita.runtime.condition.Condition;
import org.jspecify.annotations.Nullable;

/** What the user of a scan has chosen; 0 stands for "not chosen". */
record ScanSettings<E>(
    int segments, int limit, int pageSize, boolean consistent, @Nullable Condition<E> filter) {

  /** DynamoDB's limit. */
  private static final int MAX_SEGMENTS = 1_000_000;

  static <E> ScanSettings<E> defaults() {
    return new ScanSettings<>(1, 0, 0, false, null);
  }

  ScanSettings<E> segments(int number) {
    if (number > MAX_SEGMENTS) {
      throw new IllegalArgumentException("A scan has at most " + MAX_SEGMENTS + " segments.");
    }
    return new ScanSettings<>(positive("segments", number), limit, pageSize, consistent, filter);
  }

  ScanSettings<E> limit(int items) {
    return new ScanSettings<>(segments, positive("limit", items), pageSize, consistent, filter);
  }

  ScanSettings<E> pageSize(int items) {
    return new ScanSettings<>(segments, limit, positive("pageSize", items), consistent, filter);
  }

  ScanSettings<E> consistently() {
    return new ScanSettings<>(segments, limit, pageSize, true, filter);
  }

  ScanSettings<E> filter(Condition<E> condition) {
    return new ScanSettings<>(
        segments, limit, pageSize, consistent, filter == null ? condition : filter.and(condition));
  }

  private static int positive(String setting, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(setting + " must be at least 1.");
    }
    return value;
  }

  /** The most items that one call returns. */
  long mostItems() {
    return limit == 0 ? Long.MAX_VALUE : limit;
  }

  /** How many items a segment gives in all. */
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
