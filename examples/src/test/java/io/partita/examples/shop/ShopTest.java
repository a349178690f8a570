package io.partita.examples.shop;

import static io.partita.examples.shop.ShopWalk.order;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.VersionConflictException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ShopTest {

  @Test
  void plainEntitiesAreWrittenReadAndChanged(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new ShopWalk(), client, table);
    assertEquals(Optional.of(told.answer("Create")), told.answer("Find"));
    assertInstanceOf(ItemAlreadyExistsException.class, told.answer("Create again"));
    Customer updated = (Customer) told.answer("Update");
    assertEquals(Set.of("math", "vip"), updated.tags());
    assertEquals(2, updated.version());
    assertInstanceOf(
        VersionConflictException.class, told.answer("Replace by a copy of what is stale by now"));
    assertEquals(Optional.of(updated), told.answer("Find by e-mail"));
    assertEquals(List.of(order(10)), told.answer("By status"));
    assertEquals(
        List.of(10L, 9L),
        ((Collection<?>) told.answer("Find several"))
            .stream().map(found -> ((Order) found).orderNo()).toList());
    assertEquals(1L, told.answer("Scan"));
    assertInstanceOf(ItemNotFoundException.class, told.answer("Get what is gone"));
  }
}
