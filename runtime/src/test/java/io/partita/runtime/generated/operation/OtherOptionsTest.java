package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** A table for some calls shares what is known of the client, and changes what it is told to. */
class OtherOptionsTest {

  private final CountedClient client = new CountedClient();
  private final List<OperationReport> reports = new ArrayList<>();

  @Test
  void theClientIsAskedNothingMore() {
    TableContext context =
        TableContext.of(client, "tickets", Options.builder().listener(reports::add).build());
    int known = client.asked;
    assertTrue(known > 0, "nothing was asked");

    context
        .withOptions(o -> o.listener(report -> {}).reportConsumedCapacity(true))
        .withOptions(o -> o.requestTimeout(Duration.ofSeconds(1)).eventuallyConsistentReads(true));

    assertEquals(known, client.asked);
  }

  @Test
  void theDriverIsTheSameWhereItMakesNoDifference() {
    TableContext context = TableContext.of(client, "tickets", Options.defaults());

    assertSame(context.driver(), context.withOptions(o -> o.writeAttempts(1)).driver());
    assertSame(
        context.driver(),
        context.withOptions(o -> o.eventuallyConsistentReads(true).exactOutcomes(true)).driver());
  }

  @Test
  void requestsHaveTheTimeoutOfTheirCalls() {
    TableContext context = TableContext.of(client, "tickets", Options.defaults());

    find(context.withOptions(o -> o.requestTimeout(Duration.ofSeconds(3))));
    find(context);

    assertEquals(Optional.of(Duration.ofSeconds(3)), timeout(0));
    assertEquals(Optional.empty(), timeout(1));
  }

  private void find(TableContext context) {
    client.thenFind(Map.of());
    context
        .driver()
        .run(Step.send(Call.getItem(context, Map.of(), true), answer -> Step.done(true)));
  }

  private Optional<Duration> timeout(int request) {
    return client
        .request(request, GetItemRequest.class)
        .overrideConfiguration()
        .flatMap(AwsRequestOverrideConfiguration::apiCallTimeout);
  }

  /** Counts how often it is asked for its configuration. */
  private static final class CountedClient extends ScriptedClient {

    private int asked;

    @Override
    public DynamoDbServiceClientConfiguration serviceClientConfiguration() {
      asked++;
      return DynamoDbServiceClientConfiguration.builder()
          .overrideConfiguration(ClientOverrideConfiguration.builder().build())
          .build();
    }
  }
}
