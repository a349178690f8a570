package io.partita.processor.model;

import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A query that an entity's DAO offers.
 *
 * @param method its name, such as {@code byUser}
 * @param index the index that answers it; empty for the table
 * @param arguments the components of the partition key, each once, in template order
 * @param stages the components of the sort key that are not among the arguments, in template order
 * @param ranges what is read before any stage is given, then behind each of them
 * @param consistent whether DynamoDB can answer it consistently: from the table or a local index
 * @param distinct whether it tells the distinct values of each stage: the stages are the levels of
 *     a hierarchy
 * @param projection what its index carries of items; empty if it reads whole records
 * @param targets the entities that its edges lead to; empty unless the entity is an edge
 */
public record AccessPatternPlan(
    String method,
    Optional<String> index,
    KeyAttributePlan partitionKey,
    Optional<KeyAttributePlan> sortKey,
    List<ComponentPart> arguments,
    List<ComponentPart> stages,
    List<ReadRange> ranges,
    boolean consistent,
    boolean distinct,
    Optional<ProjectionPlan> projection,
    List<TargetPlan> targets) {

  /**
   * What is read when some components are given: those of the partition key, and stages from the
   * first on.
   */
  public ReadRange range(Collection<ComponentPart> given) {
    int depth = 0;
    while (depth < stages.size() && isGiven(stages.get(depth), given)) {
      depth++;
    }
    return ranges.get(depth);
  }

  /**
   * An argument of which the partition key has only a part is no stage before it is given again.
   */
  private boolean isGiven(ComponentPart stage, Collection<ComponentPart> given) {
    return given.stream()
        .anyMatch(part -> part.path().equals(stage.path()) && !arguments.contains(part));
  }

  /** What of the sort key is known when some components are given; empty if there is none. */
  public Optional<KnownParts> known(Collection<ComponentPart> given) {
    List<ComponentPart> behind = given.stream().filter(part -> !arguments.contains(part)).toList();
    return sortKey.map(key -> KnownParts.of(key.parts(), arguments, behind));
  }

  /**
   * The stage from which on no other entities can lie between its items; empty if they always can,
   * or never.
   */
  public Optional<ComponentPart> sharedUntil() {
    return IntStream.range(0, stages.size())
        .filter(depth -> ranges.get(depth).isShared() && !ranges.get(depth + 1).isShared())
        .mapToObj(stages::get)
        .findFirst();
  }

  /** Whether items of other entities can lie between its items, at least at first. */
  public boolean isShared() {
    return ranges.get(0).isShared();
  }
}
