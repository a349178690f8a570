package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.query.EntityScan;
import io.partita.runtime.query.IndexScan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Scans of an index whose sort key is the table's partition key. */
class IndexScanTest {

  private static final KeyAttribute<Song> PARTITION =
      KeyAttribute.partition(
          "HITS", KeyTemplate.<Song>literal("HIT#").then(Song.TITLE, KeyFormats.TEXT));
  private static final KeyAttribute<Song> SORT = Song.KEY.partition();

  private final FakeTable table = new FakeTable();

  @BeforeEach
  void storeHitsAndOthers() {
    table.indexKeys = Set.of("HITS", "PK");
    for (int i = 0; i < 10; i++) {
      table.store(hit(i, "HIT#Song" + i));
      table.store(Song.of(100 + i).item());
    }
  }

  private static Map<String, AttributeValue> hit(int number, String key) {
    Map<String, AttributeValue> item = new HashMap<>(Song.of(number).item());
    item.put("HITS", AttributeValue.fromS(key));
    return item;
  }

  private IndexScan<Song, Song.Key> hits(EntityType<Song, Song.Key> type) {
    return operations(type).scanGlobalIndex("hits", PARTITION, SORT);
  }

  private EntityOperations<Song, Song.Key> operations(EntityType<Song, Song.Key> type) {
    TableContext context = TableContext.of(table, FakeTable.NAME, Options.defaults());
    return new EntityOperations<>(context, type);
  }

  @Test
  void onlyItemsOnTheIndexAreRead() {
    assertEquals(Song.range(0, 10), hits(Song.TYPED).list());
    assertEquals("hits", table.scans.get(0).indexName());
    assertEquals(
        "#Type IN (:type, :type2) AND NOT (#expires <= :now)",
        table.scans.get(0).filterExpression());
    assertNull(table.scans.get(0).consistentRead());
  }

  @Test
  void aPositionHoldsTheKeysOfIndexAndTableEachOnce() {
    String cursor = hits(Song.TYPED).pageSize(1).page().cursor().orElseThrow();
    hits(Song.TYPED).pageSize(1).page(cursor);
    assertEquals(
        Map.of(
            "HITS", AttributeValue.fromS("HIT#Song0"),
            "PK", AttributeValue.fromS("ARTIST#Nina"),
            "SK", AttributeValue.fromS("SONG#Song0")),
        table.scans.get(1).exclusiveStartKey());
  }

  @Test
  void pagesTogetherHoldEveryItemOnce() {
    for (EntityType<Song, Song.Key> type : List.of(Song.TYPED, Song.UNTYPED)) {
      for (int size = 1; size <= 11; size++) {
        List<Song> all = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
          Page<Song> page = hits(type).pageSize(size).page(cursor.orElse(null));
          all.addAll(page.items());
          cursor = page.cursor();
        } while (cursor.isPresent());
        assertEquals(Song.range(0, 10), all);
      }
    }
  }

  @Test
  void withoutATypeAttributeKeysOfTheIndexHaveTheirShape() {
    table.store(hit(11, "MISS#Song11"));
    assertEquals(Song.range(0, 10), hits(Song.UNTYPED).list());
    assertEquals(10, hits(Song.UNTYPED).count());
    assertEquals("#HITS, #PK, #SK", table.scans.get(1).projectionExpression());
    assertEquals(11, hits(Song.TYPED).count());
  }

  @Test
  void cursorsOfTheTableAndOfOtherIndexesAreRefused() {
    String hits = cursor(hits(Song.TYPED));
    String others = cursor(operations(Song.TYPED).scanGlobalIndex("others", PARTITION, SORT));
    String songs = cursor(operations(Song.TYPED).scan());
    int requests = table.scans.size();
    for (String foreign : List.of(others, songs)) {
      assertThrows(InvalidCursorException.class, () -> hits(Song.TYPED).page(foreign));
    }
    assertThrows(InvalidCursorException.class, () -> operations(Song.TYPED).scan().page(hits));
    assertEquals(requests, table.scans.size());
  }

  private static <S extends EntityScan<Song, Song, S>> String cursor(S scan) {
    return scan.pageSize(1).page().cursor().orElseThrow();
  }

  @Test
  void aLocalIndexIsReadConsistentlyIfTold() {
    operations(Song.TYPED).scanLocalIndex("hits", SORT, PARTITION).consistent().list();
    assertEquals("hits", table.scans.get(0).indexName());
    assertTrue(table.scans.get(0).consistentRead());
  }

  @Test
  void anExplanationTellsThatAGlobalIndexLagsBehind() {
    String delay = "The index follows the table with a short delay.";
    assertTrue(hits(Song.TYPED).explain().toString().contains(delay));
    assertFalse(
        operations(Song.TYPED)
            .scanLocalIndex("hits", SORT, PARTITION)
            .explain()
            .toString()
            .contains(delay));
  }
}
