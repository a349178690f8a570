package io.partita.it.shards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.shards.Arena.Score;
import io.partita.it.shards.stadium.StadiumTable;
import io.partita.runtime.InvalidCursorException;
import io.partita.testing.DynamoDbLocal;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** When the shards are asked, and cursors that are not theirs. */
@DynamoDbTest
class ShardedCursorTest {

  private static final int SCORES = 60;
  private static final int SHARDS = 7;
  private static final AtomicInteger CALLS = new AtomicInteger();
  private static final Consumer<SdkRequest> NOTHING = request -> {};

  private static volatile Consumer<SdkRequest> whenSent = NOTHING;
  private static ArenaTable arena;
  private static StadiumTable stadium;

  @BeforeAll
  static void fill(DynamoDbLocal local, @TableName("arena") String name) {
    ExecutionInterceptor observer =
        new ExecutionInterceptor() {
          @Override
          public void beforeExecution(
              Context.BeforeExecution context, ExecutionAttributes attributes) {
            CALLS.incrementAndGet();
            whenSent.accept(context.request());
          }
        };
    DynamoDbClient client =
        local
            .clientBuilder()
            .overrideConfiguration(c -> c.addExecutionInterceptor(observer))
            .build();
    arena = ArenaTable.of(client, name);
    stadium = StadiumTable.of(client, name);
    arena.createTableIfMissing();
    arena
        .score()
        .putAll(
            IntStream.range(0, SCORES)
                .mapToObj(i -> new Score("p" + i, "chess", i, "n%02d".formatted(i), 1L, "red"))
                .toList());
  }

  @AfterEach
  void observeNothing() {
    whenSent = NOTHING;
  }

  private static ScoreByGameId spread() {
    return arena.score().byGameId("chess");
  }

  @Test
  void theShardsAreReadSideBySide() {
    CyclicBarrier all = new CyclicBarrier(SHARDS);
    whenSent =
        request -> {
          try {
            all.await(30, TimeUnit.SECONDS);
          } catch (Exception alone) {
            throw new IllegalStateException("Not all shards are read at once.", alone);
          }
        };
    assertEquals(SCORES, spread().list().size());
    assertEquals(SCORES, spread().count());
  }

  @Test
  void oneShardThatFailsFailsTheQuery() {
    whenSent =
        request -> {
          if (request instanceof QueryRequest query
              && query.expressionAttributeValues().values().stream()
                  .anyMatch(value -> "SCORES#chess#SHARD#5".equals(value.s()))) {
            throw ResourceNotFoundException.builder().message("gone").build();
          }
        };
    assertThrows(ResourceNotFoundException.class, () -> spread().list());
    assertThrows(ResourceNotFoundException.class, () -> spread().count());
    assertThrows(ResourceNotFoundException.class, () -> spread().pageSize(3).page());
    assertThrows(ResourceNotFoundException.class, () -> spread().stream().findFirst());
    assertThrows(ResourceNotFoundException.class, () -> spread().first());
  }

  @Test
  void aStreamReadsOnlyWhenAsked() {
    CALLS.set(0);
    Iterator<Score> scores = spread().pageSize(5).stream().iterator();
    assertEquals(0, CALLS.get());
    assertEquals("n00", scores.next().nick());
    assertTrue(CALLS.get() >= SHARDS);
    CALLS.set(0);
    IntStream.range(0, 4).forEach(i -> scores.next());
    assertEquals(0, CALLS.get());
  }

  @Test
  void whatWasReadForOnePageIsNotReadAgainForTheNext() {
    CALLS.set(0);
    assertEquals(SCORES, spread().pages().mapToInt(page -> page.items().size()).sum());
    assertEquals(SHARDS, CALLS.get());
  }

  @Test
  void foreignCursorsAreRefusedBeforeAnyRequest() {
    String cursor = spread().pageSize(30).page().cursor().orElseThrow();
    String ofStadium = stadium.score().byGameId("chess").pageSize(4).page().cursor().orElse("");
    String ofOnePartition =
        arena.score().inOnePartition("chess").pageSize(30).page().cursor().orElseThrow();
    assertTrue(cursor.matches("[A-Za-z0-9_-]+"), cursor);
    CALLS.set(0);
    refused(() -> spread().page(ofOnePartition));
    refused(() -> spread().page(ofStadium));
    refused(() -> arena.score().inOnePartition("chess").page(cursor));
    refused(() -> spread().reverse().page(cursor));
    refused(() -> spread().nickFrom("n40").page(cursor));
    refused(() -> arena.score().board("chess").page(cursor));
    assertEquals(0, CALLS.get());
  }

  @Test
  void aCursorOfAnotherNumberOfShardsIsRefused() {
    String ofSeven = spread().pageSize(30).page().cursor().orElseThrow();
    CALLS.set(0);
    refused(() -> stadium.score().byGameId("chess").page(ofSeven));
    assertEquals(0, CALLS.get());
  }

  @Test
  void mutatedCursorsAreRefusedBeforeAnyRequest() {
    String cursor = spread().pageSize(30).page().cursor().orElseThrow();
    Random random = new Random(5);
    CALLS.set(0);
    for (int i = 0; i < 2_000; i++) {
      StringBuilder mutated = new StringBuilder(cursor);
      int position = random.nextInt(cursor.length());
      mutated.setCharAt(position, cursor.charAt(position) == 'A' ? 'B' : 'A');
      refused(() -> spread().page(mutated.toString()));
    }
    assertEquals(0, CALLS.get());
  }

  @Test
  void aCursorServesEveryPageSizeAndPartition() {
    String cursor = spread().pageSize(30).page().cursor().orElseThrow();
    assertEquals(
        List.of("n30", "n31"),
        spread().pageSize(2).page(cursor).items().stream().map(Score::nick).toList());
    assertEquals(30, spread().page(cursor).items().size());
  }

  private static void refused(Runnable query) {
    assertThrows(InvalidCursorException.class, query::run);
  }
}
