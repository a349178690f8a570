package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Precision;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Components that live in keys alone, and a managed timestamp in the table's key. */
class KeyOnlyTest {

  private static final Map<String, AttributeValue> STORED =
      Map.of(
          "PK", Tickets.value("ROOM#r"),
          "SK", Tickets.value("2026-01-02T03:04:05Z"),
          "GSI1PK", Tickets.value("AUTHOR#ann"),
          "GSI1SK", Tickets.value("draft"));

  private final ScriptedClient client = new ScriptedClient();
  private final EntityOperations<Note, NoteKey> operations =
      new EntityOperations<>(TableContext.of(client, "notes", Tickets.OPTIONS), NoteKey.TYPE);

  @Test
  void createFillsTheTimestampInTheTablesKey() {
    client.then(PutItemResponse.builder().build());

    operations.create(new Note("r", null, "ann", "draft"));

    assertEquals(STORED, client.request(0, PutItemRequest.class).item());
  }

  @Test
  void replaceNeedsTheTimestampOfTheKey() {
    assertThrows(
        InvalidKeyException.class, () -> operations.replace(new Note("r", null, "ann", "draft")));
    assertTrue(client.requests().isEmpty());
  }

  @Test
  void putWritesIndexKeysAndNothingElse() {
    client.thenUpdate(STORED);

    operations.put(new Note("r", Tickets.NOW, "ann", "draft"));

    UpdateItemRequest request = client.request(0, UpdateItemRequest.class);
    assertEquals("SET #GSI1PK = :GSI1PK, #GSI1SK = :GSI1SK", request.updateExpression());
    assertEquals(Tickets.value("2026-01-02T03:04:05Z"), request.key().get("SK"));
  }

  @Test
  void aComponentOfAnIndexKeyIsReadFromItAndTheWholeKeyGuarded() {
    client.thenFind(STORED).thenUpdate(STORED);

    new NoteUpdate(operations).state("final").execute();

    UpdateItemRequest request = client.request(1, UpdateItemRequest.class);
    assertEquals("SET #GSI1PK = :GSI1PK, #GSI1SK = :GSI1SK", request.updateExpression());
    assertEquals(
        "attribute_exists(#PK) AND #GSI1PK = :GSI1PK2 AND #GSI1SK = :GSI1SK2",
        request.conditionExpression());
    Map<String, AttributeValue> values = request.expressionAttributeValues();
    assertEquals(Tickets.value("AUTHOR#ann"), values.get(":GSI1PK"));
    assertEquals(Tickets.value("final"), values.get(":GSI1SK"));
    assertEquals(Tickets.value("draft"), values.get(":GSI1SK2"));
  }

  /** A note in a room. */
  record Note(String room, @Nullable Instant at, String author, String state) {}

  private static final class NoteUpdate extends UpdateBuilder<Note, NoteKey, NoteUpdate> {

    private NoteUpdate(EntityOperations<Note, NoteKey> operations) {
      super(operations, NoteKey.of(new Note("r", Instant.parse("2026-01-02T03:04:05Z"), "", "")));
    }

    private NoteUpdate state(String state) {
      return set(NoteKey.STATE, state);
    }
  }

  private static final class NoteKey extends GeneratedKey<Note> {

    private static final Component<Note, String> ROOM = Component.of("room", Note::room);
    private static final Component<Note, Instant> AT = Component.of("at", Note::at);
    private static final Component<Note, String> AUTHOR = Component.of("author", Note::author);
    private static final Component<Note, String> STATE = Component.of("state", Note::state);
    private static final PrimaryKey<Note> KEY =
        PrimaryKey.of(
            "Note",
            KeyAttribute.partition(
                "PK", KeyTemplate.<Note>literal("ROOM#").then(ROOM, KeyFormats.TEXT)),
            KeyAttribute.sort(
                "SK", KeyTemplate.<Note>empty().then(AT, KeyFormats.instant(Precision.SECONDS))));
    private static final KeyAttribute<Note> INDEX_PARTITION =
        KeyAttribute.partition(
            "GSI1PK", KeyTemplate.<Note>literal("AUTHOR#").then(AUTHOR, KeyFormats.TEXT));
    private static final KeyAttribute<Note> INDEX_SORT =
        KeyAttribute.sort("GSI1SK", KeyTemplate.<Note>empty().then(STATE, KeyFormats.TEXT));
    private static final EntityType<Note, NoteKey> TYPE =
        EntityType.builder(new NoteMapper(), KEY, NoteKey::of, NoteKey::new)
            .components(ROOM, AT, AUTHOR, STATE)
            .indexes(IndexKey.of("Note", "GSI1", INDEX_PARTITION, INDEX_SORT))
            .createdAt(AT, Precision.SECONDS)
            .build();

    private NoteKey(ComponentValues<Note> values) {
      super(KEY, values);
    }

    private static NoteKey of(Note note) {
      return new NoteKey(ComponentValues.of(ROOM, note.room(), AT, note.at()));
    }
  }

  private static final class NoteMapper extends EntityMapper<Note> {

    private static final AttributeNames NAMES = AttributeNames.of("PK", "SK", "GSI1PK", "GSI1SK");

    private NoteMapper() {
      super("Note");
    }

    @Override
    protected Note readAttributes(ItemReader reader) {
      String[] keys = new String[4];
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        keys[i] = Codecs.STRING.read(reader);
      }
      return new Note(
          keys[0].substring("ROOM#".length()),
          Instant.parse(keys[1]),
          keys[2].substring("AUTHOR#".length()),
          keys[3]);
    }

    @Override
    protected void writeAttributes(Note note, ItemWriter writer) {
      throw new UnsupportedOperationException();
    }
  }
}
