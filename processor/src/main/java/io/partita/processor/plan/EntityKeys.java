package io.partita.processor.plan;

import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The keys of an entity.
 *
 * @param attributes all key attributes its items have, by name, where conditions decide in all
 *     their forms; also those that no template of an index writes: the table's own, another
 *     index's, a component, the type
 */
record EntityKeys(
    EntityModel entity,
    KeyAttributePlan partitionKey,
    Optional<KeyAttributePlan> sortKey,
    List<IndexKeyPlan> indexes,
    Map<String, Set<KeyAttributePlan>> attributes) {

  /** What the entity's items hold in an attribute first of all; empty if they do not have it. */
  Optional<KeyAttributePlan> at(String attribute) {
    return allAt(attribute).stream().findFirst();
  }

  /** What the entity's items can hold in an attribute. */
  Set<KeyAttributePlan> allAt(String attribute) {
    return attributes.getOrDefault(attribute, Set.of());
  }

  /** The keys that the entity's items have by one of its annotations. */
  IndexKeyPlan on(EntityIndexModel keys) {
    return indexes.get(entity.indexes().indexOf(keys));
  }

  /** The components of the primary key. */
  List<ComponentPart> components() {
    return KeyComponents.of(Stream.concat(Stream.of(partitionKey), sortKey.stream()));
  }
}
