package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.List;

/**
 * What makes an entity an edge.
 *
 * @param left the end whose item collection on the table holds the edges
 * @param right the end whose item collection on the inverse index holds them
 * @param inverse the index's name
 */
public record EdgeModel(
    EndModel left, EndModel right, String inverse, boolean requireEnds, Origin origin) {

  /** Both ends, left first. */
  public List<EndModel> ends() {
    return List.of(left, right);
  }

  /**
   * Whether it relates an entity to itself, so that the entity's name does not tell the ends apart.
   */
  public boolean isSelfRelation() {
    return left.entity().equals(right.entity());
  }
}
