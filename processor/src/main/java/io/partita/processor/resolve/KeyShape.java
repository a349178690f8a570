package io.partita.processor.resolve;

import static io.partita.processor.resolve.CharacterClass.DIGIT;
import static io.partita.processor.resolve.CharacterClass.HEX;
import static io.partita.processor.resolve.TextPattern.anyOf;
import static io.partita.processor.resolve.TextPattern.atMost;
import static io.partita.processor.resolve.TextPattern.choice;
import static io.partita.processor.resolve.TextPattern.one;
import static io.partita.processor.resolve.TextPattern.optional;
import static io.partita.processor.resolve.TextPattern.repeated;
import static io.partita.processor.resolve.TextPattern.sequence;
import static io.partita.processor.resolve.TextPattern.text;
import static io.partita.processor.resolve.TextPattern.times;

import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyFormat.Precision;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.model.KeyPart.ShardPart;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TextBounds;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.EnumType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The texts that a key can be. It may contain some that never occur, but lacks none that does, so
 * that two shapes without a common text prove two keys different.
 */
public final class KeyShape {

  private static final TextPattern DIGITS = one(DIGIT);
  private static final TextPattern ANYTHING = repeated(one(CharacterClass.ANY));
  private static final TextPattern ENCODED = one(CharacterClass.range('&', Character.MAX_VALUE));
  private static final TextPattern ESCAPE =
      sequence(text("%"), times(2, choice(one(DIGIT), one(CharacterClass.range('A', 'F')))));
  private static final TextPattern RAW =
      one(
          new CharacterClass(
              List.of(
                  new CharacterClass.Range(' ', '"'),
                  new CharacterClass.Range('$', Character.MAX_VALUE))));
  private static final TextPattern NUMBER = sequence(optional(text("-")), repeated(DIGITS));

  // Of any number of shards: items keep theirs until they are migrated.
  private static final TextPattern SHARD =
      choice(text("0"), sequence(one(CharacterClass.range('1', '9')), atMost(2, DIGITS)));

  private final TextAutomaton automaton;

  private KeyShape(TextPattern pattern) {
    this.automaton = new TextAutomaton(pattern);
  }

  /** The shape of a key attribute; a native one is its component's attribute as it is stored. */
  public static KeyShape of(List<KeyPart> parts, boolean isNative) {
    return new KeyShape(
        new TextPattern.Sequence(parts.stream().map(part -> pattern(part, isNative)).toList()));
  }

  /** The shape of all texts that begin as a key does. */
  public static KeyShape startingWith(List<KeyPart> prefix) {
    List<TextPattern> patterns = new ArrayList<>();
    prefix.forEach(part -> patterns.add(pattern(part, false)));
    patterns.add(optional(ANYTHING));
    return new KeyShape(new TextPattern.Sequence(patterns));
  }

  /**
   * The shape of all texts that begin as a key does and go on between two others.
   *
   * @param lower how the first goes on; it may go on further
   * @param upper how the last goes on
   * @param open whether the last may go on further, too
   */
  public static KeyShape between(List<KeyPart> prefix, String lower, String upper, boolean open) {
    List<TextPattern> patterns = new ArrayList<>();
    prefix.forEach(part -> patterns.add(pattern(part, false)));
    patterns.add(TextRange.between(lower, upper, open));
    return new KeyShape(new TextPattern.Sequence(patterns));
  }

  /**
   * Between which texts those of a component lie in a key that a template makes; empty if nothing
   * stands behind all of them.
   *
   * @param isLast whether the key ends with it; else a separator follows, and what is behind it
   */
  public static Optional<TextBounds> bounds(ComponentPart part, boolean isLast) {
    TextAutomaton texts = new TextAutomaton(pattern(part, false));
    return texts
        .greatest()
        // Where a shorter text could go on with less than '#', its own '#' would stand behind.
        .filter(greatest -> isLast || greatest.text().chars().allMatch(c -> c > '#'))
        .map(
            greatest ->
                new TextBounds(
                    texts.least(),
                    greatest.isBehind() || isLast ? greatest.text() : greatest.text() + "$"));
  }

  /** A text that both shapes contain, as short and readable as there is one. */
  public static Optional<String> common(KeyShape one, KeyShape other) {
    return one.automaton.common(other.automaton);
  }

  /** Whether a key of this shape can be that text. */
  public boolean accepts(String constant) {
    return automaton.common(new TextAutomaton(text(constant))).isPresent();
  }

  private static TextPattern pattern(KeyPart part, boolean isNative) {
    if (part instanceof LiteralPart literal) {
      return text(literal.text());
    }
    if (part instanceof ShardPart) {
      return SHARD;
    }
    KeyFormat format = ((ComponentPart) part).format();
    TypeModel stored = KeyFormatChooser.innermost(format.type());
    return switch (format.style()) {
      case TEXT, UPPER, LOWER -> isNative ? ANYTHING : textual(stored, choice(ENCODED, ESCAPE));
      case RAW_TEXT, RAW_UPPER, RAW_LOWER -> isNative ? ANYTHING : textual(stored, RAW);
      case PLAIN -> isNative ? NUMBER : plain(scalar(stored).digits());
      case PADDED ->
          isNative ? NUMBER : sequence(optional(text("-")), times(scalar(stored).digits(), DIGITS));
      case WIDTH -> times(format.width(), DIGITS);
      case ISO -> iso(stored, format.precision(), isNative);
      case EPOCH_SECONDS -> times(10, DIGITS);
      case EPOCH_MILLIS -> times(13, DIGITS);
      case CANONICAL -> canonical(stored, isNative);
    };
  }

  private static TextPattern textual(TypeModel stored, TextPattern character) {
    return scalar(stored) == Scalar.CHARACTER ? character : repeated(character);
  }

  private static TextPattern plain(int digits) {
    TextPattern number = sequence(one(CharacterClass.range('1', '9')), atMost(digits - 1, DIGITS));
    return choice(text("0"), sequence(optional(text("-")), number));
  }

  private static TextPattern iso(TypeModel stored, Precision precision, boolean isNative) {
    TextPattern zone = scalar(stored) == Scalar.INSTANT ? text("Z") : sequence();
    return switch (precision) {
      case YEAR -> year();
      case MONTH -> month();
      case DAY -> date();
      case HOUR -> sequence(date(), text("T"), two());
      case SECONDS -> sequence(time(), zone);
      case MILLIS -> sequence(time(), fraction(3), zone);
      case MICROS -> sequence(time(), fraction(6), zone);
      case NANOS -> isNative ? attribute(zone) : sequence(time(), fraction(9), zone);
    };
  }

  /** A time as an attribute of its own: any year, and only as much of a fraction as there is. */
  private static TextPattern attribute(TextPattern zone) {
    return sequence(
        optional(choice(text("+"), text("-")), atMost(6, DIGITS)),
        time(),
        optional(choice(fraction(3), fraction(6), fraction(9))),
        zone);
  }

  private static TextPattern canonical(TypeModel stored, boolean isNative) {
    if (stored instanceof EnumType type) {
      return anyOf(
          isNative ? type.constants() : type.constants().stream().map(KeyShape::encoded).toList());
    }
    return switch (scalar(stored)) {
      case BOOLEAN -> anyOf(List.of("false", "true"));
      case UUID -> uuid();
      case LOCAL_DATE -> date();
      case YEAR_MONTH -> month();
      case YEAR -> year();
      case BYTES -> isNative ? ANYTHING : repeated(times(2, one(HEX)));
      default -> ANYTHING;
    };
  }

  /** The name of a constant in a key: Java allows a {@code $} in it, which is encoded. */
  private static String encoded(String constant) {
    StringBuilder text = new StringBuilder();
    constant
        .chars()
        .forEach(c -> text.append(c > '%' ? String.valueOf((char) c) : "%%%02X".formatted(c)));
    return text.toString();
  }

  private static TextPattern uuid() {
    TextPattern hex = one(HEX);
    TextPattern group = sequence(text("-"), times(4, hex));
    return sequence(times(8, hex), group, group, group, text("-"), times(12, hex));
  }

  private static TextPattern year() {
    return times(4, DIGITS);
  }

  private static TextPattern month() {
    return sequence(year(), text("-"), two());
  }

  private static TextPattern date() {
    return sequence(month(), text("-"), two());
  }

  private static TextPattern time() {
    return sequence(date(), text("T"), two(), text(":"), two(), text(":"), two());
  }

  private static TextPattern fraction(int digits) {
    return sequence(text("."), times(digits, DIGITS));
  }

  private static TextPattern two() {
    return times(2, DIGITS);
  }

  private static Scalar scalar(TypeModel stored) {
    return ((TypeModel.ScalarType) stored).scalar();
  }
}
