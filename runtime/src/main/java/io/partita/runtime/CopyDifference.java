package io.partita.runtime;

/**
 * A copy that differs from its source.
 *
 * @param entity the entity of the item that holds the copy
 * @param key that item's key, as generated for the entity
 * @param component the component that is the copy, or that holds it
 */
public record CopyDifference(String entity, Object key, String component) {

  /** Without the key, whose values no message or log may show. */
  @Override
  public String toString() {
    return "CopyDifference[entity=" + entity + ", component=" + component + "]";
  }
}
