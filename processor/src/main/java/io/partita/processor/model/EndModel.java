package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Origin;
import java.util.List;

/**
 * One end of an edge.
 *
 * @param entity the end's record
 * @param role what access patterns call it: {@code user}, or {@code follower} in a relation of
 *     users to users
 * @param keys which components of the edge are the end's key, in the order of the end's templates;
 *     those that match nothing are left out, and a rule reports them
 * @param given the edge's components that the user named as the end's key; empty where names tell
 */
public record EndModel(
    ClassName entity, String role, List<EndKey> keys, GivenKey given, Origin origin) {

  /**
   * A component of the end's key, or a path into one, and the edge's component that holds its
   * value.
   */
  public record EndKey(String endComponent, String edgeComponent) {}

  /** The value of {@code leftKey} or {@code rightKey}. */
  public record GivenKey(List<String> components, Origin origin) {}

  /** The edge's components that make up the end's key. */
  public List<String> edgeComponents() {
    return keys.stream().map(EndKey::edgeComponent).toList();
  }
}
