package io.partita.runtime.internal.verify;

import io.partita.runtime.ItemProblem;
import io.partita.runtime.ItemProblem.Kind;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.stored.Sentinel;
import io.partita.runtime.internal.write.ItemInspection;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Verifies the items of a page, and then what they belong to. */
final class PageVerification {

  private final List<EntityType<?, ?>> types;
  private final boolean relations;
  private final OwnerLookup owners;
  private final Instant now;

  PageVerification(TableContext context, List<EntityType<?, ?>> types, boolean relations) {
    this.types = types;
    this.relations = relations;
    this.now = context.options().clock().instant();
    this.owners = new OwnerLookup(context, types, now);
  }

  Step<PageFindings> items(List<Map<String, AttributeValue>> items) {
    PageFindings findings = new PageFindings();
    items.forEach(item -> inspect(item, findings));
    return owners
        .missing(findings.references())
        .map(
            missing -> {
              missing.stream().map(PageVerification::dangling).forEach(findings::add);
              return findings;
            });
  }

  private void inspect(Map<String, AttributeValue> item, PageFindings findings) {
    Optional<EntityType<?, ?>> type = types.stream().filter(one -> one.matches(item)).findFirst();
    if (type.isEmpty()) {
      unknown(item).ifPresent(findings::add);
    } else if (!type.get().isExpired(item, now)) {
      // An expired item counts as absent, whatever it looks like.
      inspect(item, type.get(), findings);
    }
  }

  private Optional<ItemProblem> unknown(Map<String, AttributeValue> item) {
    EntityType<?, ?> any = types.get(0);
    if (Sentinel.isOne(item, any)) {
      return Optional.empty();
    }
    String message =
        any.type().isEmpty()
            ? "The key has the shape of no entity's."
            : "The type attribute is missing, or has the value of no entity.";
    String attribute = any.type().map(Map.Entry::getKey).orElse(null);
    return Optional.of(new ItemProblem(Kind.UNKNOWN_TYPE, null, key(item), attribute, message));
  }

  private <E, K extends GeneratedKey<E>> void inspect(
      Map<String, AttributeValue> item, EntityType<E, K> type, PageFindings findings) {
    findings.found(type);
    for (ItemInspection.Finding finding : new ItemInspection<>(type).findings(item)) {
      findings.add(
          new ItemProblem(
              finding.kind(), type.name(), key(item), finding.attribute(), finding.message()));
    }
    if (relations) {
      owners.met(type, item);
      key(type, item)
          .ifPresent(
              key ->
                  type.owners()
                      .forEach(relation -> findings.add(reference(type, item, relation, key))));
    }
  }

  /** An item's key; empty if it is of another shape, which is reported already. */
  private static <E, K extends GeneratedKey<E>> Optional<K> key(
      EntityType<E, K> type, Map<String, AttributeValue> item) {
    try {
      return Optional.of(type.key(item));
    } catch (MappingException otherShape) {
      return Optional.empty();
    }
  }

  private static <K, T, TK extends GeneratedKey<T>> OwnerReference reference(
      EntityType<?, ?> type, Map<String, AttributeValue> item, Relation<K, T, TK> relation, K key) {
    return new OwnerReference(
        type,
        ItemKey.of(type.primaryKey(), item),
        relation.role(),
        relation.owner(),
        ItemKey.of(type.primaryKey(), relation.ownerKey(key).attributes()));
  }

  private static ItemProblem dangling(OwnerReference reference) {
    return new ItemProblem(
        Kind.DANGLING,
        reference.type().name(),
        reference.key().attributes(),
        null,
        "The %s of %s, a %s, does not exist."
            .formatted(reference.role(), reference.type().name(), reference.owner().name()));
  }

  private Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    types.get(0).primaryKey().attributeNames().forEach(name -> key.put(name, item.get(name)));
    return key;
  }
}
