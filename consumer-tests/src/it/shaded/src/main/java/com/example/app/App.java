package com.example.app;

import com.example.app.Notes.Note;
import io.partita.testing.DynamoDbLocal;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Ends with an error if anything is not as it should be. */
public final class App {

  private App() {}

  public static void main(String[] arguments) {
    String relocated = DynamoDbLocal.class.getName();
    if (!relocated.startsWith("com.example.lib.")) {
      throw new IllegalStateException(relocated + " is not relocated.");
    }
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient client = local.client()) {
      NotesTable notes = NotesTable.of(client, "notes");
      notes.createTableIfMissing();
      notes.note().create(new Note("1", "one"));
      notes.note().putAll(List.of(new Note("2", "two"), new Note("3", "three")));
      long found = notes.note().scan().stream().count();
      if (found != 3 || !notes.note().get("2").text().equals("two")) {
        throw new IllegalStateException("Found " + found + " notes instead of 3.");
      }
    }
  }
}
