package io.partita.processor.read;

import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the indexes a table declares, and infers those that its entities name without that. */
final class IndexReader {

  private final String tablePartitionKey;

  IndexReader(String tablePartitionKey) {
    this.tablePartitionKey = tablePartitionKey;
  }

  /** The indexes that the table declares. */
  List<IndexModel> declared(DeclaredAnnotation table) {
    return table.annotations("indexes").stream().map(this::read).toList();
  }

  /** The declared indexes, then those that entities name without that. */
  static List<IndexModel> inferred(List<IndexModel> declared, List<EntityModel> entities) {
    List<IndexModel> indexes = new ArrayList<>(declared);
    uses(entities)
        .forEach(
            (name, uses) -> {
              if (indexes.stream().noneMatch(index -> index.name().equals(name))) {
                indexes.add(inferred(name, uses));
              }
            });
    return List.copyOf(indexes);
  }

  private IndexModel read(DeclaredAnnotation definition) {
    String name = definition.text("name");
    IndexKind kind = definition.constant("kind", IndexKind.GLOBAL);
    return new IndexModel(
        name,
        kind,
        partitionKey(definition.text("partitionKey"), name, kind),
        sortKey(definition.text("sortKey"), name),
        definition.constant("projection", Projection.ALL),
        definition.texts("include"),
        definition.number("read"),
        definition.number("write"),
        false,
        definition.origin());
  }

  private String partitionKey(String given, String name, IndexKind kind) {
    if (kind == IndexKind.LOCAL) {
      return tablePartitionKey;
    }
    return given.isEmpty() ? name + "PK" : given;
  }

  private static Optional<String> sortKey(String given, String name) {
    if (given.equals(IndexDefinition.DEFAULT)) {
      return Optional.of(name + "SK");
    }
    return given.isEmpty() ? Optional.empty() : Optional.of(given);
  }

  private static Map<String, List<EntityIndexModel>> uses(List<EntityModel> entities) {
    Map<String, List<EntityIndexModel>> uses = new LinkedHashMap<>();
    for (EntityModel entity : entities) {
      for (EntityIndexModel index : entity.indexes()) {
        uses.computeIfAbsent(index.index(), name -> new ArrayList<>()).add(index);
      }
    }
    return uses;
  }

  private static IndexModel inferred(String name, List<EntityIndexModel> uses) {
    boolean sorted = uses.stream().anyMatch(use -> use.sortKey().isPresent());
    return new IndexModel(
        name,
        IndexKind.GLOBAL,
        name + "PK",
        sorted ? Optional.of(name + "SK") : Optional.empty(),
        Projection.ALL,
        List.of(),
        0,
        0,
        true,
        uses.get(0).origin());
  }
}
