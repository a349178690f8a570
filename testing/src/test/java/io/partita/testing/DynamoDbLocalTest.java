package io.partita.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class DynamoDbLocalTest {

  private static final Duration START_DEADLINE = Duration.ofMinutes(2);

  /** As the tests of this build have it: the class path of DynamoDB Local alone. */
  private static String localClassPath() {
    return LocalClassPath.find(System::getProperty);
  }

  @Test
  void startsEmptyAndEndsWithClose() {
    DynamoDbLocal local = DynamoDbLocal.fork(localClassPath(), START_DEADLINE);
    try (DynamoDbClient client = local.client()) {
      assertEquals(List.of(), client.listTables().tableNames());

      local.close();

      assertThrows(SdkClientException.class, client::listTables);
    } finally {
      local.close();
    }
  }

  @Test
  void startsFromTheClassPathOfThisProcess() {
    Map<String, String> properties = Map.of("java.class.path", localClassPath());

    try (DynamoDbLocal local = DynamoDbLocal.start(name -> null, properties::get);
        DynamoDbClient client = local.client()) {
      assertEquals(List.of(), client.listTables().tableNames());
    }
  }

  @Test
  void usesTheEndpointOfTheEnvironmentAndStartsNothing() {
    Map<String, String> environment = Map.of("AWS_ENDPOINT_URL_DYNAMODB", "http://localhost:4566 ");

    try (DynamoDbLocal local =
        DynamoDbLocal.start(
            environment::get,
            property -> {
              throw new AssertionError("No need to look for " + property);
            })) {
      assertEquals(URI.create("http://localhost:4566"), local.endpoint());
    }
  }

  @Test
  void aServerThatEndsIsReportedWithWhatItPrinted() {
    IllegalStateException failure =
        assertThrows(
            IllegalStateException.class, () -> DynamoDbLocal.fork("no-such.jar", START_DEADLINE));

    assertTrue(failure.getMessage().startsWith("DynamoDB Local ended while starting"));
    assertTrue(failure.getMessage().contains("ClassNotFoundException"), failure.getMessage());
  }

  @Test
  void aServerThatDoesNotAnswerInTimeIsReported() {
    IllegalStateException failure =
        assertThrows(
            IllegalStateException.class,
            () -> DynamoDbLocal.fork(localClassPath(), Duration.ofMillis(1)));

    assertTrue(failure.getMessage().startsWith("DynamoDB Local did not answer within PT0.001S"));
  }
}
