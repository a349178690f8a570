package io.partita.it.operations;

import io.partita.runtime.generated.operation.GeneratedTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The documentation of a method.
 *
 * @param ofEveryTable whether it is said once for all tables, and some do less
 */
record Documented(String text, boolean ofEveryTable) {

  private static final List<Path> SOURCES =
      Stream.of("test-annotations", "golden-models")
          .map(Path.of("target/generated-test-sources")::resolve)
          .toList();

  private static final Pattern CALL =
      Pattern.compile(
          "\\b(GetItem|BatchGetItem|Query|Scan|PutItem|UpdateItem|DeleteItem|BatchWriteItem"
              + "|TransactGetItems|TransactWriteItems|CreateTable|DescribeTable|UpdateTimeToLive"
              + "|DescribeTimeToLive)s?\\b");

  private static final Path EVERY_TABLE =
      Path.of("../runtime/src/main/java/io/partita/runtime/EntityTable.java");

  /** Documentation, and the method behind it. */
  private static final Pattern METHOD =
      Pattern.compile(
          "  /\\*\\*(?<text>(?:(?!\\*/).)*)\\*/\\s+[^(;=]*?(?<name>\\w+)\\((?<parameters>[^)]*)\\)",
          Pattern.DOTALL);

  /** What was found in each source. */
  private static final Map<Path, List<MatchResult>> METHODS = new ConcurrentHashMap<>();

  private static final Pattern THROWN = Pattern.compile("@throws (?:[a-z]+\\.)*(\\w+)");

  private static final Pattern INDEX =
      Pattern.compile("(?:index|indexes) \\{@code (?<index>[^}]*)\\}");

  /** What the source of a generated class says; empty where it belongs to the runtime. */
  static Optional<Documented> of(Method method) {
    String top = method.getDeclaringClass().getName().replaceAll("\\$.*", "");
    boolean ofEveryTable = top.equals(GeneratedTable.class.getName());
    return (ofEveryTable
            ? Stream.of(EVERY_TABLE)
            : SOURCES.stream().map(folder -> folder.resolve(top.replace('.', '/') + ".java")))
        .filter(Files::exists)
        .flatMap(source -> METHODS.computeIfAbsent(source, Documented::methods).stream())
        .filter(found -> found.group(2).equals(method.getName()))
        .filter(found -> takes(found.group(3), method))
        .map(
            found ->
                new Documented(found.group(1).replaceAll("\\s*\\n\\s*\\* ?", " "), ofEveryTable))
        .findFirst();
  }

  private static boolean takes(String parameters, Method method) {
    Set<String> types =
        Stream.of(method.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.toSet());
    Set<String> written = new TreeSet<>();
    Matcher type =
        Pattern.compile("(\\w+)(?:<[^()]*>)?(?:\\[\\]|\\.\\.\\.)? \\w+").matcher(parameters);
    while (type.find()) {
      written.add(type.group(1));
    }
    return types.stream().allMatch(name -> written.contains(name.replace("[]", "")))
        && written.isEmpty() == types.isEmpty()
        && written.size() == types.size();
  }

  private static List<MatchResult> methods(Path source) {
    try {
      return METHOD.matcher(Files.readString(source)).results().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether it only says that another method's documentation holds. */
  boolean isLink() {
    return text.strip().startsWith("As {@link #");
  }

  /** Whether it names the API calls that were sent, and no others. */
  boolean agreesWith(Set<String> sent) {
    return ofEveryTable ? calls().containsAll(sent) : calls().equals(sent);
  }

  /** The API calls that it names. */
  Set<String> calls() {
    return calls(text);
  }

  static Set<String> calls(String text) {
    return CALL.matcher(text.replace("Queries", "Query"))
        .results()
        .map(call -> call.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The exceptions that it tells of. */
  Set<String> exceptions() {
    return THROWN
        .matcher(text)
        .results()
        .map(thrown -> thrown.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether it tells of the exceptions that are planned, in the same words. */
  boolean throwsAsCharted(Charted row) {
    String plain = plain();
    return exceptions().equals(row.thrown().keySet())
        && row.thrown().values().stream().flatMap(String::lines).allMatch(plain::contains);
  }

  /** The text without markup. */
  String plain() {
    return text.replaceAll("\\{@(?:code|link) ((?:[^{}]|\\{[^{}]*})*)}", "$1")
        .replaceAll("</?code>", "")
        .replace("&#123;", "{")
        .replace("&#125;", "}")
        .replace("&#47;", "/")
        .replaceAll(" +", " ");
  }

  /** The indexes whose reading it tells of. */
  Set<String> indexes() {
    return INDEX
        .matcher(text.replaceAll("for each index[^:]*: (\\{@code [^}]*\\}(, )?)*", ""))
        .results()
        .map(index -> index.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
