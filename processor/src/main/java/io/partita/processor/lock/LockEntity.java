package io.partita.processor.lock;

import java.util.List;
import java.util.Optional;

/**
 * An entity as its items are stored.
 *
 * @param record the record's qualified name
 */
record LockEntity(
    String record,
    String typeValue,
    List<String> formerTypeValues,
    List<LockKey> keys,
    List<LockAttribute> attributes,
    List<LockUnique> uniques,
    List<LockCount> counts) {

  /** The record's simple name. */
  String name() {
    return record.substring(record.lastIndexOf('.') + 1);
  }

  Optional<LockAttribute> attribute(LockPath path) {
    return attributes.stream().filter(attribute -> attribute.path().equals(path)).findFirst();
  }

  /** What its items can hold in a key attribute. */
  List<LockKey> keysAt(String attribute) {
    return keys.stream().filter(key -> key.attribute().equals(attribute)).toList();
  }
}
