package io.partita.runtime.internal.operation;

import io.partita.runtime.UsedCapacity;
import java.util.List;

/**
 * What a response tells of the request's cost.
 *
 * @param isPage whether it is a page of a query or scan
 * @param capacities the capacity that was consumed; empty if it was not asked for
 */
record Usage(boolean isPage, List<UsedCapacity> capacities) {

  /** Of requests that consume no capacity. */
  static final Usage NONE = new Usage(false, List.of());
}
