package io.partita.runtime.internal.key;

/** DynamoDB's limits on the size of keys. */
public final class KeyLimits {

  /** The most bytes of a partition key. */
  public static final int PARTITION_BYTES = 2048;

  /** The most bytes of a sort key. */
  public static final int SORT_BYTES = 1024;

  private KeyLimits() {}
}
