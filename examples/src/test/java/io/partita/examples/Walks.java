package io.partita.examples;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Runs walks without printing them. */
public final class Walks {

  private Walks() {}

  /** The narrator after the walk, who knows all answers. */
  public static Narrator walked(Walk walk, DynamoDbClient client, String tableName) {
    Narrator narrator =
        new Narrator(
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    walk.walk(client, tableName, narrator);
    return narrator;
  }
}
