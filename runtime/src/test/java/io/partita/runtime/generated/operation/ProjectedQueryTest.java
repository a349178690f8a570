package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.runtime.Options;
import io.partita.runtime.ProjectedItem;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.generated.operation.Enrollment.Key;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** What is sent to indexes that do not carry whole items. */
class ProjectedQueryTest {

  private final QueryTable table = new QueryTable("PK", "SK").index("GSI1", "GSI1PK", "GSI1SK");
  private final TableContext context =
      TableContext.of(
          table,
          QueryTable.NAME,
          Options.builder()
              .clock(Clock.fixed(Instant.ofEpochSecond(1000), ZoneOffset.UTC))
              .build());

  private Keys keys(EntityType<Enrollment, Key> type, AccessPattern<Enrollment> pattern) {
    return new Keys(
        QueryState.of(
            new PhysicalTable(context), pattern, ComponentValues.of(Enrollment.COURSE, "logic")),
        type);
  }

  private Keys keys(EntityType<Enrollment, Key> type) {
    return keys(type, Enrollment.byCourse(type).keysOnly());
  }

  private void store(int number) {
    IntStream.range(0, number)
        .mapToObj(i -> Enrollment.of("s" + (1000 + i), "2026", "logic"))
        .forEach(enrollment -> table.store(enrollment.item()));
  }

  private QueryRequest last() {
    return table.queries.get(table.queries.size() - 1);
  }

  @Test
  void nothingIsFilteredOnThatAnIndexOfKeysDoesNotCarry() {
    store(2);
    assertEquals(2, keys(Enrollment.TYPED).list().size());
    assertNull(last().filterExpression());
    assertEquals(2, keys(Enrollment.CASCADING).count());
    assertNull(last().filterExpression());
    assertEquals(Select.COUNT, last().select());
  }

  @Test
  void whereARangeIsSharedCountsReadKeys() {
    store(2);
    AccessPattern<Enrollment> shared =
        Enrollment.byCourse(Enrollment.CASCADING).keysOnly().shared();
    assertEquals(2, keys(Enrollment.CASCADING, shared).count());
    assertNull(last().select());
    assertEquals("#GSI1PK, #GSI1SK, #PK, #SK", last().projectionExpression());
  }

  @Test
  void whatTellsThatItemsAreThereIsFilteredOnWhereItIsIncluded() {
    including(Enrollment.TYPED, "Type", "expires").list();
    assertEquals("NOT (#expires <= :now)", last().filterExpression());
    including(Enrollment.TYPED, "Type").list();
    assertNull(last().filterExpression());
    including(Enrollment.CASCADING, "Type").list();
    assertEquals("attribute_not_exists(#_deleting)", last().filterExpression());
  }

  private Grades including(EntityType<Enrollment, Key> type, String... attributes) {
    return new Grades(
        QueryState.of(
            new PhysicalTable(context),
            Enrollment.byCourse(type).including(attributes),
            ComponentValues.of(Enrollment.COURSE, "logic")),
        type);
  }

  @Test
  void aFilterOnWhatIsNotCarriedIsRefusedBeforeAnythingIsSent() {
    Condition<Enrollment> graded =
        new OrderedField<Enrollment, Long>(Path.of("grade"), Codecs.LONG).gt(1L);
    assertEquals(
        "The filter is on grade, which the index GSI1 does not carry. Filter on what it carries, or"
            + " filter the records that hydrate() gives.",
        assertThrows(
                IllegalArgumentException.class,
                () -> including(Enrollment.TYPED, "Type").filter(graded))
            .getMessage());
    assertEquals(List.of(), including(Enrollment.TYPED, "grade").filter(graded).list());
  }

  @Test
  void theFirstRecordIsTheFirstThatIsStillThere() {
    store(150);
    keys(Enrollment.TYPED).limit(120).list().forEach(key -> table.gone.add(key.attributes()));
    Optional<Enrollment> first = keys(Enrollment.TYPED).hydrate().first();
    assertEquals("s1120", first.orElseThrow().student());
    assertEquals(
        List.of(1, 100, 50),
        table.batches.stream()
            .map(batch -> batch.requestItems().get(QueryTable.NAME).keys().size())
            .toList());
  }

  @Test
  void recordsAreReadByTheHundredWhenTheStreamGetsThere() {
    store(250);
    assertEquals(100, keys(Enrollment.TYPED).hydrate().stream().limit(100).count());
    assertEquals(1, table.batches.size());
    assertEquals(250, keys(Enrollment.TYPED).hydrate().stream().toList().size());
  }

  /** A query of keys as it is generated, without its stages. */
  private static final class Keys extends KeyQuery<Enrollment, Key, Keys> {

    Keys(QueryState<Enrollment> state, EntityType<Enrollment, Key> type) {
      super(state, other -> new Keys(other, type), type);
    }
  }

  /** A query of some components as it is generated, without its stages. */
  private static final class Grades extends IncludeQuery<Enrollment, Key, Grade, Grades> {

    Grades(QueryState<Enrollment> state, EntityType<Enrollment, Key> type) {
      super(state, other -> new Grades(other, type), type, Grade::read);
    }
  }

  /** What is read of an item. */
  private static final class Grade extends ProjectedItem<Key> {

    private Grade(Key key) {
      super(key);
    }

    static Grade read(Key key, ItemReader reader) {
      return new Grade(key);
    }

    @Override
    protected List<?> components() {
      return List.of();
    }
  }
}
