package io.partita.it.outcomes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.Sizes;
import io.partita.it.faults.Fault;
import io.partita.it.faults.FaultPlan;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.it.outcomes.Contest.Person;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * No caller is told that it won unless it did, or that it lost unless it did: every write, with
 * every end of its first attempt, against every rival, as the guide's table says.
 */
@DynamoDbTest
@Isolated("The SDK's new rules for retries are switched on for a whole program.")
class OutcomeTableTest {

  private static final Path GUIDE = Path.of("..", "docs", "guide", "transactions-and-counts.md");
  private static final Duration PATIENCE = Duration.ofMillis(500);
  private static final Options QUICK =
      Options.builder().backoff(Duration.ofMillis(1), Duration.ofMillis(10)).build();

  /** One of each kind; the others of a kind look the same to Partita. */
  private static final List<FirstAttempt> SOME_ATTEMPTS =
      List.of(
          FirstAttempt.ANSWERED,
          FirstAttempt.THROTTLED,
          FirstAttempt.CONFLICT,
          FirstAttempt.DROP_BEFORE,
          FirstAttempt.ERROR_AFTER);

  private static DynamoDbClient plain;
  private static String name;
  private static Contests contests;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String tableName) {
    plain = client;
    name = tableName;
    contests = new Contests(client, tableName, QUICK);
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

  @Test
  void everyRowOfTheTableIsPlayed() {
    Set<Row> played = EnumSet.noneOf(Row.class);
    Contests.CONTENDERS.forEach(contender -> played.add(contender.row()));
    assertEquals(EnumSet.allOf(Row.class), played);
  }

  @ParameterizedTest
  @EnumSource
  void everyCellIsTrue(RetryMode mode) throws Exception {
    List<FirstAttempt> attempts =
        Arrays.stream(FirstAttempt.values()).filter(first -> !first.isSilent()).toList();
    List<Cell> cells = Contests.cells("cell" + mode, Contests.CONTENDERS, attempts, true);
    contests.play(inThisRun(cells, mode), http -> mode.quick(http.builderLike(plain)));
  }

  /**
   * All cells by the rules that are the default; half of them by the new ones, and half by each
   * where all tests run once more.
   */
  private static List<Cell> inThisRun(List<Cell> cells, RetryMode mode) {
    return Sizes.areFull() && mode == RetryMode.DEFAULT ? cells : half(cells, mode.ordinal());
  }

  private static List<Cell> half(List<Cell> cells, int which) {
    return IntStream.range(0, cells.size())
        .filter(i -> i % 2 == which)
        .mapToObj(cells::get)
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void everyCellIsTrueBehindAWrapper(Wrapper wrapper) throws Exception {
    RetryMode mode = Sizes.areFull() ? RetryMode.DEFAULT : RetryMode.NEW;
    Options forced = QUICK.toBuilder().fastPathForced(true).build();
    new Contests(plain, name, forced)
        .play(
            Contests.cells(
                "wrapped" + wrapper, Contests.CONTENDERS, SOME_ATTEMPTS, wrapper.showsAttempts()),
            http -> wrapper.around(mode.quick(http.builderLike(plain))));
  }

  @Test
  void anAttemptThatTakesTooLongHasNoAnswer() throws Exception {
    List<FirstAttempt> attempts =
        Arrays.stream(FirstAttempt.values()).filter(FirstAttempt::isSilent).toList();
    contests.play(
        Contests.cells("silent", List.of(contender("create")), attempts, true),
        http -> RetryMode.DEFAULT.impatient(http.builderLike(plain), PATIENCE));
  }

  @ParameterizedTest
  @EnumSource
  void clientsAsTheSdkBuildsThemAreNoDifferent(RetryMode mode) throws Exception {
    contests.play(
        Contests.cells(
            "untouched" + mode,
            List.of(contender("create"), contender("create of a counted item")),
            List.of(FirstAttempt.ERROR_AFTER),
            true),
        http -> mode.untouched(http.builderLike(plain)));
  }

  private static Contender contender(String name) {
    return Contests.CONTENDERS.stream()
        .filter(contender -> contender.toString().equals(name))
        .findAny()
        .orElseThrow();
  }

  @Test
  void theNewRulesForRetriesAreReallyInForce() {
    try (FaultyHttpClient http = new FaultyHttpClient();
        DynamoDbClient client = RetryMode.NEW.untouched(http.builderLike(plain))) {
      http.under(
          FaultPlan.always(Fault.ERROR_BEFORE),
          () -> assertThrows(SdkException.class, client::listTables));
      assertEquals(Collections.nCopies(4, "ListTables"), http.operations());
    }
  }

  @Test
  void uniqueValuesAreTakenByWhoWon() throws Exception {
    List<Contender> unique =
        Contests.CONTENDERS.stream()
            .filter(contender -> contender.toString().contains("unique"))
            .toList();
    List<Cell> cells = Contests.cells("unique", unique, List.of(FirstAttempt.ERROR_AFTER), true);
    contests.play(cells, http -> RetryMode.DEFAULT.quick(http.builderLike(plain)));
    for (Cell cell : cells) {
      for (String email : cell.records(Person.class).map(Person::email).distinct().toList()) {
        Optional<Person> holder =
            cell.after(Person.class).filter(person -> person.email().equals(email)).findAny();
        assertEquals(
            holder, contests.storage().table().person().findByEmail(email), cell::toString);
      }
    }
  }
}
