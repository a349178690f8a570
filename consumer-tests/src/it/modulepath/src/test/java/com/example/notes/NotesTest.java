package com.example.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.notes.Notes.Note;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class NotesTest {

  private final NotesTable notes;

  NotesTest(DynamoDbClient client, @TableName String tableName) {
    notes = NotesTable.of(client, tableName);
    notes.createTableIfMissing();
  }

  @Test
  void readsBackWhatANamedModuleWrote() {
    Note note = new Note("ada", LocalDate.of(2026, 1, 2), "Looms weave algebra.");
    notes.note().create(note);

    assertEquals(note, notes.note().get("ada", note.day()));
    assertTrue(Notes.class.getModule().isNamed());
  }
}
