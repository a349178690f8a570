package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.TicketSchema.BY_POINTS;
import static io.partita.runtime.generated.operation.TicketSchema.EXPIRING;
import static io.partita.runtime.generated.operation.TicketSchema.PLAIN;
import static io.partita.runtime.generated.operation.TicketSchema.STATUS;
import static io.partita.runtime.generated.operation.TicketSchema.TITLE;
import static io.partita.runtime.generated.operation.Tickets.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;

/**
 * Whatever a write meets after an attempt that may have been applied, nobody is told that nothing
 * was written; and what was written is not called a failure.
 */
class OpenOutcomeTest {

  private static final int EXPIRED = 1_000_000_000;
  private static final SdkException THROTTLED =
      ThrottlingException.builder().message("Slow down").statusCode(400).build();

  private final ScriptedClient client = new ScriptedClient();

  /** The first request was sent twice, and refused because another writer had changed the item. */
  private ScriptedClient afterAnUnheardAttempt() {
    return client
        .thenFind(stored("status", "new", "points", 9))
        .thenReject(stored("status", "new", "points", 8), 2);
  }

  private Executable closing() {
    return () -> Tickets.update(client, BY_POINTS).setting(STATUS, "closed").execute();
  }

  private static Throwable unknown(Executable write) {
    OutcomeUnknownException unknown = assertThrows(OutcomeUnknownException.class, write);
    return unknown.getCause();
  }

  @Test
  void theNextPlanIsThrottled() {
    afterAnUnheardAttempt().thenFail(THROTTLED);

    assertSame(THROTTLED, unknown(closing()));
  }

  @Test
  void theNextReadIsThrottled() {
    afterAnUnheardAttempt().thenReject(stored("status", "new", "points", 7)).thenFail(THROTTLED);

    assertSame(THROTTLED, unknown(closing()));
  }

  @Test
  void theNextPlanCannotBeMadeOfWhatIsStored() {
    client
        .thenFind(stored("status", "new", "points", 9))
        .thenReject(stored("status", "new", "points", "many"), 2);

    assertInstanceOf(MappingException.class, unknown(closing()));
  }

  @Test
  void theNextPlanWouldHaveAnIndexKeyThatCannotBe() {
    client
        .thenFind(stored("status", "new", "points", 9))
        .thenReject(stored("status", "new", "points", 10_000), 2);

    assertInstanceOf(InvalidKeyException.class, unknown(closing()));
  }

  @Test
  void theRemovalOfAnExpiredItemIsThrottled() {
    client.thenReject(stored("expiresAt", EXPIRED), 2).thenFail(THROTTLED);

    assertSame(
        THROTTLED,
        unknown(
            () -> Tickets.update(client, EXPIRING).setting(TITLE, "title").orCreate().execute()));
  }

  @Test
  void aFailureWithoutAnAnswerSaysNothingThatIsNotTrue() {
    SdkException failure =
        InternalServerErrorException.builder().message("Sorry").statusCode(500).build();
    afterAnUnheardAttempt().thenFail(failure);

    assertSame(failure, assertThrows(SdkException.class, closing()));
  }

  @Test
  void whereAllAttemptsWereAnsweredTheFailureIsTheTruth() {
    client
        .thenFind(stored("status", "new", "points", 9))
        .thenReject(stored("status", "new", "points", 8))
        .thenFail(THROTTLED);

    assertSame(THROTTLED, assertThrows(SdkException.class, closing()));
  }

  @Test
  void whatWasWrittenButCannotBeReadIsNotAFailure() {
    Map<String, AttributeValue> unreadable = stored("points", "many");
    client.thenUpdate(unreadable);

    OutcomeUnknownException unknown =
        assertThrows(
            OutcomeUnknownException.class,
            () -> Tickets.update(client, PLAIN).setting(TITLE, "title").executeAndGet());

    assertTrue(unknown.getMessage().contains("was written"), unknown.getMessage());
    assertInstanceOf(MappingException.class, unknown.getCause());
  }

  @Test
  void whatATransactionHasWrittenButCannotBeReadIsNotAFailure() {
    client.thenCommit().thenFind(stored("points", "many"));
    Options exact = Tickets.OPTIONS.toBuilder().exactOutcomes(true).build();

    Throwable cause =
        unknown(
            () ->
                new TicketUpdate(Tickets.operations(client, PLAIN, exact), "1")
                    .setting(TITLE, "title")
                    .executeAndGet());

    assertInstanceOf(MappingException.class, cause);
    assertEquals(2, client.requests().size());
  }
}
