package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import java.util.List;

/**
 * One end of an edge.
 *
 * @param entity the end's record
 * @param role what access patterns call it: {@code user}, or {@code follower} in a relation of
 *     users to users
 * @param keys which components of the edge are the end's key, in the order of the end's templates
 */
public record EndModel(ClassName entity, String role, List<EndKey> keys) {

  /**
   * A component of the end's key, or a path into one, and the edge's component that holds its
   * value.
   */
  public record EndKey(String endComponent, String edgeComponent) {}
}
