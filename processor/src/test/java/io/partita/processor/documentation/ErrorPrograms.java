package io.partita.processor.documentation;

import io.partita.processor.Compilations;
import io.partita.processor.Compilations.Problem;
import io.partita.processor.Compilations.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The programs of a page, compiled together, each in a package of its own: starting the compiler
 * takes longer than a program.
 */
final class ErrorPrograms {

  /** A program for what does not depend on any. */
  static final String ANY =
      """
      @Table(entities = Order.class)
      interface Shop {}

      @Entity(pk = "ORDER#{orderId}", sk = "ORDER")
      record Order(String orderId) {}
      """;

  private static final Pattern ENTITY =
      Pattern.compile("(?s)@Entity\\b(?:(?!@Entity\\b).)*?\\b(?:record|class) (\\w+)");
  private static final Pattern AND_SO_ON =
      Pattern.compile("(?m)^(.*1.*)\n *// \\.\\.\\. to (\\d+)\n");

  /** Nobody reads a thousand characters. */
  private static final String LONG = "<more than 1024 characters>";

  private static final String REALLY_LONG = "X".repeat(1025);
  private static final Pattern OWN = Pattern.compile("(?s)\\[[A-Z_0-9]+] .*");

  private final Map<String, String> sources = new LinkedHashMap<>();

  /**
   * One more program.
   *
   * @param type what its messages are found by
   */
  void add(String type, String packageName, String program) {
    String complete = program.contains("@Table") ? program : program + table(program);
    sources.put(
        type,
        "package "
            + packageName
            + "; import io.partita.annotations.*; import java.math.*; import java.time.*; import"
            + " java.util.*; import software.amazon.awssdk.services.dynamodb.model.AttributeValue;\ninterface "
            + type
            + " {}\n"
            + expanded(complete));
  }

  /** Compiles them all. */
  Compiled compile(Compilations compiler) {
    return new Compiled(compiler.compile(sources.values().toArray(String[]::new)));
  }

  private static String table(String program) {
    return ENTITY
        .matcher(expanded(program))
        .results()
        .map(match -> match.group(1) + ".class")
        .collect(Collectors.joining(", ", "@Table(entities = {", "})\ninterface Example {}\n"));
  }

  /** A comment "... to 20" stands for lines like the one before, whose 1 is a 2, a 3 and so on. */
  private static String expanded(String program) {
    Matcher matcher = AND_SO_ON.matcher(program.replace(LONG, REALLY_LONG));
    return matcher.replaceAll(
        match ->
            Matcher.quoteReplacement(
                IntStream.rangeClosed(1, Integer.parseInt(match.group(2)))
                    .mapToObj(i -> match.group(1).replace("1", Integer.toString(i)) + "\n")
                    .collect(Collectors.joining())));
  }

  /** What the compiler said. */
  record Compiled(Result result) {

    /** What it said about a program: Partita's problems, and errors of its own. */
    List<String> about(String type) {
      return result.problems().stream()
          .filter(problem -> problem.file().equals(type + ".java"))
          .filter(problem -> isOwn(problem) || problem.kind().name().equals("ERROR"))
          .map(Compiled::text)
          .toList();
    }

    /** What it said about no program in particular. */
    List<String> elsewhere() {
      return result.problems().stream()
          .filter(problem -> problem.file().isEmpty() && isOwn(problem))
          .map(Compiled::text)
          .toList();
    }

    /** Errors in code that is generated. */
    List<String> inGenerated() {
      List<String> errors = new ArrayList<>();
      for (Problem error : result.errors()) {
        if (!isOwn(error)) {
          errors.add(error.file() + ": " + text(error) + "\n  at " + error.line());
        }
      }
      return errors;
    }

    private static boolean isOwn(Problem problem) {
      return OWN.matcher(problem.message()).matches();
    }

    private static String text(Problem problem) {
      return problem.kind().name().toLowerCase(Locale.ROOT)
          + ": "
          + problem.message().replace(REALLY_LONG, LONG);
    }
  }
}
