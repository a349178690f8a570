package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.internal.wire.CannedHttp.Canned;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.Crc32MismatchException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** What becomes of responses on their way through the SDK's own client. */
class WireInterceptorTest {

  private static final String PAGE =
      """
      {"Count":2,"Items":[{"id":{"S":"ä"}},{"id":{"S":"b"}}],"LastEvaluatedKey":{"id":{"S":"b"}},
      "ScannedCount":3}\
      """;
  private static final List<Map<String, AttributeValue>> ITEMS =
      List.of(Map.of("id", AttributeValue.fromS("ä")), Map.of("id", AttributeValue.fromS("b")));

  private final CannedHttp http = new CannedHttp();
  private final Exchange exchange = new Exchange(Shape.ITEMS, null, null);

  private static QueryRequest query(Exchange exchange) {
    return QueryRequest.builder()
        .tableName("parcels")
        .overrideConfiguration(c -> c.putExecutionAttribute(Exchange.ATTRIBUTE, exchange))
        .build();
  }

  private QueryResponse send() {
    return http.client().query(query(exchange));
  }

  private void assertTaken(QueryResponse response) {
    assertEquals(ITEMS, exchange.items());
    assertTrue(response.items().isEmpty());
    assertEquals(2, response.count());
    assertEquals(3, response.scannedCount());
    assertEquals(ITEMS.get(1), response.lastEvaluatedKey());
    assertEquals("R1", response.responseMetadata().requestId());
  }

  private void assertLeft(QueryResponse response) {
    assertNull(exchange.items());
    assertEquals(ITEMS, response.items());
  }

  @Test
  void theItemsGoPastTheSdkAndTheRestThroughIt() {
    http.then(Canned.ok(PAGE));
    assertTaken(send());
  }

  @Test
  void requestsOfOthersAreLeftAlone() {
    http.then(Canned.ok(PAGE));
    assertLeft(http.client().query(r -> r.tableName("parcels")));
  }

  @Test
  void aCompressedResponseIsRead() {
    http.then(Canned.ok(PAGE).gzip());
    assertTaken(send());
  }

  @Test
  void aResponseNeedsNeitherLengthNorChecksum() {
    http.then(Canned.ok(PAGE).without("Content-Length").without("x-amz-crc32"));
    assertTaken(send());
  }

  @Test
  void aWrongLengthDoesNoHarm() {
    http.then(Canned.ok(PAGE).header("Content-Length", "10"));
    assertTaken(send());
    http.then(Canned.ok(PAGE).header("Content-Length", "100000"));
    assertTaken(send());
    http.then(Canned.ok(PAGE).header("Content-Length", "many"));
    assertTaken(send());
  }

  @Test
  void anEmptyPageIsAListWithoutItems() {
    http.then(Canned.ok("{\"Count\":0,\"Items\":[],\"ScannedCount\":0}"));
    assertEquals(0, send().count());
    assertEquals(List.of(), exchange.items());
  }

  @Test
  void severalTablesOfABatchAreRead() {
    http.then(
        Canned.ok(
            "{\"Responses\":{\"one\":[{\"id\":{\"S\":\"ä\"}}],\"two\":[{\"id\":{\"S\":\"b\"}}]},"
                + "\"UnprocessedKeys\":{\"two\":{\"Keys\":[{\"id\":{\"S\":\"c\"}}]}}}"));
    Exchange batch = new Exchange(Shape.TABLES, null, null);
    BatchGetItemResponse response =
        http.client()
            .batchGetItem(
                BatchGetItemRequest.builder()
                    .overrideConfiguration(c -> c.putExecutionAttribute(Exchange.ATTRIBUTE, batch))
                    .requestItems(Map.of())
                    .build());

    assertEquals(ITEMS, batch.items());
    assertEquals(
        List.of(Map.of("id", AttributeValue.fromS("c"))),
        response.unprocessedKeys().get("two").keys());
  }

  /** Whether it is tried again is the SDK's choice, which has changed between its versions. */
  @Test
  void aWrongChecksumIsTheSdksFailure() {
    int expected = attemptsAtWrongChecksums(QueryRequest.builder().tableName("parcels").build());

    assertEquals(expected, attemptsAtWrongChecksums(query(exchange)));
    assertNull(exchange.items());
  }

  private static int attemptsAtWrongChecksums(QueryRequest request) {
    CannedHttp wrong = new CannedHttp();
    for (int i = 0; i < 3; i++) {
      wrong.then(Canned.ok(PAGE).gzip().header("x-amz-crc32", "1"));
    }
    assertThrows(Crc32MismatchException.class, () -> wrong.client().query(request));
    return wrong.requests().size();
  }

  @Test
  void anErrorIsTheSdks() {
    http.then(
        Canned.of(
            400,
            WireJson.bytes(
                "{\"__type\":\"com.amazonaws.dynamodb.v20120810#ResourceNotFoundException\","
                    + "\"message\":\"none\",\"Items\":[]}")));
    assertThrows(ResourceNotFoundException.class, this::send);
    assertNull(exchange.items());
  }

  @Test
  void aRetryStartsClean() {
    // The items of the first response could be read, but not the rest of it.
    http.then(Canned.ok(PAGE.replace("\"ScannedCount\":3", "\"ScannedCount\":x")))
        .then(Canned.ok("{\"Count\":0}"));
    assertEquals(0, send().count());
    assertNull(exchange.items());

    http.then(Canned.of(500, WireJson.bytes("{}"))).then(Canned.ok(PAGE));
    assertTaken(send());

    http.then(Canned.of(503, new byte[0])).then(Canned.ok("{\"Count\":0}"));
    assertEquals(0, send().count());
    assertNull(exchange.items());
  }

  @Test
  void aConnectionThatBreaksIsTriedAgain() {
    byte[] half = WireJson.bytes(PAGE.substring(0, 60));
    http.then(Canned.of(200, half).breaking()).then(Canned.ok(PAGE));
    assertTaken(send());
    assertEquals(2, http.requests().size());
  }

  @Test
  void aBodyThatEndsEarlyIsTheSdksFailure() {
    for (int i = 0; i < 3; i++) {
      http.then(Canned.ok(PAGE.substring(0, 60)));
    }
    assertThrows(SdkClientException.class, this::send);
    assertNull(exchange.items());
  }

  @Test
  void anotherContentTypeIsTheSdks() {
    http.then(Canned.ok(PAGE).header("Content-Type", "application/json"));
    assertLeft(send());
  }

  @Test
  void whatIsNotUnderstoodIsTheSdks() {
    String later = PAGE.replace("{\"S\":\"b\"}}],", "{\"S\":\"b\",\"New\":1}}],");
    http.then(Canned.ok(later));
    assertLeft(send());
    http.then(Canned.ok(later).gzip());
    assertLeft(send());
  }

  @Test
  void interceptorsOfTheApplicationSeeTheResponseAsItWasSent() {
    List<Integer> seen = new ArrayList<>();
    ExecutionInterceptor theirs =
        new ExecutionInterceptor() {
          @Override
          public void afterTransmission(
              Context.AfterTransmission context, ExecutionAttributes attributes) {
            seen.add(
                Integer.valueOf(
                    context.httpResponse().firstMatchingHeader("Content-Length").orElseThrow()));
          }

          @Override
          public void afterUnmarshalling(
              Context.AfterUnmarshalling context, ExecutionAttributes attributes) {
            seen.add(((QueryResponse) context.response()).items().size());
          }
        };
    http.then(Canned.ok(PAGE));
    assertTaken(http.client(theirs).query(query(exchange)));
    assertEquals(List.of(WireJson.bytes(PAGE).length, 0), seen);
  }

  @Test
  void anAsynchronousResponseIsRead() {
    http.then(Canned.ok(PAGE));
    assertTaken(sendAsync());
    http.then(Canned.ok(PAGE).gzip());
    assertTaken(sendAsync());
  }

  private QueryResponse sendAsync() {
    return http.asyncClient().query(query(exchange)).join();
  }

  @Test
  void anAsynchronousResponseOfOthersIsLeftAlone() {
    http.then(Canned.ok(PAGE).gzip());
    assertLeft(http.asyncClient().query(r -> r.tableName("parcels")).join());
    http.then(Canned.ok(PAGE).header("Content-Type", "application/json"));
    assertLeft(sendAsync());
    http.then(Canned.ok(PAGE.replace("{\"S\":\"b\"}}],", "{\"S\":\"b\",\"New\":1}}],")).gzip());
    assertLeft(sendAsync());
  }

  @Test
  void aWrongChecksumIsTheSdksFailureAsynchronously() {
    int expected =
        attemptsAtWrongChecksumsAsync(QueryRequest.builder().tableName("parcels").build());

    assertEquals(expected, attemptsAtWrongChecksumsAsync(query(exchange)));
    assertNull(exchange.items());
  }

  private static int attemptsAtWrongChecksumsAsync(QueryRequest request) {
    CannedHttp wrong = new CannedHttp();
    for (int i = 0; i < 3; i++) {
      wrong.then(Canned.ok(PAGE).header("x-amz-crc32", "1"));
    }
    CompletionException failure =
        assertThrows(CompletionException.class, () -> wrong.asyncClient().query(request).join());
    assertTrue(failure.getCause() instanceof Crc32MismatchException);
    return wrong.requests().size();
  }

  @Test
  void anErrorIsTheSdksAsynchronously() {
    http.then(Canned.of(500, WireJson.bytes("{}"))).then(Canned.ok(PAGE));
    assertTaken(sendAsync());
  }
}
