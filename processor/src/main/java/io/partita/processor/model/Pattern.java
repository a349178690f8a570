package io.partita.processor.model;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A small regular expression over key text, as a tree. */
sealed interface Pattern {

  /** One character of a class. */
  record One(CharacterClass characters) implements Pattern {}

  /** The parts one after the other; nothing at all if there are none. */
  record Sequence(List<Pattern> parts) implements Pattern {}

  /** Any one of the options. */
  record Choice(List<Pattern> options) implements Pattern {}

  /** The body once or more. */
  record Repeated(Pattern body) implements Pattern {}

  /** Exactly this text. */
  static Pattern text(String text) {
    return new Sequence(
        text.chars()
            .<Pattern>mapToObj(c -> one(CharacterClass.range((char) c, (char) c)))
            .toList());
  }

  /** One character. */
  static Pattern one(CharacterClass characters) {
    return new One(characters);
  }

  /** The parts one after the other. */
  static Pattern sequence(Pattern... parts) {
    return new Sequence(List.of(parts));
  }

  /** Any one of the options. */
  static Pattern choice(Pattern... options) {
    return new Choice(List.of(options));
  }

  /** Any one of these texts. */
  static Pattern anyOf(List<String> texts) {
    return new Choice(texts.stream().map(Pattern::text).toList());
  }

  /** The body or nothing. */
  static Pattern optional(Pattern... body) {
    return choice(new Sequence(Arrays.asList(body)), new Sequence(List.of()));
  }

  /** The body a fixed number of times. */
  static Pattern times(int count, Pattern body) {
    return new Sequence(Collections.nCopies(count, body));
  }

  /** The body at most this often. */
  static Pattern atMost(int count, Pattern body) {
    return count == 0 ? sequence() : optional(body, atMost(count - 1, body));
  }

  /** The body once or more. */
  static Pattern repeated(Pattern body) {
    return new Repeated(body);
  }
}
