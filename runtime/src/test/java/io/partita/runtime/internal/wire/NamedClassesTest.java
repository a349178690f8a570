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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/**
 * What others instantiate by a name in our resources can be instantiated, also in a native image,
 * and keeps its name where {@code io.partita} is relocated.
 */
class NamedClassesTest {

  private static final Path RESOURCES = Path.of("src", "main", "resources");
  private static final Path METADATA =
      RESOURCES.resolve("META-INF/native-image/io.partita/partita-runtime");
  private static final Pattern NAME = Pattern.compile("\"name\": \"([\\w.$]+\\.[\\w.$]+)\"");
  private static final Pattern RESOURCE = Pattern.compile("\\\\\\\\Q(.*)\\\\\\\\E");

  /** Every file that is not metadata for native images is a list of classes. */
  private static List<Path> lists() throws IOException {
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      return files.filter(Files::isRegularFile).filter(file -> !file.startsWith(METADATA)).toList();
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

  private static Set<String> metadata(String file, Pattern pattern) throws IOException {
    return pattern
        .matcher(Files.readString(METADATA.resolve(file)))
        .results()
        .map(match -> match.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
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
  void nativeImagesHaveAllOfThem() throws IOException {
    assertEquals(classes(), metadata("reflect-config.json", NAME));
  }

  @Test
  void nativeImagesHaveTheFilesThatNameThem() throws IOException {
    Set<String> files =
        lists().stream()
            .map(file -> RESOURCES.relativize(file).toString().replace('\\', '/'))
            .collect(Collectors.toCollection(TreeSet::new));

    assertEquals(files, metadata("resource-config.json", RESOURCE));
  }

  @Test
  void relocationLeavesThemAlone() throws IOException {
    assertEquals(
        List.of(), classes().stream().filter(name -> name.startsWith("io.partita")).toList());
  }
}
