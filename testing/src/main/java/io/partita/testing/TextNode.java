package io.partita.testing;

import java.util.List;

/** A label, the text that belongs to it (perhaps none), and what is listed below it. */
record TextNode(String label, String text, List<TextNode> children) {

  static TextNode leaf(String label, String text) {
    return new TextNode(label, text, List.of());
  }

  static TextNode branch(String label, List<TextNode> children) {
    return new TextNode(label, "", children);
  }

  /**
   * The same under a label that begins with another: {@code 1} and {@code put} give {@code 1 put}.
   */
  TextNode below(String parent) {
    return new TextNode(parent + " " + label, text, children);
  }
}
