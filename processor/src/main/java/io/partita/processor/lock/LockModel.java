package io.partita.processor.lock;

import java.util.List;
import java.util.Optional;

/** Everything of a table's model that stored items depend on, in an order of its own. */
record LockModel(
    String table,
    String encoding,
    LockKeyAttribute partitionKey,
    Optional<LockKeyAttribute> sortKey,
    Optional<String> typeAttribute,
    Optional<String> expiry,
    List<LockIndex> indexes,
    List<LockEntity> entities) {

  Optional<LockIndex> index(String name) {
    return indexes.stream().filter(index -> index.name().equals(name)).findFirst();
  }

  /** The index that an attribute is a key of; empty for the table's own. */
  Optional<LockIndex> indexOf(String attribute) {
    return isTableKey(attribute)
        ? Optional.empty()
        : indexes.stream().filter(index -> index.hasKey(attribute)).findFirst();
  }

  boolean isTableKey(String attribute) {
    return partitionKey.name().equals(attribute)
        || sortKey.filter(key -> key.name().equals(attribute)).isPresent();
  }

  /** The table's key, as messages have it. */
  String keys() {
    return partitionKey + sortKey.map(key -> ", " + key).orElse("");
  }

  /** The table's simple name. */
  String name() {
    return table.substring(table.lastIndexOf('.') + 1);
  }
}
