package io.partita.it.relations;

import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.relations.Cinema.Role;
import io.partita.it.relations.Mailbox.Box;
import io.partita.it.relations.Mailbox.Message;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Items of other entities in the range of a query are never taken for its own. */
@DynamoDbTest
class MixedRangesTest {

  @Test
  void aRangeThatHoldsOtherEntitiesIsFilteredAndSaysSo(
      DynamoDbClient client, @TableName("mail") String name) {
    MailboxTable mail = MailboxTable.of(client, name);
    mail.createTableIfMissing();
    mail.box().create(new Box("b", "ada"));
    Message first = mail.message().create(new Message("b", "A", "one"));
    Message last = mail.message().create(new Message("b", "Z", "two"));
    assertEquals(List.of(first, last), mail.message().byBoxId("b").list());
    assertEquals(2, mail.message().byBoxId("b").count());
    assertEquals(List.of(last), mail.message().byBoxId("b").messageIdFrom("B").list());
    assertEquals(
        List.of(first, last), Pages.concatenate(mail.message().byBoxId("b").pageSize(1)::page));
    String explained = mail.message().byBoxId("b").explain().describe();
    assertTrue(explained.contains("FilterExpression: #Type = :type"), explained);
    assertTrue(explained.contains("items of other entities"), explained);
  }

  @Test
  void anItemThatAnotherProgramPutIntoTheRangeIsLeftOut(
      DynamoDbClient client, @TableName("cinema") String name) {
    CinemaTable cinema = CinemaTable.of(client, name);
    cinema.createTableIfMissing();
    Role role = cinema.role().create(new Role("Alien", "Weaver", "Ripley"));
    new RawItems(client, name)
        .put(
            Map.of(
                "PK", text("MOVIE#Alien"),
                "SK", text("ACTOR#Stranger"),
                "Type", text("Stunt"),
                "movieTitle", text("Alien")));
    assertEquals(List.of(role), cinema.role().byMovie("Alien").list());
    String explained = cinema.role().byMovie("Alien").explain().describe();
    assertFalse(explained.contains("FilterExpression"), explained);
  }
}
