package io.partita.processor.document;

import static io.partita.processor.document.Html.code;
import static io.partita.processor.document.Html.escaped;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.OperationPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The entities on the page: all their keys side by side, then each for itself. */
final class EntitySection {

  private final TableChart chart;
  private final ItemView items;
  private final Html html;

  EntitySection(TableChart chart, ItemView items, Html html) {
    this.chart = chart;
    this.items = items;
    this.html = html;
  }

  /** What an address on the page ends with. */
  static String id(EntityPlan entity) {
    return "entity-" + entity.entity().generatedName();
  }

  /** The keys of all entities on the table and every index. */
  void addChart() {
    List<String> header = new ArrayList<>(List.of("Entity"));
    chart
        .places()
        .forEach(place -> header.add(place.map(IndexModel::name).orElse(OperationPlan.TABLE)));
    List<List<String>> rows = new ArrayList<>();
    chart.plan().entities().forEach(entity -> rows.add(row(entity)));
    chart.sentinels().forEach(sentinel -> rows.add(row(sentinel)));
    html.begin("chart", "Entity chart").table(header, rows).end();
  }

  private List<String> row(EntityPlan entity) {
    List<String> cells = new ArrayList<>(List.of(tag(entity, entity.entity().name())));
    for (Optional<IndexModel> place : chart.places()) {
      cells.add(
          chart.of(entity).stream()
              .filter(placement -> placement.isOn(place))
              .map(EntitySection::key)
              .distinct()
              .collect(Collectors.joining("<hr>")));
    }
    return cells;
  }

  private static String key(Placement placement) {
    return lines(code(placement.partition().text()), code(placement.sortText()))
        + soft(placement.note());
  }

  private List<String> row(Sentinel sentinel) {
    List<String> cells = new ArrayList<>();
    cells.add(tag(sentinel.entity(), "unique " + sentinel.name()));
    boolean hasSortKey = chart.plan().table().sortKey().isPresent();
    cells.add(lines(code(sentinel.key()), hasSortKey ? code(sentinel.key()) : ""));
    chart.plan().table().indexes().forEach(index -> cells.add(""));
    return cells;
  }

  private static String lines(String first, String second) {
    return second.isEmpty() ? first : first + "<br>" + second;
  }

  private static String soft(String text) {
    return text.isEmpty() ? "" : "<br><span class=\"soft\">" + escaped(text) + "</span>";
  }

  private String tag(EntityPlan entity, String text) {
    return "<span class=\"type\" style=\"%s\">%s</span>"
        .formatted(TypeColour.style(chart.plan().entities().indexOf(entity)), escaped(text));
  }

  /** Each entity with its attributes and a sample of them. */
  void addDetails() {
    html.begin("entities", "Entities");
    chart.plan().entities().forEach(this::addDetails);
    html.end();
  }

  private void addDetails(EntityPlan entity) {
    String name = entity.entity().name();
    html.line(
            "<div class=\"group\" id=\"%s\" data-name=\"%s\">"
                .formatted(escaped(id(entity)), escaped(name)))
        .line("<h3>" + tag(entity, name) + "</h3>");
    List<String> facts = EntityFacts.of(chart.plan(), entity);
    if (!facts.isEmpty()) {
      html.line("<p class=\"soft found\">" + escaped(String.join(" ", facts)) + "</p>");
    }
    html.table(
            List.of("Attribute", "Type", "Component", "Sample", ""),
            attributes(entity, items.sample(entity)))
        .line("</div>");
  }

  /** The key attributes of the sample, then its components. */
  private List<List<String>> attributes(EntityPlan entity, SampleItem sample) {
    List<List<String>> rows = new ArrayList<>();
    for (Placement placement : chart.of(entity)) {
      Stream.concat(Stream.of(placement.partition()), placement.sort().stream())
          .filter(key -> !key.isNative())
          .map(key -> List.of(code(key.attribute()), "S", "", code(sample.text(key)), "key"))
          .filter(row -> !rows.contains(row))
          .forEach(rows::add);
    }
    List<AttributeRow> components = AttributeRow.of(chart.plan().table(), entity);
    for (int i = 0; i < components.size(); i++) {
      AttributeRow row = components.get(i);
      rows.add(
          List.of(
              code(row.attribute()),
              escaped(row.type()),
              code(row.javaType() + " " + row.component()),
              code(sample.value(entity.entity().components().get(i))),
              escaped(String.join(", ", row.notes()))));
    }
    return rows;
  }
}
