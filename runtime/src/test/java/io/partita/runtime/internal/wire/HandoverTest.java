package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

class HandoverTest {

  private static final GetItemRequest REQUEST = request("one");

  private final Exchange exchange = new Exchange(Shape.ITEM, null, null);
  private final Handover handover = new Handover(REQUEST, exchange);

  private static GetItemRequest request(String table) {
    return GetItemRequest.builder().tableName(table).build();
  }

  @Test
  void theRequestHasTheExchangeDuringItsCall() {
    assertNull(Handover.of(REQUEST));
    assertSame(exchange, handover.during(() -> Handover.of(REQUEST)));
    assertNull(Handover.of(REQUEST));
  }

  @Test
  void otherRequestsHaveNone() {
    handover.during(
        () -> {
          assertNull(Handover.of(request("another")));
          assertNull(Handover.of(request("one")));
          assertSame(exchange, Handover.of(REQUEST));
          return true;
        });
  }

  @Test
  void otherThreadsHaveNone() {
    assertNull(
        handover.during(() -> CompletableFuture.supplyAsync(() -> Handover.of(REQUEST)).join()));
  }

  @Test
  void aCallInsideOfACallHasItsOwn() {
    GetItemRequest inner = request("inner");
    Exchange own = new Exchange(Shape.ITEM, null, null);
    handover.during(
        () -> {
          new Handover(inner, own)
              .during(
                  () -> {
                    assertNull(Handover.of(REQUEST));
                    assertSame(own, Handover.of(inner));
                    return true;
                  });
          assertSame(exchange, Handover.of(REQUEST));
          return true;
        });
  }

  @Test
  void aCallThatFailsLeavesNothingBehind() {
    assertThrows(
        IllegalStateException.class,
        () ->
            handover.during(
                () -> {
                  throw new IllegalStateException();
                }));
    assertNull(Handover.of(REQUEST));
  }

  @Test
  void itShowsNoValues() {
    assertEquals("Handover", handover.toString());
  }
}
