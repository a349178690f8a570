package io.partita.processor.read;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Diagnostics;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Literal;
import io.partita.processor.model.Template.Part;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.Template.Shard;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.SourceVersion;

/**
 * Parses one key template. A mistake is reported once, with the template as it should be written;
 * parsing then goes on with what was evidently meant, so that the rules find no consequences of it.
 */
final class TemplateParser {

  private final String subject;
  private final String text;
  private final KeyEncoding encoding;
  private final Origin origin;
  private final Diagnostics diagnostics;
  private final List<Part> parts = new ArrayList<>();
  private int position;

  /**
   * A parser.
   *
   * @param subject how messages begin: {@code Partition key "USER#{userId}" of User}
   */
  TemplateParser(
      String subject, String text, KeyEncoding encoding, Origin origin, Diagnostics diagnostics) {
    this.subject = subject;
    this.text = text;
    this.encoding = encoding;
    this.origin = origin;
    this.diagnostics = diagnostics;
  }

  Template parse() {
    while (position < text.length()) {
      if (text.charAt(position) == '{') {
        placeholder();
      } else {
        literal();
      }
    }
    return new Template(text, List.copyOf(parts), origin);
  }

  private void literal() {
    int end = next('{', position);
    String literal = text.substring(position, end);
    if (encoding == KeyEncoding.ORDERED && literal.endsWith("$") && end < text.length()) {
      malformed(
          "writes a placeholder as ${...}. Write {...}: \"" + text.replace("${", "{") + "\".");
      literal = literal.substring(0, literal.length() - 1);
    }
    if (literal.isEmpty()) {
      position = end;
      return;
    }
    if (literal.indexOf('}') >= 0) {
      malformed(
          "closes a placeholder with '}' that was not opened with '{'. Write placeholders as"
              + " {component}.");
    }
    if (follows() && !literal.startsWith("#")) {
      report(Code.TEXT_AFTER_PLACEHOLDER, textAfterPlaceholder(literal));
    } else {
      checkCharacters(literal);
    }
    parts.add(new Literal(literal));
    position = end;
  }

  private void placeholder() {
    int end = next('}', position);
    int reopened = next('{', position + 1);
    if (end == text.length() || reopened < end) {
      malformed(
          "opens a placeholder with '{' that is not closed with '}'. Write placeholders as"
              + " {component}.");
      end = Math.min(Math.min(end, reopened), next('#', position));
    }
    if (follows()) {
      malformed(
          "has two placeholders side by side, so where one value ends could not be told. Separate"
              + " them with '#': \""
              + text.substring(0, position)
              + "#"
              + text.substring(position)
              + "\".");
    }
    parts.add(placeholder(text.substring(position + 1, end)));
    position = end < text.length() && text.charAt(end) == '}' ? end + 1 : end;
  }

  private Part placeholder(String content) {
    if (content.equals(Shard.NAME)) {
      return new Shard(0);
    }
    int colon = content.indexOf(':');
    String name = colon < 0 ? content : content.substring(0, colon);
    String format = colon < 0 ? "" : content.substring(colon + 1);
    if (name.isBlank()) {
      malformed(
          "has a placeholder without a name. Write the component's name between the braces:"
              + " {component}.");
    } else if (!SourceVersion.isName(name)) {
      malformed(
          "has the placeholder {"
              + content
              + "}, but '"
              + name
              + "' cannot be the name of a component. Write {component}, {component.nested} or"
              + " {component:format}.");
    } else if (name.equals(Shard.NAME)) {
      malformed(
          "has the placeholder {"
              + content
              + "}, but the number of a shard has no format: it is written without leading zeros."
              + " Write {$shard}.");
      return new Shard(0);
    } else if (colon >= 0 && format.isBlank()) {
      malformed(
          "has the placeholder {"
              + content
              + "} with nothing after the ':'. Write {"
              + name
              + "}, or a format after it.");
    }
    return new Placeholder(List.of(name.split("\\.")), format);
  }

  private String textAfterPlaceholder(String literal) {
    String problem =
        "has the text '"
            + literal
            + "' right after a placeholder, so where the value ends could not be told. ";
    String separated =
        "egin the text with '#': \""
            + text.substring(0, position)
            + "#"
            + text.substring(position)
            + "\".";
    return encoding == KeyEncoding.RAW
        ? problem
            + "If such keys are stored already, let one component be the whole key: \"{key}\" with"
            + " the name of the key attribute in @Attribute, and a @Convert for such text. If not,"
            + " b"
            + separated
        : problem + "B" + separated;
  }

  /**
   * Under ORDERED {@code #} separates and sorts below every encoded value, so nothing else below
   * {@code &} may stand in text.
   */
  private void checkCharacters(String literal) {
    if (encoding == KeyEncoding.ORDERED) {
      literal
          .chars()
          .filter(c -> c <= '%' && c != '#')
          .findFirst()
          .ifPresent(
              c ->
                  report(
                      Code.ILLEGAL_LITERAL,
                      "has "
                          + describe(c)
                          + " in its text, which would break the order of keys. Use '#' and"
                          + " characters above '%', such as letters, digits, '-' and '_'; a table"
                          + " that has such keys already needs keyEncoding = RAW."));
    }
  }

  private static String describe(int character) {
    if (character == ' ') {
      return "a space";
    }
    return character < ' '
        ? String.format("the control character U+%04X", character)
        : "'" + (char) character + "'";
  }

  private boolean follows() {
    return !parts.isEmpty() && !(parts.get(parts.size() - 1) instanceof Literal);
  }

  private int next(char character, int from) {
    int index = text.indexOf(character, from);
    return index < 0 ? text.length() : index;
  }

  private void malformed(String problem) {
    report(Code.MALFORMED_TEMPLATE, problem);
  }

  private void report(Code code, String problem) {
    diagnostics.addUnreadable(new Diagnostic(code, subject + " " + problem, origin));
  }
}
