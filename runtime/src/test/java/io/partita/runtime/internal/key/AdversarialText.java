package io.partita.runtime.internal.key;

import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Short random texts that are likely to break key encodings: separators, escapes and their
 * neighbours, controls, characters where UTF-16 and UTF-8 order differ; and texts that differ
 * little from another.
 */
public final class AdversarialText {

  private static final String[] FAVOURITES = {
    "#", "$", "%", " ", "!", "\"", "&", "0", "1", "%23", "%24", "%25", "A", "a", "-", "Z"
  };
  private static final String[] RARITIES = {
    "\u0000",
    "\u0001",
    "\t",
    "\n",
    "\u001F",
    "\u007F",
    "\u0080",
    "\u009F",
    "\u00DF",
    "\u07FF",
    "\u0800",
    "\uD7FF",
    "\uE000",
    "\uFFFD",
    "\uFFFE",
    "\uFFFF",
    "\uD800\uDC00",
    "\uD83D\uDE00",
    "\uDBFF\uDFFF",
    "\u00E9",
    "e\u0301",
    "\u0130",
    "\u03A3"
  };
  private static final int MAX_PIECES = 6;

  private final SplittableRandom random;
  private final String[] favourites;
  private final String[] rarities;

  private AdversarialText(SplittableRandom random, Predicate<String> allowed) {
    this.random = random;
    this.favourites = Stream.of(FAVOURITES).filter(allowed).toArray(String[]::new);
    this.rarities = Stream.of(RARITIES).filter(allowed).toArray(String[]::new);
  }

  /** Any well-formed texts, not empty. */
  public static AdversarialText any(SplittableRandom random) {
    return new AdversarialText(random, piece -> true);
  }

  /** Texts without separators and controls. */
  public static AdversarialText raw(SplittableRandom random) {
    return new AdversarialText(
        random, piece -> piece.chars().noneMatch(c -> c == '#' || Character.isISOControl(c)));
  }

  public String next() {
    StringBuilder text = new StringBuilder();
    int pieces = 1 + random.nextInt(MAX_PIECES);
    for (int i = 0; i < pieces; i++) {
      text.append(piece());
    }
    return text.toString();
  }

  /** A text that is equal, shorter, longer, different in one place, or another. */
  public String near(String text) {
    int middle = text.offsetByCodePoints(0, random.nextInt(text.codePointCount(0, text.length())));
    int after = text.offsetByCodePoints(middle, 1);
    return switch (random.nextInt(7)) {
      case 0 -> text;
      case 1 -> text + piece();
      case 2 -> middle == 0 ? piece() : text.substring(0, middle);
      case 3 -> text.substring(0, middle) + piece() + text.substring(after);
      case 4 -> text.substring(0, middle) + piece() + text.substring(middle);
      case 5 -> text + text;
      default -> next();
    };
  }

  private String piece() {
    String[] pieces = random.nextInt(4) == 0 ? rarities : favourites;
    return pieces[random.nextInt(pieces.length)];
  }
}
