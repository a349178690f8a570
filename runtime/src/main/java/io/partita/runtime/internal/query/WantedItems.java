package io.partita.runtime.internal.query;

import org.jspecify.annotations.Nullable;

/** How many items a read goes on for. */
record WantedItems(int items, boolean untilAny) {

  /** Every item there is. */
  static final WantedItems ALL = new WantedItems(Integer.MAX_VALUE, false);

  /** The items of one response, or of the first one that has any. */
  static final WantedItems ONE_RESPONSE = new WantedItems(Integer.MAX_VALUE, true);

  /** More than this in one request may exceed what a response holds anyway. */
  private static final int MAX_EVALUATED = 1000;

  static WantedItems of(int items) {
    return new WantedItems(items, false);
  }

  /** One item more, if there is a number: what is left then tells that there are more. */
  WantedItems andOneMore() {
    return items == Integer.MAX_VALUE ? this : of(items + 1);
  }

  boolean isMetBy(int found) {
    return untilAny ? found > 0 : found >= items;
  }

  /**
   * What to read of each of several reads that are merged: its share of what is missing, and some
   * more, because items fall into the reads by chance. Twice the standard deviation makes a second
   * request for one of them rare; reading as many as are wanted from each would cost as many times
   * as much as there are reads.
   */
  WantedItems ofEach(int reads, int found) {
    if (items == Integer.MAX_VALUE) {
      return this;
    }
    int missing = items - found;
    int share = missing / reads;
    return of(Math.min(missing, share + 2 * (int) Math.ceil(Math.sqrt(share)) + 1));
  }

  /**
   * How many items DynamoDB shall look at in a request. It looks at items before it filters them:
   * as many as are missing are enough where nothing is dropped, and each further request looks at
   * twice as many, so that a selective filter needs few of them.
   */
  @Nullable Integer evaluated(int found, int requests) {
    if (items == Integer.MAX_VALUE) {
      return null;
    }
    long evaluated = (long) (items - found) << Math.min(requests, 20);
    return (int) Math.min(evaluated, Math.max(MAX_EVALUATED, items - found));
  }
}
