package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Tickets.stored;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

class ReadsTest {

  private final ScriptedClient client = new ScriptedClient();

  @Test
  void findReadsConsistently() {
    client.thenFind(stored("title", "Broken", "points", 3));

    assertEquals(Optional.of(Ticket.of("1", "Broken", null, 3)), find(TicketSchema.PLAIN));
    assertEquals(
        GetItemRequest.builder()
            .tableName("tickets")
            .key(TicketKey.of("1").attributes())
            .consistentRead(true)
            .build(),
        client.requests().get(0));
  }

  @Test
  void findMayReadEventuallyConsistently() {
    client.thenFind(Map.of());
    Options options = Tickets.OPTIONS.toBuilder().eventuallyConsistentReads(true).build();

    Tickets.operations(client, TicketSchema.PLAIN, options).find(TicketKey.of("1"));

    assertEquals(false, client.request(0, GetItemRequest.class).consistentRead());
  }

  @Test
  void anItemOfAnotherTypeIsAbsent() {
    client.thenFind(stored("Type", "Comment"));

    assertEquals(Optional.empty(), find(TicketSchema.PLAIN));
  }

  @Test
  void anItemWithoutATypeIsAbsent() {
    client.thenFind(TicketKey.of("1").attributes());

    assertEquals(Optional.empty(), find(TicketSchema.PLAIN));
  }

  @Test
  void anItemOfAFormerTypeIsRead() {
    client.thenFind(stored("Type", "Issue", "name", "Broken"));

    assertEquals("Broken", find(TicketSchema.RENAMED).orElseThrow().title());
  }

  @Test
  void anItemIsAbsentFromTheSecondInWhichItExpires() {
    long now = Tickets.NOW.getEpochSecond();
    client.thenFind(stored("expiresAt", now)).thenFind(stored("expiresAt", now + 1));

    assertEquals(Optional.empty(), find(TicketSchema.EXPIRING));
    assertEquals("1", find(TicketSchema.EXPIRING).orElseThrow().id());
  }

  @Test
  void getNamesTheEntityButNotTheKeyOfWhatIsMissing() {
    client.thenFind(Map.of());
    EntityOperations<Ticket, TicketKey> operations = Tickets.operations(client, TicketSchema.PLAIN);

    ItemNotFoundException missing =
        assertThrows(ItemNotFoundException.class, () -> operations.get(TicketKey.of("secret")));

    assertEquals("[ITEM_NOT_FOUND] There is no Ticket with this key.", missing.getMessage());
  }

  @Test
  void withoutATypeAttributeTheKeyTellsTheType() {
    EntityType<Ticket, TicketKey> untyped =
        EntityType.builder(TicketMapper.INSTANCE, TicketSchema.KEY, TicketKey::of, TicketKey::from)
            .components(TicketSchema.ID)
            .build();
    Map<String, AttributeValue> foreign =
        Map.of("PK", Tickets.value("TICKET#1"), "SK", Tickets.value("COMMENT"));
    client.thenFind(stored()).thenFind(foreign);

    assertEquals("1", find(untyped).orElseThrow().id());
    assertEquals(Optional.empty(), find(untyped));
  }

  private Optional<Ticket> find(EntityType<Ticket, TicketKey> type) {
    return Tickets.operations(client, type).find(TicketKey.of("1"));
  }

  @Test
  void existsReadsTheKeyAndWhatTellsTheEntity() {
    client.thenFind(Song.of(1).item()).thenFind(Map.of());
    EntityOperations<Song, Song.Key> songs =
        new EntityOperations<>(TableContext.of(client, "music", Tickets.OPTIONS), Song.TYPED);

    assertEquals(true, songs.exists(Song.of(1).key()));
    assertEquals(false, songs.exists(Song.of(2).key()));

    assertEquals(
        GetItemRequest.builder()
            .tableName("music")
            .key(Song.of(1).key().attributes())
            .consistentRead(true)
            .projectionExpression("#PK, #SK, #Type, #expires")
            .expressionAttributeNames(
                Map.of("#PK", "PK", "#SK", "SK", "#Type", "Type", "#expires", "expires"))
            .build(),
        client.requests().get(0));
  }

  @Test
  void anItemThatExpiredOrIsOfAnotherTypeDoesNotExist() {
    client.thenFind(new Song("Nina", "Gone", 1).item()).thenFind(stored("Type", "Comment"));

    assertEquals(
        false,
        new EntityOperations<>(TableContext.of(client, "music", Tickets.OPTIONS), Song.TYPED)
            .exists(Song.of(1).key()));
    assertEquals(
        false,
        Tickets.operations(client, TicketSchema.PLAIN, Tickets.OPTIONS).exists(TicketKey.of("1")));
  }
}
