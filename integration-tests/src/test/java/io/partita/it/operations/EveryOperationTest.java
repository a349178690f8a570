package io.partita.it.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Every operation of every model sends what its documentation and the chart say, in their order,
 * where they say, as consistently as they say; its permissions and the policy allow all of that.
 */
@DynamoDbTest
class EveryOperationTest {

  private final DynamoDbClient client;
  private final String tableName;

  EveryOperationTest(DynamoDbClient client, @TableName String tableName) {
    this.client = client;
    this.tableName = tableName;
  }

  /** All models whose generated code is kept, and one that has every kind of operation. */
  static List<String> models() throws IOException {
    List<String> models = new ArrayList<>(List.of("io.partita.it.operations.Theatre"));
    names(Path.of("target/test-classes/META-INF/partita"))
        .filter(name -> !name.startsWith("io.partita."))
        .forEach(models::add);
    long kept = names(Path.of("../processor/src/test/resources/golden")).count();
    assertEquals(kept + 1, models.size(), models.toString());
    return models;
  }

  private static Stream<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("models")
  void sendsWhatTheDocumentsSay(String model) {
    List<String> problems =
        new Rehearsal(new Model(model), client, tableName + "-" + model).problems();
    assertTrue(problems.isEmpty(), () -> String.join("\n", problems));
  }
}
