package io.partita.runtime.internal.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads of every size and with every number of equal keys, merged. */
class MergeTest {

  private static final Driver DRIVER =
      new Driver() {
        @Override
        public <R> R run(Step<R> operation) {
          return ((Step.Done<R>) operation).value();
        }
      };

  private static final Comparator<Map<String, AttributeValue>> ORDER =
      Comparator.comparingInt(item -> Integer.parseInt(item.get("SK").n()));

  /** A read of items in memory, of which one response holds at most so many. */
  private record MemoryRead(
      List<Map<String, AttributeValue>> stored, int perResponse, AtomicInteger evaluated)
      implements PagedRead {

    @Override
    public Set<String> keys() {
      return Set.of("PK", "SK");
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      return !item.containsKey("foreign");
    }

    @Override
    public boolean isExact() {
      return false;
    }

    @Override
    public <R> Step<R> send(Part part, Function<Response, Step<R>> next) {
      int begin = part.start() == null ? 0 : indexOf(part.start()) + 1;
      int most = part.limit() == null ? perResponse : Math.min(part.limit(), perResponse);
      int end = Math.min(stored.size(), begin + most);
      List<Map<String, AttributeValue>> found = stored.subList(begin, end);
      evaluated.addAndGet(found.size());
      Map<String, AttributeValue> last = end == stored.size() ? Map.of() : stored.get(end - 1);
      return next.apply(new Response(found, found.size(), found.size(), last));
    }

    private int indexOf(Map<String, AttributeValue> key) {
      return IntStream.range(0, stored.size())
          .filter(i -> key.get("PK").equals(stored.get(i).get("PK")))
          .findFirst()
          .orElseThrow();
    }
  }

  private static Map<String, AttributeValue> item(int id, int sortKey, boolean foreign) {
    AttributeValue pk = AttributeValue.fromN(Integer.toString(id));
    AttributeValue sk = AttributeValue.fromN(Integer.toString(sortKey));
    return foreign
        ? Map.of("PK", pk, "SK", sk, "foreign", AttributeValue.fromBool(true))
        : Map.of("PK", pk, "SK", sk);
  }

  private static List<MemoryRead> reads(Random random, int shards, int items) {
    List<List<Map<String, AttributeValue>>> stored = new ArrayList<>();
    IntStream.range(0, shards).forEach(i -> stored.add(new ArrayList<>()));
    int keys = 1 + random.nextInt(2 * items + 1);
    for (int id = 0; id < items; id++) {
      stored
          .get(random.nextInt(shards))
          .add(item(id, random.nextInt(keys), random.nextInt(5) == 0));
    }
    stored.forEach(shard -> shard.sort(ORDER));
    int perResponse = 1 + random.nextInt(10);
    return stored.stream()
        .map(shard -> new MemoryRead(shard, perResponse, new AtomicInteger()))
        .toList();
  }

  private static List<Map<String, AttributeValue>> expected(List<MemoryRead> reads) {
    return reads.stream()
        .flatMap(read -> read.stored().stream().filter(read::holds))
        .sorted(ORDER)
        .toList();
  }

  private static Merge merge(List<MemoryRead> reads, List<Map<String, AttributeValue>> starts) {
    return new Merge(reads.stream().map(PageReader::new).toList(), starts, ORDER, false, false);
  }

  private static List<Map<String, AttributeValue>> beginning(List<MemoryRead> reads) {
    return Collections.nCopies(reads.size(), Map.of());
  }

  @Test
  void itemsComeInOrderAndOnceWhateverThePagesAre() {
    for (int seed = 0; seed < 2_000; seed++) {
      Random random = new Random(seed);
      List<MemoryRead> reads = reads(random, 1 + random.nextInt(6), random.nextInt(60));
      WantedItems wanted =
          switch (random.nextInt(3)) {
            case 0 -> WantedItems.ALL;
            case 1 -> WantedItems.ONE_RESPONSE;
            default -> WantedItems.of(1 + random.nextInt(20));
          };
      checkOrder(reads, readOn(reads, wanted), seed);
      checkOrder(reads, beginAgain(reads, wanted), seed);
    }
  }

  private static void checkOrder(
      List<MemoryRead> reads, List<Map<String, AttributeValue>> items, int seed) {
    List<Map<String, AttributeValue>> expected = expected(reads);
    assertEquals(new HashSet<>(expected), new HashSet<>(items), "seed " + seed);
    assertEquals(
        expected.stream().map(item -> item.get("SK")).toList(),
        items.stream().map(item -> item.get("SK")).toList(),
        "seed " + seed);
  }

  /** All pages of one merge, as a stream takes them. */
  private static List<Map<String, AttributeValue>> readOn(
      List<MemoryRead> reads, WantedItems wanted) {
    Merge merge = merge(reads, beginning(reads));
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    do {
      List<Map<String, AttributeValue>> page = merge.next(DRIVER, wanted);
      check(page, merge, wanted);
      items.addAll(page);
    } while (!merge.isAtEnd());
    return items;
  }

  /** Each page by a merge of its own, as cursors do. */
  private static List<Map<String, AttributeValue>> beginAgain(
      List<MemoryRead> reads, WantedItems wanted) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    Merge merge = merge(reads, beginning(reads));
    while (true) {
      List<Map<String, AttributeValue>> page = merge.next(DRIVER, wanted);
      check(page, merge, wanted);
      items.addAll(page);
      if (merge.isAtEnd()) {
        return items;
      }
      merge = merge(reads, merge.last());
    }
  }

  private static MemoryRead backwards(MemoryRead read) {
    List<Map<String, AttributeValue>> reversed = new ArrayList<>(read.stored());
    Collections.reverse(reversed);
    return new MemoryRead(reversed, read.perResponse(), read.evaluated());
  }

  private static List<Map<String, AttributeValue>> all(
      List<MemoryRead> reads, List<Map<String, AttributeValue>> starts, boolean forward) {
    return new Merge(reads.stream().map(PageReader::new).toList(), starts, ORDER, !forward, false)
        .next(DRIVER, WantedItems.ALL);
  }

  @Test
  void againstTheOrderComesTheExactReverse() {
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      List<MemoryRead> reads = reads(random, 1 + random.nextInt(6), random.nextInt(60));
      List<Map<String, AttributeValue>> forward =
          new ArrayList<>(all(reads, beginning(reads), true));
      Collections.reverse(forward);
      List<MemoryRead> backwards = reads.stream().map(MergeTest::backwards).toList();
      assertEquals(forward, all(backwards, beginning(reads), false), "seed " + seed);
    }
  }

  /** Cursors that were given out while equal items came in the order of their reads. */
  @Test
  void whatIsLeftComesOnceWhereverTheReadsStand() {
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      List<MemoryRead> reads =
          reads(random, 1 + random.nextInt(6), random.nextInt(60)).stream()
              .map(MergeTest::backwards)
              .toList();
      Merge first =
          new Merge(
              reads.stream().map(PageReader::new).toList(),
              beginning(reads),
              ORDER.reversed(),
              false,
              false);
      List<Map<String, AttributeValue>> items =
          new ArrayList<>(first.next(DRIVER, WantedItems.of(1 + random.nextInt(20))));
      if (!first.isAtEnd()) {
        items.addAll(all(reads, first.last(), false));
      }
      assertEquals(expected(reads).size(), items.size(), "seed " + seed);
      assertEquals(new HashSet<>(expected(reads)), new HashSet<>(items), "seed " + seed);
    }
  }

  private static void check(
      List<Map<String, AttributeValue>> page, Merge merge, WantedItems wanted) {
    assertTrue(page.size() <= wanted.items());
    if (!merge.isAtEnd()) {
      assertTrue(wanted.isMetBy(page.size()), "only the last page may be short");
    }
  }

  @Test
  void aPageReadsLittleMoreThanItsShareOfEachRead() {
    Random random = new Random(1);
    List<List<Map<String, AttributeValue>>> stored = new ArrayList<>();
    IntStream.range(0, 10).forEach(i -> stored.add(new ArrayList<>()));
    IntStream.range(0, 10_000)
        .forEach(id -> stored.get(random.nextInt(10)).add(item(id, id, false)));
    AtomicInteger evaluated = new AtomicInteger();
    List<MemoryRead> reads =
        stored.stream().map(shard -> new MemoryRead(shard, 10_000, evaluated)).toList();
    assertEquals(100, merge(reads, beginning(reads)).next(DRIVER, WantedItems.of(100)).size());
    assertTrue(evaluated.get() <= 250, "read " + evaluated.get());
  }

  @Test
  void readsWithoutItemsGiveOnePageWithoutItems() {
    List<MemoryRead> reads = reads(new Random(2), 3, 0);
    Merge merge = merge(reads, beginning(reads));
    assertFalse(merge.isAtEnd());
    assertEquals(List.of(), merge.next(DRIVER, WantedItems.of(5)));
    assertTrue(merge.isAtEnd());
  }

  @Test
  void readsWithoutAnOrderComeOneAfterAnother() {
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      List<MemoryRead> reads = reads(random, 2 + random.nextInt(5), random.nextInt(60));
      Merge merge =
          new Merge(
              reads.stream().map(PageReader::new).toList(), beginning(reads), null, false, false);
      assertEquals(
          reads.stream().flatMap(read -> read.stored().stream().filter(read::holds)).toList(),
          merge.next(DRIVER, WantedItems.ALL),
          "seed " + seed);
      assertTrue(merge.isAtEnd());
    }
  }
}
