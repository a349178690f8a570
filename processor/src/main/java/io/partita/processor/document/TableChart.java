package io.partita.processor.document;

import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.Relation;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the documents of a table say, found out once.
 *
 * @param findings what was found that is no error
 */
record TableChart(
    ResolvedTable table,
    TablePlan plan,
    List<Placement> placements,
    List<AccessRow> access,
    List<Relation> relationships,
    List<Sentinel> sentinels,
    List<CollectionRow> collections,
    List<CopyRow> copies,
    List<String> limits,
    List<Diagnostic> findings) {

  static TableChart of(ResolvedTable table, TablePlan plan, List<Diagnostic> findings) {
    return new TableChart(
        table,
        plan,
        Placements.of(table, plan),
        plan.operations().stream().map(AccessRow::new).toList(),
        Relationship.of(table),
        Sentinel.of(plan),
        CollectionRow.of(table, plan),
        CopyRow.of(plan),
        Limits.of(plan),
        findings);
  }

  /** The table and its indexes. */
  List<Optional<IndexModel>> places() {
    List<Optional<IndexModel>> places = new ArrayList<>();
    places.add(Optional.empty());
    plan.table().indexes().forEach(index -> places.add(Optional.of(index)));
    return places;
  }

  /** The entities that lie at a place. */
  List<Placement> at(Optional<IndexModel> place) {
    return placements.stream().filter(placement -> placement.isOn(place)).toList();
  }

  /**
   * The methods of an entity, a collection or the table; such as send the same requests together.
   */
  List<List<AccessRow>> accessOf(String subject) {
    return AccessRow.grouped(access.stream().filter(row -> row.plan().subject().equals(subject)));
  }

  /** Whose methods there are. */
  List<String> subjects() {
    return access.stream().map(row -> row.plan().subject()).distinct().toList();
  }

  /** Where an entity's items lie. */
  List<Placement> of(EntityPlan entity) {
    return placements.stream().filter(placement -> placement.entity() == entity).toList();
  }
}
