package io.partita.runtime.internal.write;

import io.partita.runtime.ItemProblem.Kind;
import io.partita.runtime.MappingException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.internal.stored.StoredValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Compares a stored item of an entity with what a write of its record would store.
 *
 * @param <E> the entity's record
 */
public final class ItemInspection<E> {

  private final EntityType<E, ?> type;

  public ItemInspection(EntityType<E, ?> type) {
    this.type = type;
  }

  /**
   * Something that is not as a write would store it.
   *
   * @param attribute the attribute it is about; null for the item
   * @param message what is wrong, without values
   */
  public record Finding(Kind kind, @Nullable String attribute, String message) {}

  /** What is wrong with an item of the entity; one that cannot be read has that one problem. */
  public List<Finding> findings(Map<String, AttributeValue> item) {
    List<Finding> findings = new ArrayList<>();
    Snapshot<E> snapshot = Snapshot.of(type, item);
    E record;
    try {
      record = type.read(item);
    } catch (MappingException unreadable) {
      return List.of(new Finding(Kind.UNREADABLE, path(unreadable), unreadable.getMessage()));
    }
    addDisagreements(item, findings);
    type.components().stream()
        .filter(component -> type.mayBeUnknown(component) && snapshot.isUnknown(component))
        .map(this::heldInPart)
        .forEach(findings::add);
    try {
      type.mapper().toItem(record);
      UpdateExpression keys = keys(item, snapshot);
      type.indexes().stream()
          .flatMap(
              index -> index.attributes().stream().map(name -> finding(index, name, keys, item)))
          .flatMap(Optional::stream)
          .distinct()
          .forEach(findings::add);
    } catch (PartitaException refused) {
      findings.add(new Finding(Kind.UNWRITABLE, null, refused.getMessage()));
    }
    return findings;
  }

  private static @Nullable String path(MappingException unreadable) {
    return unreadable.path().isEmpty() ? null : unreadable.path();
  }

  private void addDisagreements(Map<String, AttributeValue> item, List<Finding> findings) {
    ComponentValues<E> key = type.primaryKey().decode(item);
    type.components().stream()
        .filter(key::contains)
        .filter(component -> disagrees(component, key, item))
        .map(
            component ->
                new Finding(
                    Kind.KEY_DISAGREES,
                    component.attribute(),
                    "The attribute '%s' of %s is not what the key says of '%s'."
                        .formatted(component.attribute(), type.name(), component.name())))
        .forEach(findings::add);
  }

  /** Whether an attribute has another value than the key; how it is written does not matter. */
  private <T> boolean disagrees(
      Component<E, T> component, ComponentValues<E> key, Map<String, AttributeValue> item) {
    String attribute = component.attribute();
    AttributeValue stored = attribute == null ? null : item.get(attribute);
    if (stored == null
        || component.codec() == null
        || type.primaryKey().attributeNames().contains(attribute)) {
      return false;
    }
    AttributeValue inKey = Encoding.encode(type.name(), component, key.get(component));
    try {
      return stored.type() == AttributeValue.Type.NUL
          || !StoredValues.equal(inKey, Encoding.again(type.name(), component, stored));
    } catch (MappingException ofAnotherType) {
      return true;
    }
  }

  private Finding heldInPart(Component<E, ?> component) {
    return new Finding(
        Kind.HELD_IN_PART,
        component.attribute(),
        "'%s' of %s is read as null: there is no attribute '%s', only a part of it in an index key."
            .formatted(component.name(), type.name(), component.attribute()));
  }

  /** The index keys that a write would store. */
  private UpdateExpression keys(Map<String, AttributeValue> item, Snapshot<E> snapshot) {
    PlanDraft<E> draft = new PlanDraft<>(type, item, snapshot, snapshot);
    draft.assignIndexKeys(type.indexes());
    return draft.expression();
  }

  private Optional<Finding> finding(
      IndexKey<E> index,
      String attribute,
      UpdateExpression keys,
      Map<String, AttributeValue> item) {
    return keys.of(attribute).stream()
        .filter(clause -> !clause.isHeldBy(item))
        .findFirst()
        .map(
            clause -> {
              if (clause instanceof Clause.Remove) {
                return finding(Kind.INDEX_KEY_SUPERFLUOUS, index, attribute, "which it should not");
              }
              return item.containsKey(attribute)
                  ? finding(
                      Kind.INDEX_KEY_DIFFERENT, index, attribute, "but another than a write stores")
                  : finding(Kind.INDEX_KEY_MISSING, index, attribute, "");
            });
  }

  private Finding finding(Kind kind, IndexKey<E> index, String attribute, String problem) {
    String message =
        kind == Kind.INDEX_KEY_MISSING
            ? "%s has no '%s', so that it is not on %s."
                .formatted(type.name(), attribute, index.index())
            : "%s has a key '%s' of %s, %s."
                .formatted(type.name(), attribute, index.index(), problem);
    return new Finding(kind, attribute, message);
  }
}
