package io.partita.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.examples.cinema.CinemaWalk;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class NarratorTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Narrator narrator =
      new Narrator(new PrintStream(out, true, StandardCharsets.UTF_8));

  private String text() {
    return out.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }

  @Test
  void theCodeIsShownAsItIsRun(DynamoDbClient client, @TableName String table) {
    new CinemaWalk().walk(client, table, narrator);
    assertTrue(
        text().contains("# Roles alone\n> cinema.role().byActor(\"Tom Hanks\").list()\n"), text());
  }

  @Test
  void aLambdaEndsAtItsOwnParenthesis() {
    assertEquals(
        "dao.find(\")\\\"\").filter(a, b)",
        Snippet.lambda(
            "ask(\"Why?\", () ->\n  dao\n    .find(\n      \")\\\"\")\n    .filter(a,\n b));\n x();"));
  }

  @Test
  void answersAreRememberedAndPrinted() {
    narrator.ask("One", () -> List.of(1));
    narrator.ask("Two", () -> List.of(1, 2));
    narrator.fails(
        "None",
        () -> {
          throw new IllegalStateException("no");
        });
    assertEquals(List.of(1, 2), narrator.answer("Two"));
    assertEquals(
        "\n# One\n= [1]\n\n# Two\n= 2 items\n    1\n    2\n\n# None\n! IllegalStateException: no\n",
        text());
    assertThrows(NoSuchElementException.class, () -> narrator.answer("Three"));
  }

  @Test
  void whatShouldFailAndDoesNotIsAnError() {
    assertThrows(IllegalStateException.class, () -> narrator.fails("Never", () -> {}));
    assertThrows(IllegalStateException.class, () -> askTwice("Same"));
  }

  private void askTwice(String question) {
    narrator.ask(question, () -> 1);
    narrator.ask(question, () -> 2);
  }
}
