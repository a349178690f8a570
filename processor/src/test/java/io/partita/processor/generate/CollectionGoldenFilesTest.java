package io.partita.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is generated for collections, and nothing of what their entities get, compared character by
 * character; {@code -Dgolden.update} rewrites it.
 */
class CollectionGoldenFilesTest {

  private static final Pattern OF_COLLECTIONS =
      Pattern.compile("import io.partita.runtime.generated.operation.\\w*Collection");

  private static final Path GOLDEN = Sources.RESOURCES.resolve(Path.of("golden", "collections"));

  @Test
  void generatedSourcesAreAsExpected() throws IOException {
    Compilations.Result result =
        Compilations.javac().compile(Sources.in("golden/collections/input"));
    assertEquals(List.of(), result.errors());
    Map<String, String> generated = new TreeMap<>(GeneratedSources.of(result));
    generated.values().removeIf(source -> !OF_COLLECTIONS.matcher(source).find());
    if (System.getProperty("golden.update") != null) {
      for (Map.Entry<String, String> file : generated.entrySet()) {
        Files.writeString(GOLDEN.resolve(file.getKey()), file.getValue());
      }
    }
    assertEquals(files(), generated.keySet());
    for (Map.Entry<String, String> file : generated.entrySet()) {
      assertEquals(Sources.text(GOLDEN.resolve(file.getKey())), file.getValue(), file.getKey());
    }
  }

  private static Set<String> files() throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
