package io.partita.processor.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.diagnostic.Code;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The documentation of errors shows each message as the compiler prints it, and what follows its
 * advice compiles. {@code -Dgolden.update} prints the messages into the pages.
 */
final class DocumentedErrorsTest {

  private static final List<ErrorPage> PAGES =
      Stream.of(ErrorPage.DOCUMENTATION, ErrorPage.MORE).map(ErrorPage::read).toList();

  private static Map<String, List<String>> said;

  @BeforeAll
  static void compileAll(@TempDir Path folder) {
    said = ErrorMessages.ofWrong(cases(), folder);
  }

  @Test
  void everyCodeHasAProgramAndItsMessage() {
    Set<Code> documented =
        ErrorPage.read(ErrorPage.DOCUMENTATION).cases().stream()
            .map(ErrorCase::code)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Code.class)));
    assertEquals(
        List.of(),
        Arrays.stream(Code.values()).filter(code -> !documented.contains(code)).toList());
  }

  /** One cause has one error; only a change of what is locked also says how to accept it. */
  @Test
  void wrongProgramsHaveTheOneErrorTheyStandUnder() {
    List<String> others = new ArrayList<>();
    for (ErrorCase one : cases()) {
      List<String> found = found(one);
      if (found.size() != 1 || !found.get(0).contains(": [" + one.code() + "] ")) {
        others.add(one.place() + ": " + one.code() + ": " + said.get(one.type()));
      }
    }
    assertEquals("", String.join("\n", others));
  }

  @Test
  void messagesArePrintedAsTheyAre() throws IOException {
    if (System.getProperty("golden.update") != null) {
      for (ErrorPage page : PAGES) {
        page.write(page.cases().stream().map(DocumentedErrorsTest::message).toList());
      }
      return;
    }
    assertEquals(
        cases().stream()
            .map(one -> one.place() + ": " + message(one))
            .collect(Collectors.joining("\n")),
        cases().stream()
            .map(one -> one.place() + ": " + printed(one))
            .collect(Collectors.joining("\n")),
        "-Dgolden.update prints the messages");
  }

  @Test
  void whatFollowsTheAdviceCompiles(@TempDir Path folder) {
    List<String> problems = new ArrayList<>();
    ErrorMessages.ofFollowers(cases(), folder)
        .forEach((type, messages) -> messages.forEach(text -> problems.add(type + ": " + text)));
    assertEquals("", String.join("\n", problems));
  }

  /** Lines of a message are joined by what they were broken at. */
  private static String printed(ErrorCase one) {
    return one.message().map(fence -> String.join(" ", fence.lines())).orElse("");
  }

  private static String message(ErrorCase one) {
    return found(one).stream().findFirst().orElse("says nothing");
  }

  private static List<String> found(ErrorCase one) {
    return said.get(one.type()).stream()
        .filter(
            message ->
                one.code() == Code.LOCK_OUTDATED || !message.startsWith("note: [LOCK_OUTDATED] "))
        // The compiler does not find the type either.
        .filter(message -> one.code() != Code.UNRESOLVED_TYPE || message.contains(": ["))
        .toList();
  }

  private static List<ErrorCase> cases() {
    return PAGES.stream().flatMap(page -> page.cases().stream()).toList();
  }
}
