package io.partita.examples.orders;

import static io.partita.examples.orders.OrdersWalk.ADA;
import static io.partita.examples.orders.OrdersWalk.FIRST;
import static io.partita.examples.orders.OrdersWalk.SECOND;
import static io.partita.examples.orders.OrdersWalk.THIRD;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.orders.Orders.CustomerWithOrders;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class OrdersTest {

  @Test
  void ordersAreFoundByIdAndByCustomerAndStatus(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new OrdersWalk(), client, table);
    assertEquals(Optional.of(FIRST), told.answer("An order by its id alone"));
    assertEquals(List.of(SECOND, THIRD), told.answer("The open orders of a customer"));
    assertEquals(List.of(THIRD), told.answer("Those of the last days"));
    assertEquals(
        Optional.of(new CustomerWithOrders(ADA, List.of(SECOND, THIRD, FIRST))),
        told.answer("A customer with all orders, in one request"));
    assertEquals(2L, told.answer("What is shipped now"));
  }
}
