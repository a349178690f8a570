package io.partita.processor.document;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Shows how samples lie in the partitions of the table and of its indexes. */
final class ItemView {

  private final TableChart chart;
  private final List<SampleItem> samples;

  ItemView(TableChart chart) {
    this.chart = chart;
    this.samples = SampleItems.of(chart.table(), chart.plan());
  }

  /** The first sample of an entity. */
  SampleItem sample(EntityPlan entity) {
    return samples.stream().filter(sample -> sample.entity() == entity).findFirst().orElseThrow();
  }

  /**
   * An item in a partition.
   *
   * @param name what it is
   * @param summary what else it holds
   */
  private record Row(String sortKey, EntityPlan entity, String name, String summary) {}

  void addTo(Html html) {
    html.begin("items", "How items lie")
        .line(
            "<p class=\"soft\">Made-up items: each card is a partition, its items in the order of"
                + " their sort keys.</p>");
    for (Optional<IndexModel> place : chart.places()) {
      String name = place.map(index -> "Index " + index.name()).orElse("Table");
      html.line("<div class=\"group\" data-name=\"" + Html.escaped(name) + "\">")
          .line(
              "<h3>%s <span class=\"soft\">%s</span></h3>"
                  .formatted(Html.escaped(name), Html.escaped(keys(place))))
          .line("<div class=\"partitions\">");
      partitions(place).forEach((partition, rows) -> addPartition(html, partition, rows));
      html.line("</div></div>");
    }
    html.end();
  }

  private String keys(Optional<IndexModel> place) {
    return place.map(IndexModel::partitionKey).orElse(chart.plan().table().partitionKey())
        + place
            .map(IndexModel::sortKey)
            .orElse(chart.plan().table().sortKey())
            .map(sortKey -> ", then " + sortKey)
            .orElse("");
  }

  private Map<String, List<Row>> partitions(Optional<IndexModel> place) {
    Map<String, List<Row>> partitions = new TreeMap<>();
    for (Placement placement : chart.at(place)) {
      samples.stream()
          .filter(sample -> sample.entity() == placement.entity())
          .filter(sample -> placement.where().map(sample::meets).orElse(true))
          .forEach(sample -> put(partitions, placement, sample));
    }
    if (place.isEmpty()) {
      for (Sentinel sentinel : chart.sentinels()) {
        samples.stream()
            .filter(sample -> sample.entity() == sentinel.entity())
            .forEach(owner -> put(partitions, sentinel, owner));
      }
    }
    return partitions;
  }

  private static void put(
      Map<String, List<Row>> partitions, Placement placement, SampleItem sample) {
    EntityPlan entity = sample.entity();
    partitions
        .computeIfAbsent(sample.text(placement.partition()), text -> new ArrayList<>())
        .add(
            new Row(
                placement.sort().map(sample::text).orElse(""),
                entity,
                entity.entity().name(),
                sample.summary()));
  }

  private void put(Map<String, List<Row>> partitions, Sentinel sentinel, SampleItem owner) {
    String key = owner.text(sentinel.unique());
    partitions
        .computeIfAbsent(key, text -> new ArrayList<>())
        .add(
            new Row(
                chart.plan().table().sortKey().map(sortKey -> key).orElse(""),
                sentinel.entity(),
                "unique " + sentinel.unique().component().name(),
                "owner " + owner.text(sentinel.entity().partitionKey())));
  }

  private void addPartition(Html html, String partition, List<Row> rows) {
    html.line("<div class=\"partition found\"><p>" + Html.code(partition) + "</p>");
    rows.stream().sorted(Comparator.comparing(Row::sortKey)).forEach(row -> addRow(html, row));
    html.line("</div>");
  }

  private void addRow(Html html, Row row) {
    html.line(
        "<div class=\"item\" style=\"%s\"><div>%s<b>%s</b></div><small>%s</small></div>"
            .formatted(
                TypeColour.style(chart.plan().entities().indexOf(row.entity())),
                Html.code(row.sortKey()),
                Html.escaped(row.name()),
                Html.escaped(row.summary())));
  }
}
