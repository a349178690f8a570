package io.partita.processor.resolve;

import io.partita.annotations.Projection;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Looks up what an index holds: which entities, and what of their items. */
public final class IndexContents {

  private final TableModel table;
  private final IndexModel index;

  public IndexContents(TableModel table, IndexModel index) {
    this.table = table;
    this.index = index;
  }

  /** The entities that name the index. */
  public List<EntityModel> entities() {
    return table.entities().stream()
        .filter(entity -> entity.on(index.name()).findAny().isPresent())
        .toList();
  }

  /** The key attributes of the table and of the index, which every index carries. */
  public Set<String> keys() {
    Set<String> keys = new LinkedHashSet<>();
    keys.add(table.partitionKey());
    table.sortKey().ifPresent(keys::add);
    keys.addAll(index.keys());
    return keys;
  }

  /**
   * The attributes beside keys that the projection INCLUDE carries: those that are named, and those
   * that tell whether an item is there, its type and when it expires; none for other projections.
   */
  public List<String> included() {
    if (index.projection() != Projection.INCLUDE) {
      return List.of();
    }
    Set<String> included = new LinkedHashSet<>(index.include());
    Stream.concat(
            table.typeAttribute().stream(),
            entities().stream()
                .flatMap(entity -> entity.managed(Managed.TTL).stream())
                .map(ComponentModel::attribute))
        .forEach(included::add);
    included.removeAll(keys());
    return new ArrayList<>(included);
  }

  /** All attributes that the projection INCLUDE carries, keys among them. */
  public Set<String> attributes() {
    Set<String> attributes = keys();
    attributes.addAll(included());
    return attributes;
  }

  /**
   * Whether the projection INCLUDE also carries the mark of items that are being deleted.
   *
   * @param isOwner whether anything belongs to the items of an entity
   */
  public boolean isMarked(Predicate<EntityModel> isOwner) {
    return index.projection() == Projection.INCLUDE && entities().stream().anyMatch(isOwner);
  }
}
