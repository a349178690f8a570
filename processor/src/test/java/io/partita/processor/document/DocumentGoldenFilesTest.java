package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.partita.processor.generate.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Documents compared with what they should be, character by character; {@code -Dgolden.update}
 * rewrites them.
 */
class DocumentGoldenFilesTest {

  @ParameterizedTest
  @ValueSource(strings = {"clubs", "community", "workspace"})
  void documentsAreAsExpected(String example) throws IOException {
    Path folder = folder(example);
    for (Map.Entry<String, String> file : WrittenDocuments.of(example).entrySet()) {
      Path golden = folder.resolve(file.getKey());
      if (System.getProperty("golden.update") != null) {
        Files.createDirectories(folder);
        Files.writeString(golden, file.getValue());
      }
      if (!Files.exists(golden)) {
        fail("Missing " + golden + "; run with -Dgolden.update to write it, then review it");
      }
      assertEquals(Files.readString(golden), file.getValue(), golden.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"clubs", "community", "workspace"})
  void nothingIsExpectedThatIsNotWritten(String example) throws IOException {
    try (Stream<Path> files = Files.list(folder(example))) {
      Set<String> expected =
          files
              .map(file -> file.getFileName().toString())
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(expected, WrittenDocuments.of(example).keySet());
    }
  }

  private static Path folder(String example) {
    return Sources.RESOURCES.resolve(Path.of("golden", example, "documents"));
  }
}
