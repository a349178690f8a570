package io.partita.processor.document;

import java.util.List;
import java.util.stream.Collectors;

/** Writes Markdown. */
final class Markdown {

  private final StringBuilder text = new StringBuilder();

  Markdown heading(int level, String heading) {
    return paragraph("#".repeat(level) + " " + plain(heading));
  }

  Markdown paragraph(String paragraph) {
    if (text.length() > 0) {
      text.append('\n');
    }
    text.append(paragraph).append('\n');
    return this;
  }

  Markdown list(List<String> items) {
    return paragraph(
        items.stream().map(item -> "- " + plain(item)).collect(Collectors.joining("\n")));
  }

  /** A table of cells that are Markdown already. */
  Markdown table(List<String> header, List<List<String>> rows) {
    StringBuilder table =
        new StringBuilder(row(header))
            .append('\n')
            .append("|---".repeat(header.size()))
            .append('|');
    rows.forEach(cells -> table.append('\n').append(row(cells)));
    return paragraph(table.toString());
  }

  private static String row(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.replace("|", "\\|"))
        .collect(Collectors.joining(" | ", "| ", " |"));
  }

  Markdown fenced(String language, String code) {
    return paragraph("```" + language + "\n" + code + "```");
  }

  /** Text as it is. */
  static String plain(String text) {
    return text.replaceAll("[\\\\`*_<>\\[\\]]", "\\\\$0");
  }

  /** Text in code font; nothing if there is none. */
  static String code(String text) {
    String fence = text.contains("`") ? "``" : "`";
    return text.isEmpty() ? "" : fence + text + fence;
  }

  String text() {
    return text.toString();
  }
}
