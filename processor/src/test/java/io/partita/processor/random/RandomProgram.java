package io.partita.processor.random;

import io.partita.processor.Compilations;
import io.partita.processor.Compilations.Problem;
import java.util.ArrayList;
import java.util.List;

/**
 * The source of a model, and what the compiler says of it.
 *
 * @param name its file's name, without the suffix
 */
record RandomProgram(String name, String source) {

  private static final String[] OPTIONS = {
    "-Xlint:all,-processing", "-Apartita.lint=off", "-Apartita.docs=all"
  };

  /** What Partita says about some programs without generated code being compiled. */
  static List<Problem> refusals(List<RandomProgram> programs) {
    return Compilations.javac()
        .withOptions(OPTIONS)
        .withOptions("-proc:only")
        .compile(sources(programs))
        .errors();
  }

  /** What the compiler says of some programs that Partita accepts. */
  static List<Problem> problems(List<RandomProgram> programs) {
    return Compilations.javac().withOptions(OPTIONS).compile(sources(programs)).problems();
  }

  private static String[] sources(List<RandomProgram> programs) {
    return programs.stream().map(RandomProgram::source).toArray(String[]::new);
  }

  /** Whether a problem is one of Partita's messages to the user of this program. */
  boolean isRefused(Problem problem) {
    return isOwn(problem)
        && problem.message().matches("(?s)\\[[A-Z_0-9]+] .*")
        && !problem.message().startsWith("[BUG]");
  }

  /**
   * What must not be: anything that is said about generated code, and every exception. What the
   * compiler says of the program itself is a mistake of the random model, unless something else is
   * wrong.
   */
  List<String> failures() {
    List<Problem> problems = problems(List.of(this));
    List<Problem> own = problems.stream().filter(this::isOwn).toList();
    boolean isJava = own.stream().allMatch(this::isRefused);
    return problems.stream()
        .filter(problem -> isJava ? !isRefused(problem) : problem.message().startsWith("[BUG]"))
        .map(problem -> problem.file() + ": " + problem.message() + "\n    " + problem.line())
        .toList();
  }

  private boolean isOwn(Problem problem) {
    return problem.file().equals(name + ".java");
  }

  /** This program with as few lines as it takes to fail. */
  RandomProgram shrunk() {
    List<String> lines = new ArrayList<>(source.lines().toList());
    for (int size = lines.size() / 2; size > 0; size = size == 1 ? 0 : (size + 1) / 2) {
      for (int from = 0; from + size <= lines.size(); ) {
        List<String> fewer = new ArrayList<>(lines);
        fewer.subList(from, from + size).clear();
        if (with(fewer).isFailing()) {
          lines = fewer;
        } else {
          from += size;
        }
      }
    }
    return with(lines);
  }

  private RandomProgram with(List<String> lines) {
    return new RandomProgram(name, String.join("\n", lines) + "\n");
  }

  /** Whether something is wrong that the user is not to blame for. */
  boolean isFailing() {
    return source.contains("interface " + name) && !failures().isEmpty();
  }
}
