package io.partita.testing;

import java.util.List;

/** Lays a tree of labelled texts out as lines, with the texts of siblings in one column. */
final class TextTree {

  private static final String INDENT = "  ";

  private final Ink ink;

  TextTree(Ink ink) {
    this.ink = ink;
  }

  String heading(int number, RequestTitle title) {
    String target = title.target().isEmpty() ? "" : "  " + title.target();
    return line(0, "[" + number + "] " + ink.strong(title.operation()) + target);
  }

  String success(String text) {
    return line(2, ink.good(text));
  }

  String failure(String text) {
    return line(2, ink.bad(text));
  }

  String lines(List<TextNode> nodes, int depth) {
    int width =
        nodes.stream()
            .filter(node -> !node.text().isEmpty())
            .mapToInt(node -> node.label().length())
            .max()
            .orElse(0);
    StringBuilder lines = new StringBuilder();
    for (TextNode node : nodes) {
      lines.append(line(depth, labelled(node, width))).append(lines(node.children(), depth + 1));
    }
    return lines.toString();
  }

  private String labelled(TextNode node, int width) {
    if (node.text().isEmpty()) {
      return ink.faint(node.label());
    }
    String padding = " ".repeat(width - node.label().length());
    return ink.faint(node.label()) + padding + INDENT + node.text();
  }

  private static String line(int depth, String text) {
    return INDENT.repeat(depth) + text + System.lineSeparator();
  }
}
