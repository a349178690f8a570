package io.partita.examples.deliveries;

import static io.partita.examples.deliveries.DeliveriesWalk.ADA_ONE;
import static io.partita.examples.deliveries.DeliveriesWalk.BOB_ONE;
import static io.partita.examples.deliveries.DeliveriesWalk.DAY;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.deliveries.Deliveries.Order;
import io.partita.runtime.CopyDifference;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class DeliveriesTest {

  @Test
  void ordersFollowTheNameOfTheirCustomer(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new DeliveriesWalk(), client, table);
    assertEquals(List.of(ADA_ONE, BOB_ONE), told.answer("The deliveries of a day, with names"));
    assertEquals(
        List.of(
            new CopyDifference("Order", OrderKey.of("ada", "1"), "customerName"),
            new CopyDifference("Order", OrderKey.of("ada", "2"), "customerName")),
        told.answer("Which copies differ"));
    assertEquals(2L, told.answer("Bring them up to date: one transaction"));
    assertEquals(
        List.of(
            new Order("ada", "1", "Ada Lovelace", DAY),
            new Order("ada", "2", "Ada Lovelace", DAY.plusDays(1))),
        told.answer("The customer's orders now"));
  }
}
