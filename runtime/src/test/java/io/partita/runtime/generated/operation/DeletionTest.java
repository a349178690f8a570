package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Tickets.stored;
import static io.partita.runtime.generated.operation.Tickets.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;

class DeletionTest {

  private static final TicketKey KEY = TicketKey.of("1");
  private static final Condition<Ticket> IS_OPEN =
      new TextField<Ticket>(Path.of("status")).eq("open");

  private final ScriptedClient client = new ScriptedClient();
  private final EntityOperations<Ticket, TicketKey> plain =
      Tickets.operations(client, TicketSchema.PLAIN);
  private final EntityOperations<Ticket, TicketKey> managed =
      Tickets.operations(client, TicketSchema.MANAGED);
  private final EntityOperations<Ticket, TicketKey> expiring =
      Tickets.operations(client, TicketSchema.EXPIRING);

  @Test
  void deleteRequiresAnItem() {
    client.thenReject(Map.of());

    assertThrows(ItemNotFoundException.class, () -> plain.delete(KEY));
    assertEquals(KEY.attributes(), request().key());
    assertEquals("attribute_exists(#PK)", request().conditionExpression());
  }

  @Test
  void afterALostResponseNobodyKnowsWhoDeletedAnAbsentItem() {
    client.thenReject(Map.of(), 2).thenReject(Map.of(), 2).thenReject(Map.of(), 2);

    OutcomeUnknownException unknown =
        assertThrows(OutcomeUnknownException.class, () -> plain.delete(KEY));
    assertEquals(Optional.empty(), unknown.stored());
    assertThrows(OutcomeUnknownException.class, () -> plain.deleteIfExists(KEY));
    assertThrows(OutcomeUnknownException.class, () -> plain.deleteIfExists(KEY, IS_OPEN));
  }

  @Test
  void deleteByKeyIgnoresTheVersion() {
    deleted(Map.of());

    managed.delete(KEY);

    assertEquals("attribute_exists(#PK)", request().conditionExpression());
  }

  @Test
  void deleteByRecordRequiresItsVersion() {
    client.thenReject(stored("version", 4));

    assertThrows(
        VersionConflictException.class,
        () -> managed.delete(Ticket.of("1", null, null, 0).withVersion(3L)));
    assertEquals("attribute_exists(#PK) AND #version = :version", request().conditionExpression());
    assertEquals(Map.of(":version", value(3)), request().expressionAttributeValues());
  }

  @Test
  void aConditionOfDeleteIsJudgedOnWhatIsStored() {
    client.thenReject(stored("status", "closed"));

    assertThrows(ConditionFailedException.class, () -> plain.delete(KEY, IS_OPEN));
    assertEquals("attribute_exists(#PK) AND #status = :status", request().conditionExpression());
  }

  @Test
  void anExpiredItemIsNotFound() {
    client.thenReject(stored("expiresAt", Tickets.NOW.getEpochSecond()));

    assertThrows(ItemNotFoundException.class, () -> expiring.delete(KEY));
    assertEquals(
        "attribute_exists(#PK) AND NOT (#expiresAt <= :now)", request().conditionExpression());
  }

  @Test
  void deleteIfExistsTellsWhetherThereWasAnItem() {
    deleted(stored());
    client.thenReject(Map.of());

    assertTrue(plain.deleteIfExists(KEY));
    assertFalse(plain.deleteIfExists(KEY));
    assertEquals("attribute_exists(#PK)", request().conditionExpression());
  }

  @Test
  void deleteIfExistsLeavesAnExpiredItemAlone() {
    client.thenReject(stored("expiresAt", Tickets.NOW.getEpochSecond()));

    assertFalse(expiring.deleteIfExists(KEY));
    assertEquals(
        "attribute_exists(#PK) AND NOT (#expiresAt <= :now)", request().conditionExpression());
  }

  @Test
  void deleteIfExistsFailsWhereTheConditionIsNotTrueOfAnItem() {
    client.thenReject(stored("status", "closed")).thenReject(Map.of());

    assertThrows(ConditionFailedException.class, () -> plain.deleteIfExists(KEY, IS_OPEN));
    assertFalse(plain.deleteIfExists(KEY, IS_OPEN));
  }

  private void deleted(Map<String, AttributeValue> old) {
    client.then(DeleteItemResponse.builder().attributes(old).build());
  }

  private DeleteItemRequest request() {
    return client.request(0, DeleteItemRequest.class);
  }
}
