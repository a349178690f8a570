package io.partita.it.outcomes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.FaultyHttpClient;
import io.partita.it.outcomes.Contest.Note;
import io.partita.it.outcomes.Contest.Stored;
import io.partita.runtime.Options;
import java.util.ArrayList;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Plays cells of the table: many at a time, each with items of its own. */
final class Contests {

  /** All writes that take part. */
  static final List<Contender> CONTENDERS =
      Stream.of(NoteContenders.all(), VersionContenders.all(), RelatedContenders.all())
          .flatMap(contenders -> contenders)
          .toList();

  private static final int THREADS = 3;
  private static final int SHOWN = 40;

  private final String name;
  private final Storage storage;
  private final Options options;

  Contests(DynamoDbClient plain, String name, Options options) {
    this.name = name;
    this.storage = new Storage(plain, name);
    this.options = options;
    storage.table().createTableIfMissing();
  }

  Storage storage() {
    return storage;
  }

  /**
   * All cells of some contenders and some ends of their first attempts.
   *
   * @param prefix begins the ids of their items
   */
  static List<Cell> cells(
      String prefix, List<Contender> contenders, List<FirstAttempt> attempts, boolean seen) {
    List<Cell> all = new ArrayList<>();
    for (Contender contender : contenders) {
      for (FirstAttempt first : attempts) {
        for (Rival rival : contender.rivals().keySet()) {
          for (boolean exact : new boolean[] {false, true}) {
            if (isPossible(contender, first)) {
              all.add(new Cell(contender, first, rival, exact, seen, prefix + all.size()));
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

  /** Plays cells over clients that each thread has for itself, and looks at what is stored. */
  void play(List<Cell> cells, Function<FaultyHttpClient, DynamoDbClient> clients) throws Exception {
    storage.fill(cells.stream().map(Cell::before).toList());
    Queue<Cell> left = new ConcurrentLinkedQueue<>(cells);
    Callable<Boolean> player =
        () -> {
          try (FaultyHttpClient http = new FaultyHttpClient();
              DynamoDbClient client = clients.apply(http)) {
            ContestTable table = ContestTable.of(client, name, options);
            // By its first calls a table finds out whether it can see the attempts of the others.
            table.note().put(Note.of("first", "of all"));
            table.note().put(Note.of("second", "of all"));
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
    assertAllTrue(cells);
  }

  private void assertAllTrue(List<Cell> cells) {
    Map<String, Stored> stored =
        storage.read(cells.stream().flatMap(cell -> cell.records().stream()).distinct().toList());
    List<String> problems =
        cells.stream().map(cell -> cell.problem(stored)).flatMap(Optional::stream).toList();
    assertEquals(
        "",
        problems.stream().limit(SHOWN).collect(Collectors.joining("\n")),
        () -> problems.size() + " of " + cells.size() + " cells are wrong");
  }
}
