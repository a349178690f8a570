package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * What others instantiate by a name in our resources can be instantiated, also in a native image,
 * and keeps its name where {@code io.partita} is relocated.
 */
class NamedClassesTest {

  private static final Path METADATA =
      Path.of("src", "main", "resources")
          .resolve("META-INF/native-image/io.partita/partita-runtime");

  /** In an artifact of their own, as they lie in a package of the SDK. */
  private static final Path RESOURCES = Path.of("..", "fast-path", "src", "main", "resources");

  private static List<Path> lists() throws IOException {
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private static Set<String> classes() throws IOException {
    return lists().stream()
        .flatMap(NamedClassesTest::lines)
        .filter(line -> !line.isBlank())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode metadata(String file) throws IOException {
    return JsonNode.parser().parse(Files.readString(METADATA.resolve(file)));
  }

  @Test
  void theSdkCanMakeThem() throws Exception {
    assertFalse(classes().isEmpty());
    for (String name : classes()) {
      Object made = Class.forName(name).getConstructor().newInstance();
      assertTrue(made instanceof ExecutionInterceptor, name);
    }
  }

  @Test
  void nativeImagesCanMakeAllOfThem() throws IOException {
    Set<String> named = new TreeSet<>();
    for (JsonNode entry : metadata("reflect-config.json").asArray()) {
      named.add(entry.field("name").orElseThrow().asString());
      // The form in which GraalVM takes a constructor without parameters.
      assertEquals(
          JsonNode.parser().parse("[{\"name\": \"<init>\", \"parameterTypes\": []}]"),
          entry.field("methods").orElseThrow());
    }
    assertEquals(classes(), named);
  }

  @Test
  void nativeImagesHaveTheFilesThatNameThem() throws IOException {
    Set<String> files =
        lists().stream()
            .map(file -> RESOURCES.relativize(file).toString().replace('\\', '/'))
            .collect(Collectors.toCollection(TreeSet::new));
    JsonNode included =
        metadata("resource-config.json")
            .field("resources")
            .orElseThrow()
            .field("includes")
            .orElseThrow();
    Set<String> patterns = new TreeSet<>();
    included.asArray().forEach(one -> patterns.add(one.field("pattern").orElseThrow().asString()));

    assertEquals(files.size(), patterns.size());
    for (String file : files) {
      assertTrue(patterns.stream().anyMatch(file::matches), file);
    }
  }

  /** GraalVM looks for metadata in a folder of the artifact's coordinates. */
  @Test
  void theMetadataIsWhereNativeImagesLookForIt() throws IOException {
    String project = Files.readString(Path.of("pom.xml"));
    assertTrue(project.contains("<artifactId>" + METADATA.getFileName() + "</artifactId>"));
    assertTrue(project.contains("<groupId>" + METADATA.getParent().getFileName() + "</groupId>"));
  }

  @Test
  void relocationLeavesThemAlone() throws IOException {
    assertEquals(
        List.of(), classes().stream().filter(name -> name.startsWith("io.partita")).toList());
  }
}
