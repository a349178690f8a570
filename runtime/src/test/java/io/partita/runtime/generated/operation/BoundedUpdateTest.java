package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Tickets.stored;
import static io.partita.runtime.generated.operation.Tickets.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.TooManyElementsException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.EntityTypeBuilder;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.internal.operation.TableContext;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Sets and maps with a bound change in place as long as DynamoDB can tell that there is room. */
class BoundedUpdateTest {

  private static final Component<Ticket, Set<String>> TAGS =
      Component.of("tags", Ticket::tags, Codecs.atMost(3, TicketMapper.TAGS));
  private static final Component<Ticket, Map<String, String>> LABELS =
      Component.of("labels", Ticket::labels, Codecs.atMost(3, TicketMapper.LABELS));
  private static final Component<Ticket, List<String>> NOTES =
      Component.of("notes", Ticket::notes, Codecs.atMost(3, TicketMapper.NOTES));
  private static final Component<Ticket, Set<String>> LISTED_TAGS =
      Component.of("tags", Ticket::tags, Codecs.atMost(3, Codecs.listSet(Codecs.STRING)));

  private static final EntityType<Ticket, TicketKey> BOUNDED = type(TAGS).build();

  private final ScriptedClient client = new ScriptedClient();

  private static EntityTypeBuilder<Ticket, TicketKey> type(Component<Ticket, Set<String>> tags) {
    return EntityType.builder(
            TicketMapper.INSTANCE, TicketSchema.KEY, TicketKey::of, TicketKey::from)
        .type("Type", "Ticket")
        .components(TicketSchema.ID, TicketSchema.STATUS, TicketSchema.POINTS, tags, NOTES, LABELS)
        .orCreateDefault(TicketSchema.POINTS, 0L);
  }

  @Test
  void anElementIsAddedWhereThereIsRoomOrItIsThere() {
    client.thenUpdate(Map.of());

    tagging("x").execute();

    assertEquals(1, client.requests().size());
    assertEquals("ADD #tags :tags", request(0).updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND (attribute_not_exists(#tags) OR size(#tags) < :max"
            + " OR size(#tags) = :max2 AND contains(#tags, :tags2))",
        request(0).conditionExpression());
    assertEquals(value(3), values(0).get(":max"));
    assertEquals(value("x"), values(0).get(":tags2"));
  }

  @Test
  void elementsAreAddedWhereThereIsRoomForAll() {
    client.thenUpdate(Map.of());

    tagging("x", "y").execute();

    assertEquals(
        "attribute_exists(#PK) AND (attribute_not_exists(#tags) OR size(#tags) <= :size)",
        request(0).conditionExpression());
    assertEquals(value(1), values(0).get(":size"));
  }

  @Test
  void anEntryIsPutWhereThereIsRoomOrItIsThere() {
    client.thenUpdate(Map.of());

    labelling("a").execute();

    assertEquals(1, client.requests().size());
    assertEquals("SET #labels.#n0 = :labels", request(0).updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_exists(#labels) AND (size(#labels) < :max"
            + " OR size(#labels) = :max2 AND attribute_exists(#labels.#n0))",
        request(0).conditionExpression());
  }

  @Test
  void entriesArePutWhereThereIsRoomForAll() {
    client.thenUpdate(Map.of());

    labelling("a", "b").unlabelling(LABELS, "c").execute();

    assertEquals(
        "attribute_exists(#PK) AND attribute_exists(#labels) AND size(#labels) <= :size",
        request(0).conditionExpression());
    assertEquals(value(1), values(0).get(":size"));
  }

  @Test
  void elementsThatAreThereNeedNoRoom() {
    client.thenReject(stored("tags", set("x", "y"))).thenUpdate(Map.of());

    tagging("x", "y", "z").execute();

    assertEquals("SET #tags = :tags", request(1).updateExpression());
    assertEquals("attribute_exists(#PK) AND #tags = :tags2", request(1).conditionExpression());
    assertEquals(Set.of("x", "y", "z"), Set.copyOf(values(1).get(":tags").ss()));
  }

  @Test
  void entriesThatAreThereOrGoNeedNoRoom() {
    client.thenReject(stored("labels", Map.of("a", "1", "b", "2", "c", "3"))).thenUpdate(Map.of());

    labelling("a", "d").unlabelling(LABELS, "b").execute();

    assertEquals("SET #labels = :labels", request(1).updateExpression());
    assertEquals(value(Map.of("a", "x", "c", "3", "d", "x")), values(1).get(":labels"));
  }

  @Test
  void whatDoesNotFitIsRefusedByWhatTheRejectionTold() {
    client.thenReject(stored("tags", set("x", "y", "z")));
    refused("tags", () -> tagging("u").execute());
    assertEquals(1, client.requests().size());

    client.thenReject(stored("tags", set("x", "y")));
    refused("tags", () -> tagging("x", "u", "v").execute());
    assertEquals(2, client.requests().size());

    client.thenReject(stored("labels", Map.of("a", "1", "b", "2", "c", "3")));
    refused("labels", () -> labelling("d", "e").unlabelling(LABELS, "c").execute());
    assertEquals(3, client.requests().size());
  }

  @Test
  void theLastAttemptKnowsToo() {
    client.thenReject(stored("tags", set("x", "y", "z")));
    Options once = Options.builder().writeAttempts(1).build();

    refused(
        "tags",
        () ->
            new TicketUpdate(Tickets.operations(client, BOUNDED, once), "1")
                .adding(TAGS, "u")
                .execute());
  }

  @Test
  void moreThanTheBoundIsNeverSent() {
    refused("tags", () -> tagging("1", "2", "3", "4").execute());
    refused("labels", () -> labelling("1", "2", "3", "4").execute());
    refused("notes", () -> update().appending(NOTES, "1", "2", "3", "4").execute());
    assertTrue(client.requests().isEmpty());
  }

  @Test
  void theFirstEntryMakesTheMap() {
    client.thenReject(stored()).thenUpdate(Map.of());

    labelling("a", "b", "c").execute();

    assertEquals("SET #labels = :labels", request(1).updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_not_exists(#labels)",
        request(1).conditionExpression());
  }

  @Test
  void aStoredNullIsAnEmptyCollection() {
    client
        .thenReject(stored("tags", AttributeValue.fromNul(true)))
        .thenUpdate(Map.of())
        .thenReject(stored("labels", AttributeValue.fromNul(true)))
        .thenUpdate(Map.of());

    tagging("x").execute();
    labelling("a").execute();

    assertEquals(List.of("x"), values(1).get(":tags").ss());
    assertEquals(value(Map.of("a", "x")), values(3).get(":labels"));
  }

  @Test
  void whatIsNotACollectionIsNamed() {
    client.thenReject(stored("tags", "x")).thenReject(stored("labels", List.of("x")));

    assertEquals("tags", assertThrows(MappingException.class, () -> tagging("x").execute()).path());
    assertEquals(
        "labels", assertThrows(MappingException.class, () -> labelling("x").execute()).path());
  }

  /** Where an index key is read anyway, the set need not be unchanged, only have room. */
  @Test
  void whatWasReadForAnotherReasonStillChangesInPlaceWhereThereIsRoom() {
    EntityType<Ticket, TicketKey> indexed = type(TAGS).indexes(TicketSchema.GSI2).build();
    client
        .thenFind(stored("status", "open", "points", 7, "tags", set("x")))
        .thenUpdate(Map.of())
        .thenFind(stored("status", "open", "points", 7, "tags", set("x", "y", "z")))
        .thenUpdate(Map.of())
        .thenFind(stored("status", "open", "points", 7, "tags", set("x", "y", "z")));

    Tickets.update(client, indexed)
        .setting(TicketSchema.STATUS, "done")
        .adding(TAGS, "x", "y")
        .execute();
    assertTrue(request(1).updateExpression().endsWith("ADD #tags :tags"));

    Tickets.update(client, indexed)
        .setting(TicketSchema.STATUS, "done")
        .adding(TAGS, "x", "y")
        .execute();
    assertTrue(request(3).updateExpression().contains("#tags = :tags"));

    TicketUpdate tooMuch =
        Tickets.update(client, indexed).setting(TicketSchema.STATUS, "done").adding(TAGS, "u");
    refused("tags", tooMuch::execute);
    assertEquals(5, client.requests().size());
  }

  @Test
  void removingFromWhatIsTooLargeIsNeverRefused() {
    EntityType<Ticket, TicketKey> listed = type(LISTED_TAGS).build();
    client
        .thenFind(stored("tags", List.of("1", "2", "3", "4", "5")))
        .thenUpdate(Map.of())
        .thenUpdate(Map.of())
        .thenUpdate(Map.of());

    Tickets.update(client, listed).removing(LISTED_TAGS, "1").execute();
    assertEquals(value(List.of("2", "3", "4", "5")), values(1).get(":tags"));

    update().removing(TAGS, "1").execute();
    update().unlabelling(LABELS, "1").execute();
    assertEquals("attribute_exists(#PK)", request(2).conditionExpression());
    assertEquals(
        "attribute_exists(#PK) AND attribute_exists(#labels)", request(3).conditionExpression());
  }

  @Test
  void nothingIsPutIntoWhatIsTooLarge() {
    client
        .thenReject(stored("labels", Map.of("a", "1", "b", "2", "c", "3", "d", "4")))
        .thenReject(stored("tags", set("a", "b", "c", "d")));

    refused("labels", () -> labelling("a").execute());
    refused("tags", () -> tagging("a").execute());
  }

  @Test
  void afterALostResponseWhatIsThereIsWhatThisCallAdded() {
    client.thenReject(stored("tags", set("x", "y")), 2).thenUpdate(Map.of());

    tagging("x", "y").execute();

    assertEquals("SET #tags = :tags", request(1).updateExpression());
  }

  @Test
  void afterALostResponseNobodyKnowsThatThereWasNoRoom() {
    client.thenReject(stored("tags", set("a", "b", "c")), 2);
    OutcomeUnknownException unknown =
        assertThrows(OutcomeUnknownException.class, () -> tagging("x").execute());
    assertInstanceOf(TooManyElementsException.class, unknown.getCause());

    client
        .thenReject(stored("tags", set("x", "y")), 2)
        .thenReject(stored("tags", set("a", "b")))
        .thenFind(stored("tags", set("a", "b", "c")));
    assertThrows(OutcomeUnknownException.class, () -> tagging("x", "y").execute());
  }

  @Test
  void transactionsPlanAgainWithWhatIsStored() {
    client.thenRefuse(stored("tags", set("x", "y"))).thenCommit();

    new TicketTransaction(context()).update(tagging("x", "y", "z")).execute();

    Update first = client.actions(0).get(0).update();
    assertEquals("ADD #tags :tags", first.updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND (attribute_not_exists(#tags) OR size(#tags) <= :size)",
        first.conditionExpression());
    Update second = client.actions(1).get(0).update();
    assertEquals("SET #tags = :tags", second.updateExpression());
  }

  @Test
  void transactionsSayWhatIsTooMuch() {
    client
        .thenRefuse(stored("tags", set("x", "y", "z")))
        .thenRefuse(stored("tags", set("x", "y")))
        .thenRefuse(stored("labels", Map.of("a", "1", "b", "2", "c", "3")));

    tooMany(tagging("u"));
    tooMany(tagging("x", "u", "v"));
    tooMany(labelling("d"));
    assertEquals(3, client.requests().size());
  }

  @Test
  void onceMeansTheSame() {
    client
        .thenCancel("ConditionalCheckFailed", stored("tags", set("x", "y", "z")))
        .thenCancel("ConditionalCheckFailed", stored("tags", set("x", "y")))
        .thenCommit();

    refused("tags", () -> tagging("u").exactlyOnce().execute());
    tagging("x", "z").exactlyOnce().execute();
    assertEquals("SET #tags = :tags", client.actions(2).get(0).update().updateExpression());
  }

  /** A transaction as it is generated. */
  private static final class TicketTransaction extends TransactionBuilder<TicketTransaction> {

    TicketTransaction(TableContext context) {
      super(new PhysicalTable(context));
    }

    TicketTransaction update(TicketUpdate update) {
      return addUpdate(update);
    }
  }

  private TableContext context() {
    return TableContext.of(client, "tickets", Tickets.OPTIONS);
  }

  private void tooMany(TicketUpdate update) {
    TransactionFailedException failed =
        assertThrows(
            TransactionFailedException.class,
            () -> new TicketTransaction(context()).update(update).execute());
    assertEquals(
        List.of(Reason.TOO_MANY_ELEMENTS),
        failed.failures().stream().map(Failure::reason).toList());
  }

  private static void refused(String attribute, Executable write) {
    TooManyElementsException refused = assertThrows(TooManyElementsException.class, write);
    assertEquals(attribute, refused.path());
    assertEquals(3, refused.max());
  }

  private TicketUpdate update() {
    return Tickets.update(client, BOUNDED);
  }

  private TicketUpdate tagging(String... tags) {
    return update().adding(TAGS, tags);
  }

  private TicketUpdate labelling(String... labels) {
    TicketUpdate update = update();
    for (String label : labels) {
      update.labelling(LABELS, label, "x");
    }
    return update;
  }

  private static AttributeValue set(String... elements) {
    return AttributeValue.fromSs(List.copyOf(new LinkedHashSet<>(List.of(elements))));
  }

  private UpdateItemRequest request(int position) {
    return client.request(position, UpdateItemRequest.class);
  }

  private Map<String, AttributeValue> values(int position) {
    return request(position).expressionAttributeValues();
  }
}
