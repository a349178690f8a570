package io.partita.runtime;

/**
 * A copy that differs from its source, or that cannot be read.
 *
 * @param entity the entity of the item that holds the copy
 * @param key that item's key, as generated for the entity; if the stored key has another shape, its
 *     attributes
 * @param component the component that is the copy, or that holds it; empty if the item is an edge
 *     whose key has another shape, so that nobody knows which item it leads to
 */
public record CopyDifference(String entity, Object key, String component) {

  /** Without the key, whose values no message or log may show. */
  @Override
  public String toString() {
    return "CopyDifference[entity=" + entity + ", component=" + component + "]";
  }
}
