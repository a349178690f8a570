package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.operation.TableContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

class MarkedItemsTest {

  private static final Enrollment OPEN = Enrollment.of("ada", "2026", "logic");
  private static final Enrollment MARKED = Enrollment.of("bob", "2026", "logic");

  private final QueryTable table = new QueryTable("PK", "SK").index("GSI1", "GSI1PK", "GSI1SK");
  private final TableContext context =
      TableContext.of(table, QueryTable.NAME, Options.builder().build());

  @BeforeEach
  void storeOneOpenAndOneMarkedItem() {
    table.store(OPEN.item());
    Map<String, AttributeValue> item = new LinkedHashMap<>(MARKED.item());
    item.put("_deleting", AttributeValue.fromN("1767323045123"));
    table.store(item);
  }

  @Test
  void queriesAndCountsDoNotSeeMarkedItems() {
    assertEquals(List.of(OPEN), byCourse(Enrollment.CASCADING).list());
    assertEquals(1, byCourse(Enrollment.CASCADING).count());
    QueryRequest count = table.queries.get(1);
    assertEquals("attribute_not_exists(#_deleting)", count.filterExpression());
    assertEquals(Select.COUNT, count.select());
  }

  @Test
  void whereShapesTellEntitiesApartCountsReadTheMark() {
    assertEquals(1, byCourse(Enrollment.UNTYPED_CASCADING).count());
    QueryRequest count = table.queries.get(0);
    assertTrue(count.projectionExpression().endsWith(", #_deleting"));
  }

  @Test
  void theMarkMeansNothingToEntitiesThatDoNotCascade() {
    assertEquals(2, byCourse(Enrollment.TYPED).list().size());
    assertEquals(2, byCourse(Enrollment.UNTYPED).count());
  }

  private Enrollment.Query byCourse(EntityType<Enrollment, Enrollment.Key> type) {
    return Enrollment.byCourse(context, Enrollment.byCourse(type), "logic");
  }
}
