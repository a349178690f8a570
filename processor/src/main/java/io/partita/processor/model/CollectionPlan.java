package io.partita.processor.model;

import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.List;
import java.util.Optional;

/**
 * What is generated for a collection: the one Query that answers it.
 *
 * @param method the name of the query, such as {@code byUser}
 * @param index the index that answers it; empty for the table
 * @param subject the entity whose components the query is given: the root, or the first member
 * @param partitionKey the subject's partition key there
 * @param sortKey the subject's sort key there; empty if there is none
 * @param arguments the components that the query is given, each once
 * @param isKeyGiven whether they are exactly those of the subject's key
 * @param typeFilter whether the range may hold items of other entities, which a filter must keep
 *     out
 * @param consistent whether DynamoDB can answer it consistently: from the table or a local index
 */
public record CollectionPlan(
    CollectionModel collection,
    String method,
    Optional<IndexModel> index,
    EntityModel subject,
    KeyAttributePlan partitionKey,
    Optional<KeyAttributePlan> sortKey,
    List<ComponentPart> arguments,
    boolean isKeyGiven,
    Range range,
    RootPosition root,
    boolean typeFilter,
    boolean consistent,
    List<MemberPlan> members) {

  /** The sort keys that are read, in components of the subject. */
  public sealed interface Range {}

  /** The whole partition. */
  public record Whole() implements Range {}

  /** The sort keys that begin with some parts. */
  public record Beginning(List<KeyPart> prefix) implements Range {}

  /**
   * The sort keys from one to another.
   *
   * @param end what the upper bound is the end of
   * @param within the parts that every member begins with, or is, where other keys can stand
   *     between the bounds; empty if none can
   */
  public record Between(List<KeyPart> lower, List<KeyPart> upper, End end, List<KeyPart> within)
      implements Range {}

  /** What an upper bound is the end of. */
  public enum End {
    /** The key itself. */
    KEY,
    /** The key and everything below it. */
    BELOW,
    /** Everything that begins with the text. */
    BEGINNING
  }

  /** Where the root stands among the items. */
  public enum RootPosition {
    /** There is no root to be met. */
    NONE,
    FIRST,
    LAST,
    ANYWHERE
  }

  /**
   * A member.
   *
   * @param targets the entities that its edges lead to; empty unless it holds edges
   */
  public record MemberPlan(Member member, List<EntityModel> entities, List<TargetPlan> targets) {}
}
