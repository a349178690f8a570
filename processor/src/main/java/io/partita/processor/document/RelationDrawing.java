package io.partita.processor.document;

import static io.partita.processor.document.Html.code;
import static io.partita.processor.document.Html.escaped;

import io.partita.processor.document.RelationLayout.Edge;
import io.partita.processor.document.RelationLayout.Lane;
import io.partita.processor.document.RelationLayout.Row;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.resolve.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws entities and which belongs to which, one below the other, so that text has the width of the
 * window. The lines run in a gutter beside them, in the colour of the owner.
 */
final class RelationDrawing {

  /** The pixels between two lanes, and the least where there are many. */
  private static final int LANE = 14;

  private static final int LEAST = 5;

  /** So many lanes have all the room there is. */
  private static final int FEW = 8;

  /** The room between the nearest lane and the boxes, and that of the toes of "many" in it. */
  private static final int TIP = 18;

  private static final int TOES = 10;

  /**
   * What a box shows.
   *
   * @param id what the address of its details ends with
   */
  record Box(String name, String id, List<String> keys) {}

  /** What a line says: that it leads from an owner to what belongs to it, and what of. */
  record Line(Edge edge, String text) {}

  private final List<Box> boxes;
  private final List<Line> lines;
  private final RelationLayout layout;
  private final int pitch;
  private final int gutter;

  RelationDrawing(List<Box> boxes, List<Line> lines) {
    this.boxes = boxes;
    this.lines = lines;
    this.layout = new RelationLayout(boxes.size(), lines.stream().map(Line::edge).toList());
    int lanes = 1 + layout.lanes().stream().mapToInt(Lane::place).max().orElse(-1);
    this.pitch = lanes <= FEW ? LANE : Math.max(LEAST, FEW * LANE / lanes);
    this.gutter = lanes == 0 ? 0 : lanes * pitch + TIP;
  }

  static RelationDrawing of(TableChart chart) {
    List<EntityPlan> entities = chart.plan().entities();
    return new RelationDrawing(
        entities.stream().map(RelationDrawing::box).toList(),
        chart.relationships().stream().map(relation -> line(entities, relation)).toList());
  }

  private static Box box(EntityPlan entity) {
    List<String> keys = new ArrayList<>(List.of(entity.partitionKey().text()));
    entity.sortKey().ifPresent(sortKey -> keys.add(sortKey.text()));
    return new Box(entity.entity().name(), EntitySection.id(entity), keys);
  }

  private static Line line(List<EntityPlan> entities, Relation relation) {
    List<?> models = entities.stream().map(EntityPlan::entity).toList();
    return new Line(
        new Edge(models.indexOf(relation.owner()), models.indexOf(relation.dependent())),
        Relationship.sentence(relation));
  }

  void addTo(Html html) {
    if (!layout.rows().isEmpty()) {
      html.line(
          "<div class=\"graph\" role=\"group\" aria-label=\"Entities with relations\" style=\"--gutter:%dpx\">"
              .formatted(gutter));
      for (int row = 0; row < layout.rows().size(); row++) {
        addRow(html, row);
      }
      html.line("</div>");
    }
    if (!layout.unrelated().isEmpty()) {
      html.line("<div class=\"others\" role=\"group\" aria-label=\"Entities without relations\">");
      layout.unrelated().forEach(box -> html.line(first(box, true)));
      html.line("</div>");
    }
  }

  private void addRow(Html html, int number) {
    Row row = layout.rows().get(number);
    if (row.isFirst() && number > 0) {
      html.raw("<div class=\"line gap\">");
      layout.lanes().stream()
          .filter(lane -> lane.passes(number - 1) && lane.passes(number))
          .forEach(lane -> html.raw(lane(lane, "")));
      html.line("</div>");
    }
    html.raw("<div class=\"line%s\">".formatted(row.isFirst() ? "" : " edge"));
    layout.lanes().stream()
        .filter(lane -> lane.passes(number))
        .forEach(lane -> html.raw(lane(lane, end(lane, number))));
    branch(row).ifPresent(html::raw);
    html.raw(row.isFirst() ? first(row.box(), isLast(number)) : further(row, isLast(number)));
    html.line("</div>");
  }

  private boolean isLast(int number) {
    return number + 1 == layout.rows().size() || layout.rows().get(number + 1).isFirst();
  }

  private static String end(Lane lane, int row) {
    if (row == lane.top()) {
      return " down";
    }
    return row == lane.bottom() ? " up" : "";
  }

  private int x(Lane lane) {
    return gutter - TIP - lane.place() * pitch - pitch / 2 - 1;
  }

  private String lane(Lane lane, String end) {
    return "<i class=\"lane%s\" style=\"%s;left:%dpx\"></i>"
        .formatted(end, TypeColour.style(lane.owner()), x(lane));
  }

  /** From the lane to the box; that of an edge ends in the three toes of "many". */
  private Optional<String> branch(Row row) {
    return layout.lanes().stream()
        .filter(lane -> lane.owner() == layout.owner(row))
        .findFirst()
        .map(
            lane -> {
              String colour = TypeColour.style(lane.owner());
              String line =
                  "<i class=\"branch\" style=\"%s;left:%dpx;width:%dpx\"></i>"
                      .formatted(colour, x(lane), gutter - x(lane));
              return row.isFirst()
                  ? line
                  : line
                      + "<svg class=\"toes\" style=\"%s;left:%dpx\" width=\"%d\" height=\"12\" aria-hidden=\"true\"><path d=\"M0 6L%d 1M0 6L%d 11\"/></svg>"
                          .formatted(colour, gutter - TOES, TOES, TOES, TOES);
            });
  }

  private String first(int position, boolean isLast) {
    Box box = boxes.get(position);
    StringBuilder text =
        new StringBuilder(
            "<div class=\"cell first%s\" style=\"%s\"><a href=\"#%s\">%s</a>"
                .formatted(
                    isLast ? " last" : "",
                    TypeColour.style(position),
                    escaped(box.id()),
                    escaped(box.name())));
    box.keys().forEach(key -> text.append(code(key)));
    return text.append("</div>").toString();
  }

  private String further(Row row, boolean isLast) {
    return "<div class=\"cell%s\" style=\"%s\">%s</div>"
        .formatted(
            isLast ? " last" : "",
            TypeColour.style(row.box()),
            escaped(lines.get(row.edge()).text()));
  }
}
