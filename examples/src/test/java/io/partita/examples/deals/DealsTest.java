package io.partita.examples.deals;

import static io.partita.examples.deals.DealsWalk.CUPS;
import static io.partita.examples.deals.DealsWalk.PRO_PLAN;
import static io.partita.examples.deals.DealsWalk.SHOP;
import static io.partita.examples.deals.DealsWalk.TEA;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.deals.Deals.Organization;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.TooManyElementsException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class DealsTest {

  @Test
  void nestedRecordsAreReadAndChangedInPlace(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new DealsWalk(), client, table);
    assertEquals(SHOP, told.answer("Everything at once"));
    assertEquals(
        new Organization("shop", "Tea and more", PRO_PLAN, List.of(TEA, CUPS)),
        told.answer("Another plan, if it is still the free one, and another deal"));
    assertInstanceOf(ConditionFailedException.class, told.answer("The same again"));
    assertInstanceOf(
        TooManyElementsException.class, told.answer("More deals than there is room for"));
  }
}
