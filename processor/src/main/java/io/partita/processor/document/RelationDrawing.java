package io.partita.processor.document;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.EntityPlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws entities and which belongs to which: owners to the left of what belongs to them. */
final class RelationDrawing {

  private static final int MARGIN = 10;
  private static final int LINE = 18;
  private static final int HEIGHT = 3 * LINE + 12;
  private static final int ROW = HEIGHT + 24;
  private static final int LETTER = 8;

  /** Lines leave and arrive below each other, as long as the box is high enough. */
  private static final int STEP = 20;

  private static final int MOST_STEPS = HEIGHT / STEP;

  private final TableChart chart;
  private final Map<ClassName, Integer> columns = new HashMap<>();
  private final Map<ClassName, Integer> rows = new HashMap<>();
  private final int width;
  private final int gap;

  RelationDrawing(TableChart chart) {
    this.chart = chart;
    this.width =
        40
            + LETTER
                * chart.plan().entities().stream()
                    .flatMap(entity -> lines(entity).stream())
                    .mapToInt(String::length)
                    .max()
                    .orElse(0);
    this.gap =
        80
            + LETTER
                * chart.relationships().stream()
                    .mapToInt(relationship -> relationship.shortLabel().length())
                    .max()
                    .orElse(0);
    chart.plan().entities().forEach(this::place);
  }

  private static List<String> lines(EntityPlan entity) {
    List<String> lines = new ArrayList<>();
    lines.add(entity.entity().name());
    lines.add(entity.partitionKey().text());
    entity.sortKey().ifPresent(sortKey -> lines.add(sortKey.text()));
    return lines;
  }

  private void place(EntityPlan entity) {
    int column = column(entity.entity().type());
    long row =
        columns.entrySet().stream()
            .filter(placed -> placed.getValue() == column)
            .filter(placed -> rows.containsKey(placed.getKey()))
            .count();
    rows.put(entity.entity().type(), (int) row);
  }

  /** One further than the furthest of its owners. */
  private int column(ClassName type) {
    Integer known = columns.get(type);
    if (known != null) {
      return known;
    }
    // A counter may belong to what it counts: going round in a circle ends here.
    columns.put(type, 0);
    int column =
        chart.relationships().stream()
            .filter(relationship -> relationship.dependent().type().equals(type))
            .mapToInt(relationship -> 1 + column(relationship.owner().type()))
            .max()
            .orElse(0);
    columns.put(type, column);
    return column;
  }

  private int x(ClassName type) {
    return MARGIN + columns.get(type) * (width + gap);
  }

  private int y(ClassName type) {
    return MARGIN + rows.get(type) * ROW;
  }

  void addTo(Html html) {
    int right = columns.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    int bottom = rows.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    html.line(
        "<div class=\"scroll\" tabindex=\"0\"><svg role=\"img\" aria-label=\"Entities and relations\" width=\"%d\" height=\"%d\">"
            .formatted(
                2 * MARGIN + right * (width + gap) + width, 2 * MARGIN + bottom * ROW + HEIGHT));
    Map<ClassName, Integer> left = new HashMap<>();
    Map<ClassName, Integer> arrived = new HashMap<>();
    for (Relationship relationship : chart.relationships()) {
      addLine(
          html,
          relationship,
          left.merge(relationship.owner().type(), 1, Integer::sum),
          arrived.merge(relationship.dependent().type(), 1, Integer::sum));
    }
    for (int i = 0; i < chart.plan().entities().size(); i++) {
      addBox(html, chart.plan().entities().get(i), i);
    }
    html.line("</svg></div>");
  }

  /** A line that ends in the three toes of "many". */
  private void addLine(Html html, Relationship relationship, int departure, int arrival) {
    int fromX = x(relationship.owner().type()) + width;
    int fromY = y(relationship.owner().type()) + step(departure);
    int toX = x(relationship.dependent().type());
    int toY = y(relationship.dependent().type()) + step(arrival);
    int middle = (fromX + toX) / 2;
    html.line(
        "<path class=\"relation\" d=\"M%d %d C%d %d %d %d %d %dM%d %dl10 -6M%d %dl10 6\"/>"
            .formatted(
                fromX, fromY, middle, fromY, middle, toY, toX, toY, toX - 10, toY, toX - 10, toY));
    html.line(
        "<text class=\"label\" x=\"%d\" y=\"%d\">%s</text>"
            .formatted(middle, (fromY + toY) / 2 + 4, Html.escaped(relationship.shortLabel())));
  }

  private static int step(int number) {
    return Math.min(number, MOST_STEPS) * STEP;
  }

  private void addBox(Html html, EntityPlan entity, int number) {
    int x = x(entity.entity().type());
    int y = y(entity.entity().type());
    html.line(
        "<rect class=\"box\" style=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\"/>"
            .formatted(TypeColour.style(number), x, y, width, HEIGHT));
    List<String> lines = lines(entity);
    for (int i = 0; i < lines.size(); i++) {
      html.line(
          "<text%s x=\"%d\" y=\"%d\">%s</text>"
              .formatted(
                  i == 0 ? " font-weight=\"600\"" : " class=\"key\"",
                  x + 12,
                  y + 20 + i * LINE,
                  Html.escaped(lines.get(i))));
    }
  }
}
