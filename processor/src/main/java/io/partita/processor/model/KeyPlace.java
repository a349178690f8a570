package io.partita.processor.model;

/** Where a template stands: what formats mean and which are allowed depends on it. */
public enum KeyPlace {
  TABLE_PARTITION(true, false),
  TABLE_SORT(false, false),
  INDEX_PARTITION(true, true),
  INDEX_SORT(false, true);

  private final boolean partition;
  private final boolean index;

  KeyPlace(boolean partition, boolean index) {
    this.partition = partition;
    this.index = index;
  }

  /** Whether this is a partition key, in which integers are plain. */
  public boolean isPartition() {
    return partition;
  }

  /** Whether this is an index key, which may cut values and change case. */
  public boolean isIndex() {
    return index;
  }
}
