package io.partita.processor.documentation;

import java.nio.file.Path;
import java.util.List;

/**
 * A block of code.
 *
 * @param line where it begins, counted from 1
 * @param comment the HTML comment on the line before it, which readers do not see
 */
record Fence(Path path, int line, String language, String comment, List<String> lines) {

  String text() {
    return String.join("\n", lines);
  }

  String place() {
    return path + ":" + line;
  }
}
