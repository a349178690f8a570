package io.partita.processor.document;

import static io.partita.processor.document.Html.code;
import static io.partita.processor.document.Html.escaped;

import io.partita.processor.model.OperationPlan;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is sent, on the page: the plans of collections, then every method. */
final class AccessSection {

  private final TableChart chart;
  private final Html html;

  AccessSection(TableChart chart, Html html) {
    this.chart = chart;
    this.html = html;
  }

  void add() {
    addCollections();
    html.begin("access", "Access patterns")
        .line(
            "<p class=\"soft\">RU and WU are read and write units; ⌈x⌉ is rounded up. Every query also"
                + " has <code>reverse()</code>, <code>limit(n)</code>, <code>filter(...)</code>, pages"
                + " with cursors and <code>count()</code>.</p>");
    for (String subject : chart.subjects()) {
      html.line("<div class=\"group\" data-name=\"" + escaped(subject) + "\">")
          .element("h3", subject)
          .stackedTable(
              List.of("Method", "Request", "Key condition, filter", "Cost, consistency"),
              chart.accessOf(subject).stream().map(AccessSection::cells).toList())
          .line("</div>");
    }
    html.end();
  }

  private void addCollections() {
    if (!chart.collections().isEmpty()) {
      html.begin("collections", "Item collections")
          .line("<p class=\"soft\">Each is read with one Query.</p>")
          .stackedTable(
              List.of("Collection", "Members", "Key condition, filter", "Root"),
              chart.collections().stream().map(AccessSection::cells).toList())
          .end();
    }
  }

  private static List<String> cells(CollectionRow row) {
    return List.of(
        "<b>" + escaped(row.name()) + "</b><br>" + place(row.place()),
        codes(row.members().stream()),
        code(row.keyCondition())
            + soft("filter: ", row.filter().isEmpty() ? row.filterOrNone() : code(row.filter())),
        escaped(row.root()));
  }

  private static List<String> cells(List<AccessRow> alike) {
    OperationPlan row = alike.get(0).plan();
    return List.of(
        codes(alike.stream().map(each -> each.plan().method())),
        escaped(alike.get(0).operation())
            + "<br>"
            + row.places().stream().map(AccessSection::place).collect(Collectors.joining(" "))
            + soft("where ", code(row.where()))
            + soft("actions: ", escaped(row.transactionSize())),
        code(row.keyCondition()) + soft("filter: ", code(row.filter())),
        escaped(row.cost()) + soft("", escaped(row.consistency().text())));
  }

  private static String codes(Stream<String> texts) {
    return texts.map(Html::code).collect(Collectors.joining("<br>"));
  }

  private static String place(String name) {
    return "<span class=\"tag\">" + escaped(name) + "</span>";
  }

  /** A line of its own; nothing if there is nothing to say. */
  private static String soft(String prefix, String html) {
    return html.isEmpty() ? "" : "<div class=\"soft\">" + prefix + html + "</div>";
  }
}
