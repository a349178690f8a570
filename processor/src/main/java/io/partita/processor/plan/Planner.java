package io.partita.processor.plan;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.Capability;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Plans what is generated for a table whose model has passed all rules. */
public final class Planner {

  /** The plan of a valid table. */
  public TablePlan plan(TableModel table) {
    KeyPlanner keys = new KeyPlanner(table);
    List<EntityPlan> entities =
        table.entities().stream().map(entity -> plan(entity, keys)).toList();
    return new TablePlan(table, entities, ttlAttribute(table));
  }

  private static EntityPlan plan(EntityModel entity, KeyPlanner keys) {
    KeyAttributePlan partitionKey = keys.partitionKey(entity);
    Optional<KeyAttributePlan> sortKey = keys.sortKey(entity);
    return new EntityPlan(
        entity,
        partitionKey,
        sortKey,
        keyComponents(Stream.concat(Stream.of(partitionKey), sortKey.stream())),
        indexes(entity, keys),
        capabilities(entity),
        List.of(),
        Optional.empty());
  }

  private static List<ComponentPart> keyComponents(Stream<KeyAttributePlan> attributes) {
    Map<List<ComponentModel>, ComponentPart> components = new LinkedHashMap<>();
    attributes
        .flatMap(attribute -> attribute.parts().stream())
        .filter(ComponentPart.class::isInstance)
        .map(ComponentPart.class::cast)
        .forEach(part -> components.putIfAbsent(part.path(), part));
    return List.copyOf(components.values());
  }

  private static List<IndexKeyPlan> indexes(EntityModel entity, KeyPlanner keys) {
    List<IndexKeyPlan> plans = new ArrayList<>();
    for (EntityIndexModel index : entity.indexes()) {
      plans.add(keys.index(entity, index, plans));
    }
    return List.copyOf(plans);
  }

  private static Set<Capability> capabilities(EntityModel entity) {
    Set<Capability> capabilities = EnumSet.noneOf(Capability.class);
    boolean versioned = entity.managed(Managed.VERSION).isPresent();
    capabilities.add(versioned ? Capability.DELETE_RECORD : Capability.PUT);
    boolean managed =
        Stream.of(Managed.VERSION, Managed.CREATED_AT, Managed.UPDATED_AT)
            .anyMatch(kind -> entity.managed(kind).isPresent());
    if (!managed) {
      capabilities.add(Capability.BATCH_WRITE);
    }
    return Set.copyOf(capabilities);
  }

  private static Optional<String> ttlAttribute(TableModel table) {
    return table.entities().stream()
        .flatMap(entity -> entity.managed(Managed.TTL).stream())
        .map(ComponentModel::attribute)
        .findFirst();
  }
}
