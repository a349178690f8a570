package io.partita.processor.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Programs as they were and as they are, and what Partita says of the change. All of them are
 * compiled together, each in a package of its own: once to have their locks, once against these.
 */
final class LockPrograms {

  private static final Pattern ENTITY = Pattern.compile("(?m)^@Entity.*\n(?:@.*\n)*record (\\w+)");
  private static final Pattern LOCK = Pattern.compile("META-INF/partita/(.*)/model\\.lock");

  private static final Pattern CODE = Pattern.compile("(?s)\\[(\\w+)].*");

  private final Path folder;
  private final List<Change> changes = new ArrayList<>();

  /**
   * No programs yet.
   *
   * @param folder where their locks are committed
   */
  LockPrograms(Path folder) {
    this.folder = folder;
  }

  /** What a change is, and what is said of it: errors with the line they are on, and notes. */
  private record Change(
      String name, String type, String before, String after, List<String> expected) {}

  /** One more change; each expected text is a message and the line it points at. */
  LockPrograms change(String name, String before, String after, String... expected) {
    String type = "Case" + changes.size();
    changes.add(new Change(name, type, before, after, List.of(expected)));
    return this;
  }

  /** A test for each change: exactly these errors, and no others. */
  Stream<DynamicTest> errors() {
    return tests(
        result ->
            result.ownErrors().stream()
                .collect(
                    Collectors.groupingBy(
                        Compilations.Problem::file,
                        Collectors.mapping(
                            problem -> problem.message() + "\n  at " + problem.line(),
                            Collectors.toList()))));
  }

  /** A test for each change: exactly the errors with these codes. */
  Stream<DynamicTest> codes() {
    return tests(
        result ->
            result.ownErrors().stream()
                .collect(
                    Collectors.groupingBy(
                        Compilations.Problem::file,
                        Collectors.mapping(
                            problem -> CODE.matcher(problem.message()).replaceFirst("$1"),
                            Collectors.toList()))));
  }

  /** A test for each change: no errors, and a note that begins with this text. */
  Stream<DynamicTest> notes() {
    return tests(
        result -> {
          assertEquals(List.of(), result.errors());
          return result.problems().stream()
              .filter(problem -> problem.message().startsWith("[LOCK_"))
              .collect(
                  Collectors.groupingBy(
                      Compilations.Problem::file,
                      Collectors.mapping(
                          problem -> problem.message().replaceFirst(" To accept.*", ""),
                          Collectors.toList())));
        });
  }

  private Stream<DynamicTest> tests(Function<Compilations.Result, Map<String, List<String>>> said) {
    commit(compile(Change::before, Compilations.javac()));
    Compilations.Result result =
        compile(Change::after, Compilations.javac().withOptions("-Apartita.lock=" + folder));
    Map<String, List<String>> messages = said.apply(result);
    return changes.stream()
        .map(
            change ->
                DynamicTest.dynamicTest(
                    change.name(),
                    () ->
                        assertEquals(
                            String.join("\n", change.expected()),
                            String.join(
                                "\n", messages.getOrDefault(change.type() + ".java", List.of())))));
  }

  private Compilations.Result compile(Function<Change, String> version, Compilations compiler) {
    return compiler
        .withOptions("-proc:only")
        .compile(
            changes.stream()
                .map(change -> source(change.type(), version.apply(change)))
                .toArray(String[]::new));
  }

  private void commit(Compilations.Result result) {
    assertEquals(List.of(), result.errors());
    result
        .classes()
        .forEach(
            (path, bytes) ->
                LOCK.matcher(path)
                    .results()
                    .forEach(match -> write(folder.resolve(match.group(1) + ".lock"), bytes)));
  }

  private static void write(Path file, byte[] bytes) {
    try {
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The program after a type that gives its file a name, and with a table if it has none. */
  private static String source(String type, String program) {
    String table =
        program.contains("@Table")
            ? ""
            : "@Table(entities = {%s})\ninterface Shop {}\n".formatted(entities(program));
    return """
    package %s; import io.partita.annotations.*; import java.time.*; import java.util.*;
    interface %s {}
    %s
    """
            .formatted(type.toLowerCase(java.util.Locale.ROOT), type, program)
        + table;
  }

  private static String entities(String program) {
    return ENTITY
        .matcher(program)
        .results()
        .map(match -> match.group(1) + ".class")
        .collect(Collectors.joining(", "));
  }
}
