package io.partita.processor.read;

import io.partita.processor.model.EntityModel;
import java.util.Optional;

/**
 * An entity by itself, before other entities of its table are looked at.
 *
 * @param manyToMany what makes it an edge, if it is one
 * @param childOf what makes it a child, if it is one
 */
record DeclaredEntity(
    EntityModel model,
    Optional<DeclaredAnnotation> manyToMany,
    Optional<DeclaredAnnotation> childOf) {

  DeclaredEntity with(EntityModel model) {
    return new DeclaredEntity(model, manyToMany, childOf);
  }
}
