package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.ClientDriver;
import io.partita.runtime.internal.operation.Step;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

class ClientDriverTest {

  private final ScriptedClient client = new ScriptedClient();
  private final ClientDriver driver = new ClientDriver(client, false, true, true);

  @Test
  void aLongLoopDoesNotGrowTheStack() {
    int count = driver.run(countTo(100_000, 0).map(reached -> reached + 1));

    assertEquals(100_001, count);
  }

  private static Step<Integer> countTo(int end, int count) {
    return count == end
        ? Step.done(count)
        : Step.pause(Duration.ZERO, () -> countTo(end, count + 1));
  }

  @Test
  void aResponseLeadsToTheNextStep() {
    client.thenFind(Map.of("id", Tickets.value("7")));

    String id =
        driver.run(
            Step.send(
                get(), answer -> Step.done(answer.item(GetItemResponse::item).get("id").s())));

    assertEquals("7", id);
  }

  @Test
  void aFailureCanLeadToTheNextStep() {
    client.thenFail(SdkClientException.create("no network"));

    assertEquals(
        "no network",
        driver.run(
            Step.send(get(), answer -> Step.done(""), failure -> Step.done(failure.getMessage()))
                .map(message -> message)));
  }

  @Test
  void aFailureThatNobodyJudgesIsThrownUnchanged() {
    SdkClientException failure = SdkClientException.create("no network");
    client.thenFail(failure);

    assertSame(
        failure,
        assertThrows(
            SdkClientException.class,
            () -> driver.run(Step.send(get(), answer -> Step.done(answer.response().hasItem())))));
  }

  @Test
  void itemsAreInTheResponseWhereNobodyTakesThemOut() {
    ScriptedClient configured =
        new ScriptedClient() {
          @Override
          public DynamoDbServiceClientConfiguration serviceClientConfiguration() {
            return DynamoDbServiceClientConfiguration.builder().build();
          }
        };
    ClientDriver hopeful = new ClientDriver(configured, false, true, true);
    for (int i = 0; i < 2; i++) {
      configured.thenFind(Map.of("id", Tickets.value("7")));
      assertEquals(
          Map.of("id", Tickets.value("7")),
          hopeful.run(Step.send(get(), answer -> Step.done(answer.item(GetItemResponse::item)))));
    }
    assertFalse(hopeful.sendsBytes());
  }

  @Test
  void anInterruptionEndsAPauseAndStaysVisible() {
    Thread.currentThread().interrupt();

    assertThrows(
        AbortedException.class,
        () -> driver.run(Step.pause(Duration.ofMinutes(1), () -> Step.done(true))));
    assertTrue(Thread.interrupted());
  }

  private static Call<GetItemRequest, GetItemResponse> get() {
    return Call.getItem(GetItemRequest.builder().build());
  }
}
