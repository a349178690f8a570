package io.partita.processor.plan;

import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A sort key, or the beginning of one, as far as it is known at compile time: characters, and
 * components of which the values are given.
 */
record KeyTokens(List<Token> tokens) {

  /** A piece of a key. */
  sealed interface Token {}

  /** One character of text. */
  record Letter(char character) implements Token {}

  /** The text of a component. */
  record Value(KeyPart part) implements Token {}

  /** Whatever is greatest. */
  record Last() implements Token {}

  static KeyTokens of(List<KeyPart> parts) {
    List<Token> tokens = new ArrayList<>();
    for (KeyPart part : parts) {
      if (part instanceof LiteralPart literal) {
        literal.text().chars().forEach(c -> tokens.add(new Letter((char) c)));
      } else {
        tokens.add(new Value(part));
      }
    }
    return new KeyTokens(List.copyOf(tokens));
  }

  boolean isEmpty() {
    return tokens.isEmpty();
  }

  boolean endsWith(char character) {
    return !isEmpty() && tokens.get(tokens.size() - 1).equals(new Letter(character));
  }

  KeyTokens then(Token token) {
    List<Token> more = new ArrayList<>(tokens);
    more.add(token);
    return new KeyTokens(List.copyOf(more));
  }

  KeyTokens first(int count) {
    return new KeyTokens(tokens.subList(0, count));
  }

  KeyTokens after(int count) {
    return new KeyTokens(tokens.subList(count, tokens.size()));
  }

  KeyTokens withoutLast() {
    return first(tokens.size() - 1);
  }

  /** How many tokens this and another have in common at their beginning. */
  int common(KeyTokens other) {
    int count = 0;
    while (count < Math.min(tokens.size(), other.tokens.size())
        && tokens.get(count).equals(other.tokens.get(count))) {
      count++;
    }
    return count;
  }

  /** Which of two is greater; empty if that depends on values. */
  OptionalInt compare(KeyTokens other) {
    int common = common(other);
    boolean ends = common == tokens.size();
    boolean otherEnds = common == other.tokens.size();
    if (ends || otherEnds) {
      return OptionalInt.of(Boolean.compare(!ends, !otherEnds));
    }
    Token mine = tokens.get(common);
    Token theirs = other.tokens.get(common);
    if (mine instanceof Last || theirs instanceof Last) {
      return OptionalInt.of(mine instanceof Last ? 1 : -1);
    }
    // Surrogates stand elsewhere in the order of bytes.
    return mine instanceof Letter one
            && theirs instanceof Letter two
            && !Character.isSurrogate(one.character())
            && !Character.isSurrogate(two.character())
        ? OptionalInt.of(Character.compare(one.character(), two.character()))
        : OptionalInt.empty();
  }

  /** The characters up to the first component. */
  String letters() {
    StringBuilder letters = new StringBuilder();
    for (Token token : tokens) {
      if (!(token instanceof Letter letter)) {
        break;
      }
      letters.append(letter.character());
    }
    return letters.toString();
  }

  /** Whether there is nothing but characters. */
  boolean isText() {
    return tokens.stream().allMatch(Letter.class::isInstance);
  }

  /** The parts that make these tokens. */
  List<KeyPart> parts() {
    List<KeyPart> parts = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Token token : tokens) {
      if (token instanceof Letter letter) {
        text.append(letter.character());
      } else if (token instanceof Value value) {
        addText(text, parts);
        parts.add(value.part());
      }
    }
    addText(text, parts);
    return List.copyOf(parts);
  }

  private static void addText(StringBuilder text, List<KeyPart> parts) {
    if (text.length() > 0) {
      parts.add(new LiteralPart(text.toString()));
      text.setLength(0);
    }
  }
}
