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
    this.samples = SampleItems.of(chart.plan());
  }

  /** The first sample of an entity. */
  SampleItem sample(EntityPlan entity) {
    return samples.stream().filter(sample -> sample.entity() == entity).findFirst().orElseThrow();
  }

  /** The sample's place on the table or an index. */
  private record Row(String sortKey, SampleItem sample, String where) {}

  void addTo(Html html, Optional<IndexModel> place) {
    Map<String, List<Row>> partitions = new TreeMap<>();
    for (Placement placement : chart.at(place)) {
      for (SampleItem sample : samples) {
        if (sample.entity() == placement.entity()) {
          partitions
              .computeIfAbsent(sample.text(placement.partition()), text -> new ArrayList<>())
              .add(
                  new Row(
                      placement.sort().map(sample::text).orElse(""), sample, placement.where()));
        }
      }
    }
    html.line("<div class=\"partitions\">");
    partitions.forEach((partition, rows) -> addPartition(html, partition, rows));
    html.line("</div>");
  }

  private void addPartition(Html html, String partition, List<Row> rows) {
    html.line("<div class=\"partition found\"><p>" + Html.code(partition) + "</p>");
    rows.stream().sorted(Comparator.comparing(Row::sortKey)).forEach(row -> addRow(html, row));
    html.line("</div>");
  }

  private void addRow(Html html, Row row) {
    EntityPlan entity = row.sample().entity();
    html.line(
        "<div class=\"item\" style=\"%s\">%s<span>%s%s</span></div>"
            .formatted(
                TypeColour.style(chart.plan().entities().indexOf(entity)),
                Html.code(row.sortKey()),
                Html.escaped(entity.entity().name()),
                row.where().isEmpty() ? "" : ", where " + Html.code(row.where())));
  }
}
