package io.partita.processor.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The lines of a lock that describe its table, or one of its entities. */
final class LockSection {

  private final List<LockLine> lines;

  /**
   * A section.
   *
   * @param lines at least the one that it begins with
   */
  LockSection(List<LockLine> lines) {
    this.lines = lines;
  }

  /** What all lines of a keyword say. */
  <T> List<T> all(String keyword, Function<LockLine, T> reader) throws LockSyntaxException {
    List<T> all = new ArrayList<>();
    for (LockLine line : lines) {
      if (line.keyword().equals(keyword)) {
        all.add(read(line, reader));
      }
    }
    return all;
  }

  /** What the line of a keyword says, if there is one. */
  <T> Optional<T> optional(String keyword, Function<LockLine, T> reader)
      throws LockSyntaxException {
    List<T> all = all(keyword, reader);
    if (all.size() > 1) {
      throw LockSyntaxException.at(
          lines.get(0).number(), "more than one line with '" + keyword + "' follows");
    }
    return all.stream().findFirst();
  }

  /** What the line of a keyword says. */
  <T> T one(String keyword, Function<LockLine, T> reader) throws LockSyntaxException {
    Optional<T> one = optional(keyword, reader);
    if (one.isEmpty()) {
      throw LockSyntaxException.at(lines.get(0).number(), "no line with '" + keyword + "' follows");
    }
    return one.get();
  }

  /** Refuses lines that belong elsewhere. */
  void checkKeywords(Set<String> allowed) throws LockSyntaxException {
    for (LockLine line : lines) {
      if (!allowed.contains(line.keyword())) {
        throw LockSyntaxException.at(
            line.number(), "'" + line.keyword() + "' does not belong here");
      }
    }
  }

  private static <T> T read(LockLine line, Function<LockLine, T> reader)
      throws LockSyntaxException {
    try {
      return reader.apply(line);
    } catch (IllegalArgumentException e) {
      throw LockSyntaxException.at(line.number(), String.valueOf(e.getMessage()));
    }
  }
}
