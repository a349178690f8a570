package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;

/** Whose key it is, for messages. */
record KeyOwner(String entity, String attribute) {

  /** A key that has no entity yet. */
  static final KeyOwner UNKNOWN = new KeyOwner("", "");

  KeyOwner entity(String name) {
    return new KeyOwner(name, attribute);
  }

  KeyOwner attribute(String name) {
    return new KeyOwner(entity, name);
  }

  /**
   * @param problem begins with a verb and says what to do
   */
  InvalidKeyException refused(Component<?, ?> component, String problem) {
    return new InvalidKeyException(
        entity,
        component.name(),
        "[INVALID_KEY] Key component '" + component.name() + "'" + ofEntity() + " " + problem);
  }

  /**
   * @param problem begins with a verb and says what to do
   */
  InvalidKeyException refused(String problem) {
    return new InvalidKeyException(
        entity, attribute, "[INVALID_KEY] The key" + inAttribute() + ofEntity() + " " + problem);
  }

  /** The stored key is another one's; expected and found are shapes and types, never values. */
  MappingException mismatch(String expected, String found) {
    return new MappingException(
        entity,
        attribute,
        "[MAPPING] Cannot read the key"
            + inAttribute()
            + ofEntity()
            + ": expected "
            + expected
            + ", found "
            + found
            + ". Check that the item was written with this key template.");
  }

  private String inAttribute() {
    return attribute.isEmpty() ? "" : " '" + attribute + "'";
  }

  private String ofEntity() {
    return entity.isEmpty() ? "" : " of " + entity;
  }
}
