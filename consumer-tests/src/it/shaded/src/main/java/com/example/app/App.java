package com.example.app;

import com.example.app.Notes.Note;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbLocal;
import java.util.List;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverterProvider;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.document.EnhancedDocument;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Ends with an error if anything is not as it should be. Its argument says whether items should go
 * past the SDK: {@code on} or {@code off}.
 */
public final class App {

  private App() {}

  public static void main(String[] arguments) {
    boolean on = arguments[0].equals("on");
    String relocated = DynamoDbLocal.class.getName();
    require(relocated.startsWith("com.example.lib."), relocated + " is not relocated.");
    try (DynamoDbLocal local = DynamoDbLocal.start();
        LoggedLines log = new LoggedLines(Options.class.getName())) {
      try (DynamoDbClient client = local.client()) {
        NotesTable notes = NotesTable.of(client, "notes");
        require(log.lines().isEmpty() == on, "Logged: " + log.lines());
        require(
            on || log.lines().get(0).startsWith("The fast path is off: the client has no interceptor"),
            "Logged: " + log.lines());
        notes.createTableIfMissing();
        use(notes);
        useEnhanced(client);
      }
      SeenItems seen = new SeenItems();
      try (DynamoDbClient client =
          local
              .clientBuilder()
              .overrideConfiguration(c -> c.addExecutionInterceptor(seen))
              .build()) {
        NotesTable notes =
            NotesTable.of(client, "notes", Options.builder().fastPathForced(true).build());
        require(notes.note().get("2").text().equals("two"), "The note is another one.");
        require(seen.anyItem() != on, "The SDK sees items: " + seen.anyItem());
      }
    }
  }

  private static void use(NotesTable notes) {
    notes.note().create(new Note("1", "one"));
    notes.note().putAll(List.of(new Note("2", "two"), new Note("3", "three")));
    long found = notes.note().scan().stream().count();
    require(found == 3, "Found " + found + " notes instead of 3.");
    require(notes.note().get("2").text().equals("two"), "The note is another one.");
  }

  /** The same items through the client that brings the other file of interceptors. */
  private static void useEnhanced(DynamoDbClient client) {
    EnhancedDocument note =
        DynamoDbEnhancedClient.builder()
            .dynamoDbClient(client)
            .build()
            .table(
                "notes",
                TableSchema.documentSchemaBuilder()
                    .addIndexPartitionKey(
                        TableMetadata.primaryIndexName(), "PK", AttributeValueType.S)
                    .addIndexSortKey(TableMetadata.primaryIndexName(), "SK", AttributeValueType.S)
                    .attributeConverterProviders(AttributeConverterProvider.defaultProvider())
                    .build())
            .getItem(Key.builder().partitionValue("NOTE#1").sortValue("NOTE").build());
    require(note.getString("text").equals("one"), "The Enhanced Client reads another note.");
  }

  private static void require(boolean condition, String problem) {
    if (!condition) {
      throw new IllegalStateException(problem);
    }
  }
}
