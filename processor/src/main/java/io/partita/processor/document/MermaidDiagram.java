package io.partita.processor.document;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.resolve.Relation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes diagrams as Mermaid draws them. */
final class MermaidDiagram {

  private final TableChart chart;
  private final StringBuilder text = new StringBuilder();

  private MermaidDiagram(TableChart chart) {
    this.chart = chart;
  }

  /** Entities with their attributes, and which belongs to which. */
  static String ofRelations(TableChart chart) {
    MermaidDiagram diagram = new MermaidDiagram(chart);
    diagram.line(0, "erDiagram");
    chart.plan().entities().forEach(diagram::addEntity);
    chart.relationships().forEach(diagram::addRelationship);
    return diagram.text.toString();
  }

  private void addEntity(EntityPlan entity) {
    line(1, name(entity.entity().name()) + " {");
    for (AttributeRow row : AttributeRow.of(chart.plan().table(), entity)) {
      line(
          2,
          (row.type().isEmpty() ? "key" : row.type())
              + " "
              + word(row.component())
              + (row.notes().contains("key") ? " PK" : "")
              + (row.notes().contains("unique") ? " UK" : ""));
    }
    line(1, "}");
  }

  private void addRelationship(Relation relationship) {
    line(
        1,
        "%s ||--o{ %s : %s"
            .formatted(
                name(relationship.owner().name()),
                name(relationship.dependent().name()),
                quoted(Relationship.label(relationship))));
  }

  /** The partitions of the table and of each index, and which entities lie in them. */
  static String ofPartitions(TableChart chart) {
    MermaidDiagram diagram = new MermaidDiagram(chart);
    diagram.line(0, "flowchart LR");
    List<Optional<IndexModel>> places = chart.places();
    for (int i = 0; i < places.size(); i++) {
      diagram.addPlace("place" + i, places.get(i));
    }
    return diagram.text.toString();
  }

  private void addPlace(String id, Optional<IndexModel> place) {
    line(1, "subgraph " + id + "[" + quoted(place.map(IndexModel::name).orElse("table")) + "]");
    Map<String, List<Placement>> partitions =
        chart.at(place).stream()
            .collect(
                Collectors.groupingBy(
                    placement -> placement.partition().text(),
                    LinkedHashMap::new,
                    Collectors.toList()));
    int partition = 0;
    for (Map.Entry<String, List<Placement>> entry : partitions.entrySet()) {
      String node = id + "p" + partition++;
      line(2, node + "([" + quoted(entry.getKey()) + "])");
      for (int i = 0; i < entry.getValue().size(); i++) {
        line(2, "%s --> %si%d[%s]".formatted(node, node, i, quoted(item(entry.getValue().get(i)))));
      }
    }
    line(1, "end");
  }

  private static String item(Placement placement) {
    String name = placement.entity().entity().name();
    return placement.sort().map(sort -> name + ": " + sort.text()).orElse(name);
  }

  private void line(int depth, String line) {
    text.append("  ".repeat(depth)).append(line).append('\n');
  }

  private static String name(String entity) {
    return entity.matches("[A-Za-z]\\w*") ? entity : quoted(entity);
  }

  private static String word(String name) {
    return name.replaceAll("\\W", "_");
  }

  /** Mermaid reads entities of HTML in quotes, and Markdown. */
  private static String quoted(String label) {
    return "\"" + label.replace("#", "#35;").replace("\"", "#34;").replace("`", "#96;") + "\"";
  }
}
