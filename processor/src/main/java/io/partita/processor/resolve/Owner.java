package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EntityModel;
import java.util.List;
import java.util.Optional;

/**
 * An entity that items of another belong to: an end of an edge, the parent or a deeper ancestor of
 * a child; or one that only counts them.
 *
 * @param role what it is called there: {@code group}
 * @param isDirect whether nothing lies between: false for a grandparent
 * @param required whether creating what belongs to it checks that it exists
 * @param counter its component that counts what belongs to it from this side
 * @param isCreatedOnUse whether it only counts, and comes into being with what it counts
 * @param keys which component of what belongs to it holds which of its key
 */
public record Owner(
    EntityModel entity,
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
