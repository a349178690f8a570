package io.partita.annotations;

/** The two kinds of secondary index. */
public enum IndexKind {
  /** A global secondary index: any partition key, eventually consistent. */
  GLOBAL,
  /**
   * A local secondary index: the table's partition key, consistent reads, fixed when the table is
   * created.
   */
  LOCAL
}
