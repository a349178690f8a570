package com.example.notes;

import com.example.notes.Notes.Note;
import io.partita.runtime.Options;
import java.net.URI;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import partita.interceptor.PartitaInterceptor;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Run with {@code java --module-path}: everything is a module, and nothing is on the class path. */
public final class Main {

  private static final Logger LOGGER = Logger.getLogger(Options.class.getName());
  private static final List<String> WHY_OFF = new ArrayList<>();

  private Main() {}

  public static void main(String[] arguments) {
    LOGGER.setLevel(Level.FINE);
    LOGGER.setFilter(
        line -> {
          WHY_OFF.add(line.getMessage());
          return false;
        });
    if (!System.getProperty("java.class.path").isEmpty()) {
      throw new IllegalStateException("There is a class path.");
    }
    try (DynamoDbClient client =
        DynamoDbClient.builder()
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .endpointOverride(URI.create("http://localhost:1"))
            .region(Region.EU_CENTRAL_1)
            .credentialsProvider(AnonymousCredentialsProvider.create())
            .overrideConfiguration(
                configuration -> configuration.addExecutionInterceptor(new PartitaInterceptor()))
            .build()) {
      NotesTable notes = NotesTable.of(client, "notes");
      if (!WHY_OFF.isEmpty()) {
        throw new IllegalStateException(WHY_OFF.toString());
      }
      Note note = new Note("ada", LocalDate.of(2026, 1, 2), "Looms weave algebra.");
      System.out.println(notes.explain(table -> table.note().create(note)).requests().size());
    }
  }
}
