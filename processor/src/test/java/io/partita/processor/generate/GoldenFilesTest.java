package io.partita.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.partita.processor.Compilations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Generated sources compared with what they should be, character by character; {@code
 * -Dgolden.update} rewrites them.
 */
class GoldenFilesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "campus",
        "community",
        "existing",
        "everything",
        "workspace",
        "projections",
        "shards",
        "school"
      })
  void generatedSourcesAreAsExpected(String example) throws IOException {
    Compilations.Result result =
        Compilations.javac().compile(Sources.in("golden/" + example + "/input"));
    assertEquals(List.of(), result.errors());
    for (Map.Entry<String, String> file : GeneratedSources.of(result).entrySet()) {
      Path golden = Sources.RESOURCES.resolve(Path.of("golden", example, file.getKey()));
      String generated = file.getValue();
      if (System.getProperty("golden.update") != null) {
        Files.writeString(golden, generated);
      }
      if (!Files.exists(golden)) {
        fail("Missing " + golden + "; run with -Dgolden.update to write it, then review it");
      }
      assertEquals(Sources.text(golden), generated, golden.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "campus",
        "community",
        "existing",
        "everything",
        "workspace",
        "projections",
        "shards",
        "school"
      })
  void nothingIsExpectedThatIsNotGenerated(String example) throws IOException {
    Set<String> generated =
        GeneratedSources.of(Compilations.javac(), "golden/" + example + "/input").keySet();
    try (Stream<Path> files = Files.list(Sources.RESOURCES.resolve(Path.of("golden", example)))) {
      Set<String> expected =
          files
              .filter(Files::isRegularFile)
              .map(file -> file.getFileName().toString())
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(expected, generated);
    }
  }
}
