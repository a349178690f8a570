package io.partita.processor.lock;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A line of a lock: what it is about, words by position, then {@code name=value} in any order.
 *
 * @param number where it is in the file, from 1
 */
record LockLine(int number, String keyword, List<String> words, Map<String, String> options) {

  /**
   * A line that is not empty.
   *
   * @param positions how many words stand by position at most; further ones are options
   */
  static LockLine parse(int number, String text, int positions) {
    List<String> all = List.of(text.strip().split("\\s+"));
    int end = Math.min(positions + 1, all.size());
    Map<String, String> options = new LinkedHashMap<>();
    for (String option : all.subList(end, all.size())) {
      int sign = option.indexOf('=');
      options.put(
          sign < 0 ? option : option.substring(0, sign),
          sign < 0 ? "" : option.substring(sign + 1));
    }
    return new LockLine(number, all.get(0), all.subList(1, end), options);
  }

  /** The keyword of a text's first word. */
  static String keyword(String text) {
    return text.strip().split("\\s+", 2)[0];
  }

  /**
   * A word by its position.
   *
   * @throws IllegalArgumentException if there is none
   */
  String word(int position) {
    if (position >= words.size()) {
      throw new IllegalArgumentException("'" + keyword + "' lacks a word");
    }
    return words.get(position);
  }

  /** A word by its position, without escapes. */
  String text(int position) {
    return LockText.unescape(word(position));
  }

  Optional<String> option(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /** The values of an option, without escapes. */
  List<String> list(String name) {
    return words(name).map(LockText::unescape).toList();
  }

  /** The values of an option as they stand there. */
  Stream<String> words(String name) {
    return option(name).stream().flatMap(values -> Arrays.stream(values.split(",")));
  }

  /** An option that is not among these; it may mean something that this version does not know. */
  Optional<String> unknownOption(List<String> known) {
    return options.keySet().stream().filter(name -> !known.contains(name)).findFirst();
  }
}
