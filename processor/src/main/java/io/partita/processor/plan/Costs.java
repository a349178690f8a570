package io.partita.processor.plan;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import java.util.List;

/** The formulas of what requests cost, in read units (RU) and write units (WU). */
final class Costs {

  static final String GET = "1 RU × ⌈item / 4 KB⌉, half if eventual";
  static final String GET_STRONG = "1 RU × ⌈item / 4 KB⌉";

  /** What writes begin with that read the item first. */
  static final String READ_BEFORE = GET_STRONG + " + ";

  /** The same where a transaction returns no item, so that it is read again. */
  static final String READ_BEFORE_AND_AFTER = "2 RU × ⌈item / 4 KB⌉ + ";

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

  /** A write of one item. */
  static String write(EntityPlan entity) {
    return "1 WU × ⌈item / 1 KB⌉" + indexes(entity);
  }

  /** A transaction. */
  static String transaction(EntityPlan entity) {
    return "2 WU × ⌈item / 1 KB⌉ for each action" + indexes(entity);
  }

  /** What a recount writes: a mark in a transaction, and the counts. */
  static String recount(EntityPlan entity) {
    return "3 WU × ⌈item / 1 KB⌉" + indexes(entity);
  }

  private static String indexes(EntityPlan entity) {
    List<String> indexes = indexesOf(entity);
    return indexes.isEmpty() ? "" : " + as much for " + String.join(" and ", indexes);
  }

  /** The indexes that are written with an item. */
  static List<String> indexesOf(EntityPlan entity) {
    return entity.indexes().stream().map(IndexKeyPlan::index).distinct().toList();
  }
}
