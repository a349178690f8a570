package io.partita.processor.document;

import java.util.List;

/** Writes HTML. */
final class Html {

  private final StringBuilder text = new StringBuilder();

  /** Adds what is HTML already. */
  Html raw(String html) {
    text.append(html);
    return this;
  }

  /** Adds a line that is HTML already. */
  Html line(String html) {
    text.append(html).append('\n');
    return this;
  }

  /** Adds an element with text in it. */
  Html element(String name, String content) {
    return line("<" + name + ">" + escaped(content) + "</" + name + ">");
  }

  /** Begins a section of the page. */
  Html begin(String id, String heading) {
    return line("<section class=\"group\" id=\"%s\" data-name=\"%s\">"
            .formatted(id, escaped(heading)))
        .element("h2", heading);
  }

  /** Ends a section of the page. */
  Html end() {
    return line("</section>");
  }

  /** Adds a table of cells that are HTML already; it scrolls where it is too wide. */
  Html table(List<String> header, List<List<String>> rows) {
    return table("", header, rows);
  }

  /** Adds such a table whose cells stand below each other where there is little room. */
  Html stackedTable(List<String> header, List<List<String>> rows) {
    return table(" stacked", header, rows);
  }

  private Html table(String kind, List<String> header, List<List<String>> rows) {
    line("<div class=\"scroll%s\" tabindex=\"0\"><table>".formatted(kind));
    raw("<thead><tr>");
    header.forEach(cell -> raw("<th>" + escaped(cell) + "</th>"));
    line("</tr></thead><tbody>");
    for (List<String> row : rows) {
      raw("<tr class=\"found\">");
      row.forEach(cell -> raw("<td>" + cell + "</td>"));
      line("</tr>");
    }
    return line("</tbody></table></div>");
  }

  /** Text as it is. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /**
   * Text in code font, which may go on in a new line between its parts; nothing if there is none.
   */
  static String code(String text) {
    return text.isEmpty()
        ? ""
        : "<code>"
            + escaped(text).replaceAll("(?<=[\\w}])#", "#<wbr>").replace(").", ")<wbr>.")
            + "</code>";
  }

  String text() {
    return text.toString();
  }
}
