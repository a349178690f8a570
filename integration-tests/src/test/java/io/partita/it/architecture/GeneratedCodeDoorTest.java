package io.partita.it.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.architecture.SourceFile;
import io.partita.architecture.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Generated code goes into the runtime by one door, with no more types than it takes. */
class GeneratedCodeDoorTest {

  private static final Path RUNTIME = Path.of("..", "runtime", "src", "main", "java");
  private static final String DOOR = "io.partita.runtime.generated";
  private static final String SIGN =
      "Called by generated code; stable within a minor version; not for you.";
  private static final Pattern NAMED =
      Pattern.compile("io\\.partita\\.runtime\\.(?:internal|generated)\\.\\w+\\.[A-Z]\\w*");
  private static final Pattern EXPORTED = Pattern.compile("exports ([\\w.]+);");

  /** What generated code gets and hands on without naming it: parameters, results and bases. */
  private static final Set<String> UNNAMED =
      Set.of(
          "operation.ChangeBuilder",
          "operation.ProjectedQuery",
          "operation.TypedQuery",
          "schema.EntityTypeBuilder",
          "value.AttributesReader",
          "value.KeyFormat",
          "value.SealedCodec",
          "value.Variant");

  /** What the internals have to see of it: how a description reads, and readers of items. */
  private static final Set<String> FOR_THE_INTERNALS =
      Set.of(
          "schema.Capacity",
          "schema.Dependent",
          "schema.EntityTypes",
          "schema.KeptKey",
          "schema.KeySchema",
          "schema.ManagedTimestamp",
          "schema.Place",
          "schema.Recognition",
          "schema.SortStage",
          "schema.UniqueComponent",
          "value.MapItemReader",
          "value.MapItemWriter",
          "value.NumberReader",
          "value.NumberWriter",
          "value.StoredItem");

  @Test
  void everyTypeBehindItIsCalledByGeneratedCode() {
    Set<String> expected = namedByGeneratedCode();
    expected.addAll(prefixed(UNNAMED));
    expected.addAll(prefixed(FOR_THE_INTERNALS));

    assertEquals(expected, publicTypes());
  }

  @Test
  void generatedCodeNamesNoInternalType() {
    assertEquals(
        List.of(), namedByGeneratedCode().stream().filter(name -> !name.startsWith(DOOR)).toList());
  }

  @Test
  void eachOfItsPackagesHasTheSign() throws IOException {
    List<Path> packages = packages();
    assertEquals(3, packages.size());
    for (Path description : packages) {
      assertTrue(Files.readString(description).contains(SIGN), description.toString());
    }
  }

  @Test
  void theModuleExportsTheApiAndTheDoorAlone() throws IOException {
    Set<String> exported = new TreeSet<>();
    Matcher exports = EXPORTED.matcher(Files.readString(RUNTIME.resolve("module-info.java")));
    while (exports.find()) {
      exported.add(exports.group(1));
    }
    Set<String> expected = new TreeSet<>(PublicSignaturesTest.API);
    packages().stream()
        .map(path -> RUNTIME.relativize(path.getParent()).toString().replace('/', '.'))
        .forEach(expected::add);
    // Made by the AWS SDK, and on the module path by users.
    expected.add("partita.interceptor");

    assertEquals(expected, exported);
  }

  private static List<Path> packages() throws IOException {
    try (Stream<Path> files = Files.walk(RUNTIME.resolve(DOOR.replace('.', '/')))) {
      return files.filter(file -> file.endsWith("package-info.java")).toList();
    }
  }

  private static Set<String> publicTypes() {
    return SourceTree.ofModule("runtime").files().stream()
        .filter(file -> file.packageName().startsWith(DOOR + "."))
        .filter(file -> Pattern.compile("(?m)^public ").matcher(file.text()).find())
        .map(file -> file.packageName() + "." + simpleName(file))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> namedByGeneratedCode() {
    SourceTree generated =
        new SourceTree(Path.of("target", "generated-test-sources").toAbsolutePath());
    return generated.files().stream()
        .flatMap(file -> NAMED.matcher(file.text()).results())
        .map(found -> found.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> prefixed(Set<String> names) {
    return names.stream().map(name -> DOOR + "." + name).collect(Collectors.toSet());
  }

  private static String simpleName(SourceFile file) {
    return Path.of(file.path()).getFileName().toString().replace(".java", "");
  }
}
