package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.internal.operation.TableContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** That the SDK lets us see which attempts of a request were answered. */
class LostResponseTest {

  private static final String REJECTION =
      """
      {"__type": "com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException",
       "message": "The conditional request failed",
       "Item": {"PK": {"S": "TICKET#1"}, "SK": {"S": "INFO"}, "Type": {"S": "Ticket"}, "id": {"S": "1"},
                "points": {"N": "3"}, "notes": {"L": []}, "labels": {"M": {}}}}
      """;

  private final Ticket ticket = Ticket.of("1", null, null, 3);

  @Test
  void afterAnAttemptWithoutAnAnswerARefusalProvesNothing() {
    EntityOperations<Ticket, TicketKey> operations = operations(1);

    assertThrows(OutcomeUnknownException.class, () -> operations.create(ticket));
  }

  @Test
  void theRefusalOfTheFirstAttemptIsCertain() {
    EntityOperations<Ticket, TicketKey> operations = operations(0);

    assertThrows(ItemAlreadyExistsException.class, () -> operations.create(ticket));
  }

  private static EntityOperations<Ticket, TicketKey> operations(int lostResponses) {
    DynamoDbClient client =
        DynamoDbClient.builder()
            .httpClient(new LossyHttpClient(lostResponses))
            .endpointOverride(URI.create("http://localhost:8000"))
            .region(Region.US_EAST_1)
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("key", "secret")))
            .build();
    return new EntityOperations<>(
        TableContext.of(client, "tickets", Tickets.OPTIONS), TicketSchema.PLAIN);
  }

  /** Loses the first responses, then answers that the condition is not true. */
  private static final class LossyHttpClient implements SdkHttpClient {

    private int lost;

    private LossyHttpClient(int lost) {
      this.lost = lost;
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
      return new ExecutableHttpRequest() {
        @Override
        public HttpExecuteResponse call() throws IOException {
          if (lost-- > 0) {
            throw new IOException("Connection reset");
          }
          return rejection();
        }

        @Override
        public void abort() {}
      };
    }

    private static HttpExecuteResponse rejection() {
      byte[] body = REJECTION.getBytes(StandardCharsets.UTF_8);
      return HttpExecuteResponse.builder()
          .response(
              SdkHttpResponse.builder()
                  .statusCode(400)
                  .putHeader("Content-Type", "application/x-amz-json-1.0")
                  .build())
          .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
          .build();
    }

    @Override
    public void close() {}
  }
}
