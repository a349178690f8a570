package io.partita.processor.resolve;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A small regular expression over key text, as a tree. */
sealed interface TextPattern {

  /** One character of a class. */
  record One(CharacterClass characters) implements TextPattern {}

  /** The parts one after the other; nothing at all if there are none. */
  record Sequence(List<TextPattern> parts) implements TextPattern {}

  /** Any one of the options. */
  record Choice(List<TextPattern> options) implements TextPattern {}

  /** The body once or more. */
  record Repeated(TextPattern body) implements TextPattern {}

  /** Exactly this text. */
  static TextPattern text(String text) {
    return new Sequence(
        text.chars()
            .<TextPattern>mapToObj(c -> one(CharacterClass.range((char) c, (char) c)))
            .toList());
  }

  /** One character. */
  static TextPattern one(CharacterClass characters) {
    return new One(characters);
  }

  /** The parts one after the other. */
  static TextPattern sequence(TextPattern... parts) {
    return new Sequence(List.of(parts));
  }

  /** Any one of the options. */
  static TextPattern choice(TextPattern... options) {
    return new Choice(List.of(options));
  }

  /** Any one of these texts. */
  static TextPattern anyOf(List<String> texts) {
    return new Choice(texts.stream().map(TextPattern::text).toList());
  }

  /** The body or nothing. */
  static TextPattern optional(TextPattern... body) {
    return choice(new Sequence(Arrays.asList(body)), new Sequence(List.of()));
  }

  /** The body a fixed number of times. */
  static TextPattern times(int count, TextPattern body) {
    return new Sequence(Collections.nCopies(count, body));
  }

  /** The body at most this often. */
  static TextPattern atMost(int count, TextPattern body) {
    return count == 0 ? sequence() : optional(body, atMost(count - 1, body));
  }

  /** The body once or more. */
  static TextPattern repeated(TextPattern body) {
    return new Repeated(body);
  }
}
