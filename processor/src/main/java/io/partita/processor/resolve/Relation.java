package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EntityModel;
import java.util.List;
import java.util.Optional;

/**
 * That items of one entity belong to those of another: to an end of an edge, to the parent or a
 * deeper ancestor of a child, or to what only counts them.
 *
 * @param dependent what belongs to the owner
 * @param role what the owner is called there: {@code group}
 * @param isDirect whether nothing lies between: false for a grandparent
 * @param required whether creating what belongs to it checks that it exists
 * @param counter its component that counts what belongs to it from this side
 * @param isCreatedOnUse whether it only counts, and comes into being with what it counts
 * @param keys which component of what belongs to it holds which of its key
 */
public record Relation(
    EntityModel dependent,
    EntityModel owner,
    String role,
    boolean isDirect,
    boolean required,
    Optional<ComponentModel> counter,
    boolean isCreatedOnUse,
    List<EndKey> keys) {

  /** The components that hold the owner's key. */
  public List<String> components() {
    return keys.stream().map(EndKey::edgeComponent).toList();
  }
}
