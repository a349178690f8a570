package io.partita.runtime;

import java.util.Map;

/**
 * The capacity units that the requests of an operation consumed, as far as DynamoDB tells: it does
 * not for requests that failed, although a condition that is not true costs a write.
 *
 * @param total the units of the table and its indexes
 * @param table the units of the table alone
 * @param indexes the units of each index that was used, by its name
 */
public record UsedCapacity(Units total, Units table, Map<String, Units> indexes) {

  public UsedCapacity {
    indexes = Map.copyOf(indexes);
  }

  /**
   * An amount of capacity.
   *
   * @param read read capacity units
   * @param write write capacity units
   */
  public record Units(double read, double write) {

    /** No capacity. */
    public static final Units NONE = new Units(0, 0);

    /** The sum of both. */
    public Units plus(Units other) {
      return new Units(read + other.read, write + other.write);
    }
  }
}
