package io.partita.processor.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A piece of a key as items store it. */
sealed interface LockPart {

  /** Text, or what stands in braces: a place and how its value is written. */
  Pattern PIECE = Pattern.compile("\\G(?:([^{}:]+)|\\{([^{}:]+):([\\w-]+)})");

  /** The piece as a lock has it. */
  String text();

  /** Text that stands in every key. */
  record Literal(String value) implements LockPart {
    @Override
    public String text() {
      return LockText.escape(value);
    }
  }

  /**
   * A value's place.
   *
   * @param path where the item has the value itself
   * @param format how it is written
   */
  record Value(LockPath path, String format) implements LockPart {

    /** What is the same as text: nothing in it is escaped. */
    private static final Set<String> PLAIN_TEXT = Set.of("enum", "uuid", "boolean");

    /** Whether it writes every value as another did. */
    boolean writesAs(Value former) {
      return format.equals(former.format)
          || (format.endsWith("text") && PLAIN_TEXT.contains(former.format));
    }

    @Override
    public String text() {
      return "{" + path.text() + ":" + format + "}";
    }
  }

  /** The shard's place. */
  record Shard(int count) implements LockPart {
    @Override
    public String text() {
      return "{$shard:" + count + "}";
    }
  }

  /** The pieces as a lock has them. */
  static String text(List<LockPart> parts) {
    StringBuilder text = new StringBuilder();
    parts.forEach(part -> text.append(part.text()));
    return text.toString();
  }

  /** The pieces as messages have them. */
  static String shown(List<LockPart> parts) {
    StringBuilder text = new StringBuilder();
    for (LockPart part : parts) {
      text.append(
          part instanceof Value value
              ? "{" + value.path().shown() + "}"
              : part instanceof Literal literal ? literal.value() : "{$shard}");
    }
    return text.toString();
  }

  /**
   * The pieces of a key.
   *
   * @throws IllegalArgumentException if the text is none
   */
  static List<LockPart> parse(String text) {
    List<LockPart> parts = new ArrayList<>();
    Matcher matcher = PIECE.matcher(text);
    int end = 0;
    while (matcher.find()) {
      if (matcher.group(1) != null) {
        parts.add(new Literal(LockText.unescape(matcher.group(1))));
      } else if (matcher.group(2).equals("$shard")) {
        parts.add(new Shard(Integer.parseInt(matcher.group(3))));
      } else {
        parts.add(new Value(LockPath.parse(matcher.group(2)), matcher.group(3)));
      }
      end = matcher.end();
    }
    if (parts.isEmpty() || end < text.length()) {
      throw new IllegalArgumentException("'" + text + "' is no key");
    }
    return List.copyOf(parts);
  }
}
