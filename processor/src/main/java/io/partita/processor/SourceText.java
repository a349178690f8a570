package io.partita.processor;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lays out generated source as people do: documentation of one line on one line, empty bodies
 * closed at once, and fields of a line or two without gaps and with their value on one line.
 */
final class SourceText {

  /** The longest line that is put together. */
  private static final int LINE = 100;

  private static final int FLAGS = Pattern.MULTILINE | Pattern.UNIX_LINES;
  private static final Pattern DOCUMENTATION =
      Pattern.compile("^( *)/\\*\\*\n +\\* (\\S.*)\n +\\*/$", FLAGS);
  private static final Pattern EMPTY_BODY = Pattern.compile("^( .*\\)) \\{\n +\\}$", FLAGS);

  /** A field that JavaPoet broke as late as it could; people break it before its value. */
  private static final Pattern BROKEN_VALUE =
      Pattern.compile(
          "^( +(?:(?:public|private|static) )+[^\n(]* =) ([^\n]*[^{\n])\n {6}(\\S[^\n]*;)$", FLAGS);

  private static final Pattern CONSTANT_GAP = gap("(?:(?:public|private) )?static ");
  private static final Pattern FIELD_GAP = gap("(?:public|private) (?!static )");
  private static final Pattern TRAILING_SPACE = Pattern.compile(" +$", FLAGS);

  /**
   * JavaPoet has a blank in {@code Order. @Nullable State}, which nobody would type. Not in
   * strings: nothing before it in its line has a quotation mark.
   */
  private static final Pattern NULLABLE_NESTED_TYPE =
      Pattern.compile("(?m)((?:\\G|^)[^\"\n]*?\\w\\.) (?=@Nullable )");

  private SourceText() {}

  /** What follows a field of one or two lines, if nothing documents the next one. */
  private static Pattern gap(String modifiers) {
    return Pattern.compile(
        ("^( +%1$s[^\n(]*(?:=[^\n]*(?:\n {6,}[^\n]*)?)?;)\n\n(?= +%1$s[^\n(]*(?:=[^\n]*|;)$)")
            .formatted(modifiers),
        FLAGS);
  }

  static String of(String written) {
    String documented =
        DOCUMENTATION
            .matcher(written)
            .replaceAll(
                comment -> {
                  String line = comment.group(1) + "/** " + comment.group(2) + " */";
                  return Matcher.quoteReplacement(line.length() <= LINE ? line : comment.group());
                });
    String closed = EMPTY_BODY.matcher(documented).replaceAll("$1 {}");
    String trimmed = TRAILING_SPACE.matcher(closed).replaceAll("");
    String broken =
        BROKEN_VALUE
            .matcher(trimmed)
            .replaceAll(
                field -> {
                  String gap = field.group(2).endsWith("(") ? "" : " ";
                  String value = "      " + field.group(2) + gap + field.group(3);
                  return Matcher.quoteReplacement(
                      value.length() <= LINE ? field.group(1) + "\n" + value : field.group());
                });
    String dense =
        FIELD_GAP.matcher(CONSTANT_GAP.matcher(broken).replaceAll("$1\n")).replaceAll("$1\n");
    return NULLABLE_NESTED_TYPE.matcher(dense).replaceAll("$1");
  }
}
