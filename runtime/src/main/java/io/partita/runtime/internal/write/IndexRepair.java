package io.partita.runtime.internal.write;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Gives stored items the index keys that follow from their components, and changes nothing else of
 * them.
 *
 * @param <E> the entity's record
 */
public final class IndexRepair<E> {

  private final TableContext context;
  private final EntityType<E, ?> type;
  private final boolean ofAttributes;

  /**
   * @param ofAttributes whether a component that could have an attribute and has none is null,
   *     whatever the keys say
   */
  public IndexRepair(TableContext context, EntityType<E, ?> type, boolean ofAttributes) {
    this.context = context;
    this.type = type;
    this.ofAttributes = ofAttributes;
  }

  /** The indexes on which an item has other keys than it should, or lacks them. */
  public Set<String> wrongIndexes(Map<String, AttributeValue> item) {
    Set<String> wrong = wrongAttributes(plan(item).expression(), item);
    return type.indexes().stream()
        .filter(index -> index.attributes().stream().anyMatch(wrong::contains))
        .map(IndexKey::index)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * Puts the keys of an item right, as it was read or as it is by then; tells whether it had to.
   */
  public Step<Boolean> repair(Map<String, AttributeValue> item) {
    return repair(item, 1);
  }

  private Step<Boolean> repair(Map<String, AttributeValue> item, int attempt) {
    Plan whole = plan(item);
    Set<String> wrong = wrongAttributes(whole.expression(), item);
    if (wrong.isEmpty()) {
      return Step.done(false);
    }
    return new ItemSender(context, type.name(), false)
        .send(
            key(item),
            whole.changing(wrong),
            false,
            stored -> Step.done(true),
            rejection -> again(rejection.item(), attempt));
  }

  /** An item that is gone needs nothing; one that has changed is looked at again. */
  private Step<Boolean> again(Map<String, AttributeValue> item, int attempt) {
    if (!Existence.of(context, type).holds(item)) {
      return Step.done(false);
    }
    int limit = context.options().writeAttempts();
    if (attempt >= limit) {
      throw ConditionFailedException.keptChanging(type.name(), limit);
    }
    return Step.pause(Duration.ZERO, () -> repair(item, attempt + 1));
  }

  private Plan plan(Map<String, AttributeValue> item) {
    Snapshot<E> snapshot =
        ofAttributes ? Snapshot.ofAttributes(type, item) : Snapshot.of(type, item);
    Draft<E> draft = new Draft<>(type, key(item), snapshot, snapshot);
    draft.assignIndexKeys(type.indexes());
    return draft.finish(Existence.of(context, type).checks(true), null);
  }

  private Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new HashMap<>();
    type.primaryKey().attributeNames().forEach(name -> key.put(name, item.get(name)));
    return key;
  }

  private Set<String> wrongAttributes(
      UpdateExpression expression, Map<String, AttributeValue> item) {
    Set<String> wrong = new HashSet<>();
    for (IndexKey<E> index : type.indexes()) {
      for (String attribute : index.attributes()) {
        List<Clause> clauses = expression.of(attribute);
        if (clauses.stream().anyMatch(clause -> !clause.isHeldBy(item))) {
          wrong.add(attribute);
        }
      }
    }
    return wrong;
  }
}
