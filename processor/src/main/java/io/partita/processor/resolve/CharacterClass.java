package io.partita.processor.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A set of characters, as ranges. */
record CharacterClass(List<Range> ranges) {

  static final CharacterClass ANY = range(Character.MIN_VALUE, Character.MAX_VALUE);
  static final CharacterClass DIGIT = range('0', '9');
  static final CharacterClass HEX =
      new CharacterClass(List.of(new Range('0', '9'), new Range('a', 'f')));

  /** Examples in messages are made of these where possible. */
  private static final String READABLE = "1aA0";

  /** The characters from the first to the last. */
  record Range(char first, char last) {}

  static CharacterClass range(char first, char last) {
    return new CharacterClass(List.of(new Range(first, last)));
  }

  /** The characters that belong to both classes. */
  CharacterClass and(CharacterClass other) {
    List<Range> common = new ArrayList<>();
    for (Range mine : ranges) {
      for (Range theirs : other.ranges) {
        char first = (char) Math.max(mine.first, theirs.first);
        char last = (char) Math.min(mine.last, theirs.last);
        if (first <= last) {
          common.add(new Range(first, last));
        }
      }
    }
    return new CharacterClass(common);
  }

  /** A character of this class, a readable one if there is any. */
  Optional<Character> example() {
    Optional<Character> readable =
        READABLE.chars().mapToObj(c -> (char) c).filter(this::contains).findFirst();
    return readable.or(() -> ranges.stream().map(Range::first).findFirst());
  }

  /** The first character; a class that has one is not empty. */
  char least() {
    return ranges.stream().map(Range::first).min(Character::compare).orElseThrow();
  }

  /** The last character. */
  char greatest() {
    return ranges.stream().map(Range::last).max(Character::compare).orElseThrow();
  }

  boolean contains(char character) {
    return ranges.stream().anyMatch(range -> range.first <= character && character <= range.last);
  }
}
