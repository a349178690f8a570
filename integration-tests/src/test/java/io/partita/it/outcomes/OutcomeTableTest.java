package io.partita.it.outcomes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.FaultyHttpClient;
import io.partita.it.outcomes.Contest.Stored;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * No caller is told that it won unless it did, or that it lost unless it did: every write, with
 * every end of its first attempt, against every rival.
 */
@DynamoDbTest
class OutcomeTableTest {

  private static final Path GUIDE = Path.of("..", "docs", "guide", "transactions-and-counts.md");
  private static final Options QUICK =
      Options.builder().backoff(Duration.ofMillis(1), Duration.ofMillis(10)).build();
  private static final int THREADS = 3;

  private static final List<Contender> CONTENDERS =
      Stream.of(NoteContenders.all(), VersionContenders.all(), RelatedContenders.all())
          .flatMap(contenders -> contenders)
          .toList();

  private static DynamoDbClient plain;
  private static String name;
  private static Storage storage;

  private int cells;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String tableName) {
    plain = client;
    name = tableName;
    storage = new Storage(client, tableName);
    storage.table().createTableIfMissing();
  }

  @Test
  void theGuidePrintsThisTable() throws IOException {
    List<String> guide = Files.readAllLines(GUIDE);
    int heading = guide.indexOf("## Who won");
    List<String> printed =
        guide.subList(heading, guide.size()).stream()
            .dropWhile(line -> !line.startsWith("|---"))
            .skip(1)
            .takeWhile(line -> line.startsWith("|"))
            .toList();
    assertEquals(Arrays.stream(Row.values()).map(Row::inGuide).toList(), printed);
  }

  @ParameterizedTest
  @EnumSource
  void everyCellIsTrue(RetryMode mode) throws Exception {
    List<Cell> all = cells("cell" + mode, CONTENDERS, first -> !first.isSilent(), true);
    play(all, http -> mode.quick(http.builderLike(plain)));
  }

  private List<Cell> cells(
      String prefix,
      Collection<Contender> contenders,
      Predicate<FirstAttempt> attempts,
      boolean seesAttempts) {
    List<Cell> all = new ArrayList<>();
    for (Contender contender : contenders) {
      for (FirstAttempt first : FirstAttempt.values()) {
        if (attempts.test(first) && isPossible(contender, first)) {
          for (Rival rival : contender.rivals().keySet()) {
            for (boolean exact : new boolean[] {false, true}) {
              if (!exact || contender.mayBeExact()) {
                String id = prefix + cells++;
                all.add(new Cell(contender, first, rival, exact, seesAttempts, id));
              }
            }
          }
        }
      }
    }
    return all;
  }

  /** Batches do not meet conflicts: what conflicts is left unprocessed. */
  private static boolean isPossible(Contender contender, FirstAttempt first) {
    return first != FirstAttempt.CONFLICT || contender.row() != Row.BATCH;
  }

  private static void play(List<Cell> all, Function<FaultyHttpClient, DynamoDbClient> clients)
      throws Exception {
    storage.fill(all.stream().map(Cell::before).toList());
    Queue<Cell> left = new ConcurrentLinkedQueue<>(all);
    Callable<Boolean> player =
        () -> {
          try (FaultyHttpClient http = new FaultyHttpClient();
              DynamoDbClient client = clients.apply(http)) {
            ContestTable table = ContestTable.of(client, name, QUICK);
            for (Cell cell = left.poll(); cell != null; cell = left.poll()) {
              cell.play(table, http, storage);
            }
            return true;
          }
        };
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Boolean>> players =
          Stream.generate(() -> threads.submit(player)).limit(THREADS).toList();
      for (Future<Boolean> each : players) {
        assertTrue(each.get());
      }
    } finally {
      threads.shutdown();
    }
    assertAll(all);
  }

  private static void assertAll(List<Cell> all) {
    Map<String, Stored> stored =
        storage.read(all.stream().flatMap(cell -> cell.records().stream()).distinct().toList());
    List<String> problems =
        all.stream().map(cell -> cell.problem(stored)).flatMap(Optional::stream).toList();
    assertEquals(
        "",
        problems.stream().limit(6000).collect(Collectors.joining("\n")),
        () -> problems.size() + " of " + all.size() + " cells are wrong");
  }
}
