package io.partita.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.diagnostic.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The programs in the documentation of errors are as wrong, and as right, as it says. */
final class DocumentedErrorsTest {

  private static final Path DOCUMENTATION = Path.of("..", "docs", "errors.md");
  private static final Pattern SECTION =
      Pattern.compile(
          "(?s)### (\\w+)\n"
              + "((?:(?!###).)*?)Wrong:\n\n"
              + "```java\n"
              + "(.*?)```\n\n"
              + "Right:\n\n"
              + "```java\n"
              + "(.*?)```");
  private static final Pattern LINT =
      Pattern.compile(
          "(?s)### (\\w+)\n"
              + "((?:(?!###).)*?)Noted:\n\n"
              + "```java\n"
              + "(.*?)```\n\n"
              + "Better:\n\n"
              + "```java\n"
              + "(.*?)```");
  private static final Pattern ENTITY =
      Pattern.compile("(?m)^@Entity\\(.*\\)\n(?:@.*\n)*(?:record|class) (\\w+)");

  /** Their wrong programs are shortened: nobody reads a thousand characters or twenty indexes. */
  private static final Set<String> SHORTENED =
      Set.of("KEY_TOO_LONG", "TOO_MANY_INDEXES", "TOO_MANY_ACTIONS");

  private static final Pattern CODE = Pattern.compile("\\[([A-Z_]+)] .*", Pattern.DOTALL);

  @Test
  void wrongProgramsHaveTheErrorTheyStandUnder() throws IOException {
    Set<String> codes =
        sections().map(section -> section.group(1)).collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        String.join("\n", codes.stream().map(code -> code + " in " + code).toList()), errors(3));
  }

  @Test
  void rightProgramsHaveNone() throws IOException {
    assertEquals("", errors(4));
  }

  @Test
  void notedProgramsHaveTheLintTheyStandUnder() throws IOException {
    List<String> codes =
        Arrays.stream(Code.values()).filter(Code::isLint).map(Code::name).sorted().toList();
    assertEquals(
        String.join("\n", codes.stream().map(code -> code + " in " + code).toList()), lints(3));
  }

  @Test
  void betterProgramsHaveNone() throws IOException {
    assertEquals("", lints(4));
  }

  private static Stream<MatchResult> sections() throws IOException {
    List<MatchResult> sections =
        SECTION.matcher(Files.readString(DOCUMENTATION)).results().toList();
    assertTrue(sections.size() > 30);
    return sections.stream().filter(section -> !SHORTENED.contains(section.group(1)));
  }

  /**
   * Compiles the same program of every section, each in a package of its own, and says which code
   * came from which of them.
   */
  private static String errors(int program) throws IOException {
    return errors(Compilations.javac(), sections(), program);
  }

  private static String lints(int program) throws IOException {
    return errors(
        Compilations.javac().withOptions("-Apartita.lint=error"),
        LINT.matcher(Files.readString(DOCUMENTATION)).results(),
        program);
  }

  private static String errors(Compilations compiler, Stream<MatchResult> sections, int program) {
    String[] sources =
        sections
            .map(section -> source(section.group(1), section.group(program)))
            .toArray(String[]::new);
    return compiler.compile(sources).ownErrors().stream()
        .map(
            error ->
                CODE.matcher(error.message()).replaceFirst("$1 in ")
                    + error.file().replace(".java", ""))
        .sorted()
        .collect(Collectors.joining("\n"));
  }

  /** The program after a type that gives its file the name of the code. */
  private static String source(String code, String program) {
    return "package "
        + code.toLowerCase(Locale.ROOT)
        + "; import io.partita.annotations.*; import java.math.*; import java.time.*; import"
        + " java.util.*;\n"
        + "interface "
        + code
        + " {}\n"
        + program
        + (program.contains("@Table") ? "" : table(program));
  }

  private static String table(String program) {
    String entities =
        ENTITY
            .matcher(program)
            .results()
            .map(match -> match.group(1) + ".class")
            .collect(Collectors.joining(", "));
    return "@Table(entities = {" + entities + "})\ninterface Example {}\n";
  }
}
