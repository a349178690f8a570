package io.partita.processor.document;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes up a few items of each entity that lie together as real ones would. */
final class SampleItems {

  private SampleItems() {}

  static List<SampleItem> of(ResolvedTable table, TablePlan plan) {
    List<SampleItem> items =
        plan.entities().stream().flatMap(entity -> of(table, entity).stream()).toList();
    return new SampleRelations(plan, items).consistent();
  }

  private static List<SampleItem> of(ResolvedTable table, EntityPlan entity) {
    SampleNames names = new SampleNames(table, entity.entity());
    List<String> keys =
        entity.keyComponents().stream().map(part -> part.root().name()).distinct().toList();
    Map<String, Integer> first = first(entity);
    List<SampleItem> items = new ArrayList<>();
    items.add(new SampleItem(entity, first, Map.of(), names));
    for (int i = keys.size() - 1; i >= 0 && items.size() < 4; i--) {
      Map<String, Integer> values = other(entity, keys, first, items.size());
      values.merge(keys.get(i), first.isEmpty() ? 1 : 2, Integer::sum);
      items.add(new SampleItem(entity, values, Map.of(), names));
    }
    return items;
  }

  /** In a relation of an entity to itself the ends are two items. */
  private static Map<String, Integer> first(EntityPlan entity) {
    Map<String, Integer> values = new HashMap<>();
    entity
        .entity()
        .edge()
        .filter(EdgeModel::isSelfRelation)
        .ifPresent(
            edge -> edge.right().edgeComponents().forEach(component -> values.put(component, 1)));
    return values;
  }

  /** Values that no other item has outside of the key, for some are unique. */
  private static Map<String, Integer> other(
      EntityPlan entity, List<String> keys, Map<String, Integer> first, int number) {
    Map<String, Integer> values = new HashMap<>(first);
    entity.entity().components().stream()
        .map(ComponentModel::name)
        .filter(component -> !keys.contains(component))
        .forEach(component -> values.put(component, number));
    return values;
  }
}
