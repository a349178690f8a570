package io.partita.examples.catalog;

import static io.partita.examples.catalog.CatalogWalk.CUP;
import static io.partita.examples.catalog.CatalogWalk.CUP_IN_GIFTS;
import static io.partita.examples.catalog.CatalogWalk.TEA;
import static io.partita.examples.catalog.CatalogWalk.TEA_IN_DRINKS;
import static io.partita.examples.catalog.CatalogWalk.TEA_IN_GIFTS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.catalog.Catalog.Placement;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class CatalogTest {

  @Test
  void productsComeInDisplayOrder(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new CatalogWalk(), client, table);
    assertEquals(List.of(TEA_IN_DRINKS, TEA_IN_GIFTS), told.answer("The categories of a product"));
    assertEquals(
        List.of(
            new Linked<>(TEA_IN_GIFTS, Optional.of(TEA)),
            new Linked<>(CUP_IN_GIFTS, Optional.of(CUP))),
        told.answer("The products of a category in display order, 20 before 100"));
    assertEquals(List.of(TEA_IN_GIFTS), told.answer("Places up to 50"));
    assertEquals(
        Optional.of(new Placement("cup", "gifts", 10, false)),
        told.answer("The first product now"));
  }
}
