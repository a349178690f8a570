package io.partita.processor.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import java.util.Arrays;
import java.util.List;

/** Compiles small programs as users write them, and compares what Partita says about them. */
final class Programs {

  private static final String HEADER =
      "package shop; import io.partita.annotations.*; import java.math.*; import java.time.*; import java.util.*;\n";

  private Programs() {}

  /** What is said, and the line it points at. */
  record Problem(String message, String line) {}

  static Problem problem(String message, String line) {
    return new Problem(message, line);
  }

  /** Asserts that a program has exactly these problems, in any order of the compiler's. */
  static void assertProblems(String source, Problem... expected) {
    List<Problem> found =
        Compilations.javac().compile(HEADER + source).ownErrors().stream()
            .map(error -> new Problem(error.message(), error.line()))
            .toList();
    assertEquals(sorted(Arrays.asList(expected)), sorted(found));
  }

  /** Asserts that Partita has nothing to say about a program. */
  static void assertGood(String source) {
    assertProblems(source);
  }

  private static String sorted(List<Problem> problems) {
    return String.join(
        "\n",
        problems.stream()
            .map(problem -> problem.message() + "\n    at " + problem.line())
            .sorted()
            .toList());
  }
}
