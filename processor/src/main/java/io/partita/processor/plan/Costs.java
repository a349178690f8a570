package io.partita.processor.plan;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import java.util.List;
import java.util.stream.Stream;

/** The formulas of what requests cost, in read units (RU) and write units (WU). */
final class Costs {

  static final String GET = "1 RU × ⌈item / 4 KB⌉, half if eventual";
  static final String GET_STRONG = "1 RU × ⌈item / 4 KB⌉";

  static final String TWO_GETS = "1 RU + 1 RU × ⌈item / 4 KB⌉, half if eventual";
  static final String BATCH_GET = "1 RU × ⌈item / 4 KB⌉ each, half if eventual";
  static final String SCAN = "0.5 RU × ⌈everything in it / 4 KB⌉";
  static final String SNAPSHOT = "2 RU × ⌈item / 4 KB⌉ each";

  private Costs() {}

  /** A query of so many shards. */
  static String query(boolean canBeStrong, int shards) {
    return (shards == 1 ? "" : shards + " shards, each at least ")
        + "0.5 RU × ⌈items read / 4 KB⌉"
        + (canBeStrong ? ", twice that if strong" : "");
  }

  /** A query for one item per different value, and one that finds no more. */
  static String distinct(boolean canBeStrong, int shards, boolean isFiltered) {
    return "0.5 RU × ⌈item / 4 KB⌉ × (values + 1)"
        + (shards == 1 ? "" : " × " + shards + " shards")
        + (isFiltered ? ", more where the filter leaves items out" : "")
        + (canBeStrong ? ", twice that if strong" : "");
  }

  /** Requests that write an item: what is always sent, then what comes on occasion. */
  static String writes(EntityPlan entity, List<RequestPlan> requests) {
    StringBuilder cost = new StringBuilder(writes(entity, requests, Occasion.ALWAYS));
    for (RequestPlan request : requests) {
      switch (request.occasion()) {
        case BEFORE -> cost.append("; ").append(GET_STRONG).append(" if it is read");
        case AGAIN -> {
          if (request.call() == Call.UPDATE_ITEM) {
            cost.append("; as much for each time");
          }
        }
        case BETWEEN -> cost.append("; as much for each time and for the DeleteItem");
        case ALWAYS, INSTEAD, AFTERWARDS -> {}
      }
    }
    return requests.stream()
        .filter(request -> request.occasion() == Occasion.INSTEAD)
        .findFirst()
        .map(
            request ->
                cost
                    + "; %s if %s"
                        .formatted(writes(entity, requests, Occasion.INSTEAD), request.reason()))
        .orElseGet(cost::toString);
  }

  private static String writes(EntityPlan entity, List<RequestPlan> requests, Occasion occasion) {
    List<Call> calls =
        requests.stream()
            .filter(request -> request.occasion() == occasion)
            .map(RequestPlan::call)
            .toList();
    long reads =
        calls.stream().filter(call -> call == Call.GET_ITEM || call == Call.BATCH_GET_ITEM).count();
    String ofEach = calls.contains(Call.BATCH_GET_ITEM) ? " each" : "";
    return (reads == 0 ? "" : reads + " RU × ⌈item / 4 KB⌉" + ofEach + " + ")
        + (calls.contains(Call.TRANSACT_WRITE_ITEMS) ? transaction(entity) : write(entity))
        + (calls.contains(Call.BATCH_WRITE_ITEM) ? " each" : "");
  }

  /** A write of one item. */
  static String write(EntityPlan entity) {
    return units(Call.PUT_ITEM) + indexes(entity);
  }

  /** A transaction. */
  static String transaction(EntityPlan entity) {
    return units(Call.TRANSACT_WRITE_ITEMS) + " for each action" + indexes(entity);
  }

  /** What a recount writes: a mark in a transaction, and the counts. */
  static String recount(EntityPlan entity) {
    return units(Call.TRANSACT_WRITE_ITEMS, Call.UPDATE_ITEM) + indexes(entity);
  }

  /** Writes of the same item. */
  static String units(Call... calls) {
    return Stream.of(calls).mapToInt(Call::writeUnits).sum() + " WU × ⌈item / 1 KB⌉";
  }

  private static String indexes(EntityPlan entity) {
    List<String> indexes = entity.indexNames();
    return indexes.isEmpty() ? "" : " + as much for " + String.join(" and ", indexes);
  }
}
