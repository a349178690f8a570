package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Tickets.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.ItemSnapshot;
import io.partita.runtime.Options;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.EntityTypes;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.TransactionalReads;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;

class TransactionalReadsTest {

  private static final TicketKey TICKET = TicketKey.of("1");
  private static final Song SONG = Song.of(1);

  private final ScriptedClient client = new ScriptedClient();

  @Test
  void itemsOfSeveralEntitiesAreReadAtOnce() {
    answer(stored("title", "Broken"), SONG.item(), Map.of());

    ItemSnapshot snapshot = get(TICKET, SONG.key(), TicketKey.of("2"), TICKET);

    assertEquals("Broken", snapshot.get(TICKET).title());
    assertEquals(Optional.of(SONG), snapshot.find(SONG.key()));
    assertEquals(Optional.empty(), snapshot.find(TicketKey.of("2")));
    assertThrows(ItemNotFoundException.class, () -> snapshot.get(TicketKey.of("2")));
    TransactGetItemsRequest request = client.request(0, TransactGetItemsRequest.class);
    assertEquals(
        List.of(TICKET.attributes(), SONG.key().attributes(), TicketKey.of("2").attributes()),
        request.transactItems().stream().map(item -> item.get().key()).toList());
  }

  @Test
  void aSnapshotKnowsOnlyTheKeysItWasAskedFor() {
    answer(stored());

    ItemSnapshot snapshot = get(TICKET);

    assertThrows(IllegalArgumentException.class, () -> snapshot.find(TicketKey.of("2")));
    assertFalse(snapshot.toString().contains("TICKET"));
  }

  @Test
  void markedExpiredAndForeignItemsAreAbsent() {
    Map<String, AttributeValue> expired =
        Song.TYPED.mapper().toItem(new Song(SONG.artist(), SONG.title(), 1));
    answer(stored("_deleting", 1), expired, stored("Type", "Comment"));

    ItemSnapshot snapshot = get(TICKET, SONG.key(), TicketKey.of("2"));

    assertTrue(snapshot.find(TICKET).isEmpty());
    assertTrue(snapshot.find(SONG.key()).isEmpty());
    assertTrue(snapshot.find(TicketKey.of("2")).isEmpty());
  }

  @Test
  void moreThanAHundredKeysAreRefusedBeforeSending() {
    List<TicketKey> keys =
        IntStream.rangeClosed(0, 100).mapToObj(i -> TicketKey.of("" + i)).toList();

    assertThrows(IllegalArgumentException.class, () -> reads(Tickets.OPTIONS).get(keys));
    assertEquals(List.of(), client.requests());
  }

  @Test
  void aKeyOfAnotherTableIsRefusedBeforeSending() {
    Duet.Key key = Duet.Key.of(new Duet("Nina", "Song1", "Song2"));

    assertThrows(IllegalArgumentException.class, () -> get(key));
    assertEquals(List.of(), client.requests());
  }

  @Test
  void ofNoKeysNothingIsRead() {
    get();

    assertEquals(List.of(), client.requests());
  }

  @Test
  void aConflictIsTriedAgain() {
    client.thenCancelEach("TransactionConflict");
    answer(stored());

    assertTrue(get(TICKET).find(TICKET).isPresent());
  }

  @Test
  void aConflictThatLastsNamesTheItemsAtFault() {
    client.thenCancelEach("None", "TransactionConflict");
    Options impatient = Tickets.OPTIONS.toBuilder().conflictDeadline(Duration.ZERO).build();

    TransactionFailedException failure =
        assertThrows(
            TransactionFailedException.class,
            () -> reads(impatient).get(List.of(TICKET, SONG.key())));
    assertEquals(1, failure.failures().get(0).action());
    assertEquals("Song", failure.failures().get(0).entity());
    assertEquals(Reason.CONFLICT, failure.failures().get(0).reason());
  }

  private ItemSnapshot get(GeneratedKey<?>... keys) {
    return reads(Tickets.OPTIONS).get(List.of(keys));
  }

  private TransactionalReads reads(Options options) {
    return new TransactionalReads(
        TableContext.of(client, "tickets", options),
        new EntityTypes(List.of(TicketSchema.CASCADING, Song.TYPED)));
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  private void answer(Map<String, AttributeValue>... items) {
    client.then(
        TransactGetItemsResponse.builder()
            .responses(
                Stream.of(items)
                    .map(item -> ItemResponse.builder().item(item.isEmpty() ? null : item).build())
                    .toList())
            .build());
  }
}
