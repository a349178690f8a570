package io.partita.processor.resolve;

import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Gives an edge the keys that it does not write itself. A key that cannot be derived stays absent,
 * which a rule reports.
 */
public final class EdgeDeriver {

  private final TableModel table;

  public EdgeDeriver(TableModel table) {
    this.table = table;
  }

  public EntityModel derive(EntityModel entity, EdgeModel edge) {
    return entity.asEdge(
        edge, partitionKey(entity, edge), sortKey(entity, edge), indexes(entity, edge));
  }

  private Template partitionKey(EntityModel entity, EdgeModel edge) {
    if (!entity.partitionKey().isAbsent()) {
      return entity.partitionKey();
    }
    // Without a sort key it would have to hold both ends, and how they are joined is not ours to
    // choose.
    return table.sortKey().isPresent()
        ? derived(entity, edge, edge.left(), KeyPlace.TABLE_PARTITION)
        : Template.absent(edge.origin());
  }

  private Optional<Template> sortKey(EntityModel entity, EdgeModel edge) {
    return entity
        .sortKey()
        .or(
            () ->
                table
                    .sortKey()
                    .flatMap(key -> distinct(entity, edge, edge.right(), KeyPlace.TABLE_SORT)));
  }

  private List<EntityIndexModel> indexes(EntityModel entity, EdgeModel edge) {
    List<EntityIndexModel> indexes = new ArrayList<>(entity.indexes());
    boolean isGiven = indexes.stream().anyMatch(keys -> keys.index().equals(edge.inverse()));
    if (!isGiven) {
      indexes.add(
          new EntityIndexModel(
              edge.inverse(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              1,
              "",
              edge.origin()));
    }
    indexes.replaceAll(
        keys -> keys.index().equals(edge.inverse()) ? inverse(entity, edge, keys) : keys);
    return List.copyOf(indexes);
  }

  private EntityIndexModel inverse(EntityModel entity, EdgeModel edge, EntityIndexModel keys) {
    Optional<IndexModel> index = table.index(edge.inverse());
    boolean hasPartition =
        index.filter(found -> has(entity, found, found.partitionKey())).isPresent();
    boolean hasSort =
        index
            .filter(found -> found.sortKey().stream().allMatch(key -> has(entity, found, key)))
            .isPresent();
    return keys.with(
            hasPartition
                ? keys.partitionKey()
                : keys.partitionKey()
                    .or(() -> distinct(entity, edge, edge.right(), KeyPlace.INDEX_PARTITION)),
            hasSort
                ? keys.sortKey()
                : keys.sortKey().or(() -> distinct(entity, edge, edge.left(), KeyPlace.INDEX_SORT)))
        .sharded();
  }

  /**
   * Whether an edge has an attribute without this index: a key of the table or of another index,
   * the type, or a component.
   */
  private boolean has(EntityModel entity, IndexModel index, String attribute) {
    return table.isKey(attribute)
        || table.isType(attribute)
        || entity.stored(attribute).isPresent()
        || entity.indexes().stream()
            .filter(keys -> !keys.index().equals(index.name()))
            .flatMap(keys -> table.index(keys.index()).stream())
            .anyMatch(other -> other.keys().contains(attribute));
  }

  /**
   * A key other than the edge's first. Two such keys from one entity would look like that entity's
   * own, so they are written.
   */
  private Optional<Template> distinct(
      EntityModel entity, EdgeModel edge, EndModel end, KeyPlace place) {
    return Optional.of(
        edge.isSelfRelation() ? Template.absent(edge.origin()) : derived(entity, edge, end, place));
  }

  private Template derived(EntityModel entity, EdgeModel edge, EndModel end, KeyPlace place) {
    return table
        .entity(end.entity())
        .filter(KeyDetail::isIdentifiedByPartitionKey)
        .flatMap(found -> new EndTemplates(table, entity, end, found).partitionKey(place))
        .map(template -> Template.of(template.parts(), edge.origin()))
        .orElseGet(() -> Template.absent(edge.origin()));
  }
}
