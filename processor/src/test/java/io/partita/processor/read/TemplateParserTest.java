package io.partita.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Diagnostics;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Literal;
import io.partita.processor.model.Template.Part;
import io.partita.processor.model.Template.Placeholder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TemplateParserTest {

  private static final Origin ORIGIN = new Origin() {};

  private final Diagnostics diagnostics = new Diagnostics();

  @Test
  void splitsTextAndPlaceholders() {
    assertEquals(
        List.of(
            new Literal("COURSE#"),
            new Placeholder(List.of("semester"), ""),
            new Literal("#"),
            new Placeholder(List.of("courseId"), "")),
        parse("COURSE#{semester}#{courseId}"));
    assertEquals(List.of(), messages());
  }

  @Test
  void readsPathsAndFormats() {
    assertEquals(
        List.of(
            new Placeholder(List.of("address", "city"), "upper"),
            new Literal("#"),
            new Placeholder(List.of("no"), "6")),
        parse("{address.city:upper}#{no:6}"));
    assertEquals(List.of(), messages());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"PROFILE", "#METADATA#{userId}", "{id}", "A-B_c.d:e~&'()*+,/", "Ü#{id}#😀"})
  void acceptsOrderedText(String template) {
    parse(template);
    assertEquals(List.of(), messages());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ``             | is empty. Write literal text and {component} placeholders, such as "USER#{userId}".
          USER#{userId   | opens a placeholder with '{' that is not closed with '}'. Write placeholders as {component}.
          USER#{a#{b}    | opens a placeholder with '{' that is not closed with '}'. Write placeholders as {component}.
          USER#userId}   | closes a placeholder with '}' that was not opened with '{'. Write placeholders as {component}.
          USER#{}        | has a placeholder without a name. Write the component's name between the braces: {component}.
          USER#{:6}      | has a placeholder without a name. Write the component's name between the braces: {component}.
          {user id}      | has the placeholder {user id}, but 'user id' cannot be the name of a component. Write {component}, {component.nested} or {component:format}.
          {a..b}         | has the placeholder {a..b}, but 'a..b' cannot be the name of a component. Write {component}, {component.nested} or {component:format}.
          {no:}          | has the placeholder {no:} with nothing after the ':'. Write {no}, or a format after it.
          A#{a}{b}       | has two placeholders side by side, so where one value ends could not be told. Separate them with '#': "A#{a}#{b}".
          """)
  void reportsMalformedPlaceholdersOnce(String template, String problem) {
    parse(template);
    assertEquals(List.of("[MALFORMED_TEMPLATE] Sort key of Order " + problem), messages());
  }

  @Test
  void textAfterAPlaceholderBeginsWithTheSeparator() {
    parse("{a}x#{b}");
    assertEquals(
        List.of(
            "[TEXT_AFTER_PLACEHOLDER] Sort key of Order has the text 'x#' right after a placeholder, so where the value ends"
                + " could not be told. Begin the text with '#': \"{a}#x#{b}\"."),
        messages());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          `TOY STORY`      | a space
          `A$B`            | '$'
          `50%`            | '%'
          `!{id}`          | '!'
          `{id}#"`         | '"'
          `A\u0007`        | the control character U+0007
          """)
  void orderedTextHasNoCharacterThatSortsBelowValues(String template, String character) {
    parse(template);
    assertEquals(
        List.of(
            "[ILLEGAL_LITERAL] Sort key of Order has "
                + character
                + " in its text, which would break the order of keys. Use '#' and characters above '%', such as letters, digits,"
                + " '-' and '_'; a table that has such keys already needs keyEncoding = RAW."),
        messages());
  }

  @Test
  void rawTextIsUnrestricted() {
    assertEquals(
        List.of(new Literal("TOY STORY $ 50%#"), new Placeholder(List.of("id"), "")),
        parse("TOY STORY $ 50%#{id}", KeyEncoding.RAW));
    assertEquals(List.of(), messages());
  }

  @Test
  void goesOnWithWhatWasMeant() {
    assertEquals(
        List.of(new Literal("USER#"), new Placeholder(List.of("userId"), "")),
        parse("USER#{userId"));
    assertEquals(
        List.of(
            new Placeholder(List.of("a"), ""), new Literal("#"), new Placeholder(List.of("b"), "")),
        parse("{a#{b}"));
  }

  @Test
  void aLaterProblemAtAnUnreadablePlaceIsAConsequence() {
    parse("{a");
    diagnostics.add(new Diagnostic(Code.KEY_TYPE, "A consequence.", ORIGIN));
    assertEquals(1, messages().size());
  }

  private List<Part> parse(String text) {
    return parse(text, KeyEncoding.ORDERED);
  }

  private List<Part> parse(String text, KeyEncoding encoding) {
    Template template =
        new TemplateParser("Sort key of Order", text, encoding, ORIGIN, diagnostics).parse();
    assertEquals(text, template.text());
    return template.parts();
  }

  private List<String> messages() {
    return diagnostics.list().stream().map(Diagnostic::text).toList();
  }
}
