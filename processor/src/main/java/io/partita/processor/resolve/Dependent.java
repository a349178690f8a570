package io.partita.processor.resolve;

import io.partita.processor.model.EntityModel;

/**
 * An entity whose items belong to those of another.
 *
 * @param entity the edge or descendant
 * @param owner the entity that it belongs to, as seen from it
 */
public record Dependent(EntityModel entity, Owner owner) {}
