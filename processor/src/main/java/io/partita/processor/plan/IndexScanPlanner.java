package io.partita.processor.plan;

import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.IndexScanPlan;
import io.partita.processor.model.TableModel;
import java.util.List;

/** Plans the scans of an entity: one of each index it is on. */
final class IndexScanPlanner {

  private final TableModel table;

  IndexScanPlanner(TableModel table) {
    this.table = table;
  }

  List<IndexScanPlan> plan(EntityKeys keys) {
    return keys.entity().indexes().stream()
        .map(EntityIndexModel::index)
        .distinct()
        .filter(name -> canBeRecognised(keys, name))
        .map(name -> table.index(name).orElseThrow())
        // A record cannot be read from an index that does not carry all of it.
        .filter(index -> index.projection() == Projection.ALL)
        .map(index -> plan(keys, index))
        .toList();
  }

  /** Without a type attribute it is the one shape of an index key that tells its items. */
  private boolean canBeRecognised(EntityKeys keys, String index) {
    return table.typeAttribute().isPresent()
        || keys.indexes().stream().filter(own -> own.index().equals(index)).count() == 1;
  }

  private static IndexScanPlan plan(EntityKeys keys, IndexModel index) {
    return new IndexScanPlan(
        index.name(),
        keys.at(index.partitionKey()).orElseThrow(),
        index.sortKey().flatMap(keys::at),
        index.kind() == IndexKind.LOCAL);
  }
}
