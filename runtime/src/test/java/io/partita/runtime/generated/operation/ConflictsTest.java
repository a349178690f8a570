package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.RequestLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

class ConflictsTest {

  private static final List<SdkException> THROTTLING =
      List.of(
          ThrottlingException.builder().message("slow down").build(),
          ProvisionedThroughputExceededException.builder().message("slow down").build(),
          RequestLimitExceededException.builder().message("slow down").build());

  private final Clubs table = new Clubs();
  private final ScriptedClient client = table.client;

  @Test
  void aThrottledTransactionIsSentAgainWithTheSameToken() {
    THROTTLING.forEach(client::thenFail);
    client.thenFail(TransactionInProgressException.builder().message("wait").build());
    client.thenCommit();
    table.members.create(new Member("a", "ada"));
    assertEquals(5, client.requests().size());
    client.requests().forEach(request -> assertEquals(client.requests().get(0), request));
  }

  @Test
  void anotherThrottledWriteIsLeftToTheSdk() {
    for (SdkException throttling : THROTTLING) {
      client.thenFail(throttling);
      assertSame(
          throttling,
          assertThrows(SdkException.class, () -> table.plainClubs.create(Club.of("a"))));
    }
  }

  @Test
  void conflictsAreTriedAsOftenAsTheOptionsSay() {
    TableContext context =
        TableContext.of(client, "clubs", Clubs.OPTIONS.toBuilder().transactionAttempts(3).build());
    for (int i = 0; i < 3; i++) {
      client.thenCancelEach("None", i == 1 ? "ThrottlingError" : "TransactionConflict");
    }
    TransactionFailedException failed =
        assertThrows(
            TransactionFailedException.class,
            () -> new EntityOperations<>(context, Member.TYPE).create(new Member("a", "ada")));
    assertEquals(3, client.requests().size());
    assertEquals(Reason.CONFLICT, failed.failures().get(0).reason());

    SdkException conflict = TransactionConflictException.builder().message("busy").build();
    client.thenFail(conflict).thenFail(conflict).thenFail(conflict);
    assertSame(
        conflict,
        assertThrows(
            SdkException.class,
            () -> new EntityOperations<>(context, Club.PLAIN).create(Club.of("a"))));
  }
}
