package io.partita.processor.lock;

import java.util.List;
import java.util.Optional;

/**
 * An index as it exists beside the table.
 *
 * @param include the attributes that it carries beside keys, if not all or none
 */
record LockIndex(
    String name,
    boolean isLocal,
    LockKeyAttribute partitionKey,
    Optional<LockKeyAttribute> sortKey,
    String projection,
    List<String> include) {

  boolean hasKey(String attribute) {
    return partitionKey.name().equals(attribute)
        || sortKey.filter(key -> key.name().equals(attribute)).isPresent();
  }

  boolean hasSameKeys(LockIndex other) {
    return isLocal == other.isLocal
        && partitionKey.equals(other.partitionKey)
        && sortKey.equals(other.sortKey);
  }

  /** Its keys as messages have them. */
  String keys() {
    return partitionKey + sortKey.map(key -> ", " + key).orElse("");
  }

  /** The names of its keys, as messages have them. */
  String keyNames() {
    return partitionKey.name() + sortKey.map(key -> " and " + key.name()).orElse("");
  }

  /** What it carries, as messages have it. */
  String carried() {
    return include.isEmpty() ? projection : projection + " " + String.join(", ", include);
  }
}
