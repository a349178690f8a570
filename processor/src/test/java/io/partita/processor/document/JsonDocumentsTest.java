package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** What programs read can be read. */
class JsonDocumentsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "campus",
        "clubs",
        "collections",
        "community",
        "everything",
        "existing",
        "projections",
        "school",
        "shards",
        "workspace"
      })
  void everyFileIsAnObject(String example) {
    int files = 0;
    for (Map.Entry<String, String> file : WrittenDocuments.of(example).entrySet()) {
      if (file.getKey().endsWith(".json")) {
        assertTrue(JsonNode.parser().parse(file.getValue()).isObject(), file.getKey());
        files++;
      }
    }
    assertEquals(4, files);
  }
}
