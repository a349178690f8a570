package io.partita.it.outcomes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.partita.it.faults.Fault;
import io.partita.it.faults.FaultPlan;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Writes whose repetitions are neither applied nor refused until the SDK gives up: what its last
 * answer says is not true of the attempts before it.
 */
@DynamoDbTest
class GivenUpWriteTest {

  private static final int ATTEMPTS = 3;
  private static final String UNKNOWN = "OutcomeUnknownException";
  private static final String THROTTLED = "ThrottlingException";
  private static final String FAILED = "InternalServerErrorException";
  private static final Options IMPATIENT =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .transactionAttempts(2)
          .build();

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static DynamoDbClient client;
  private static ContestTable table;
  private static Storage storage;
  private static int contests;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain, ATTEMPTS);
    table = ContestTable.of(client, name, IMPATIENT);
    storage = new Storage(plain, name);
    storage.table().createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  static Stream<Contender> contenders() {
    return Contests.CONTENDERS.stream();
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void throttlingSaysNothingOfAnAttemptWithoutAnAnswer(Contender contender) {
    assertTold(UNKNOWN, contender, Fault.ERROR_AFTER, Fault.THROTTLED);
    assertTold(UNKNOWN, contender, Fault.DROP_BEFORE, Fault.THROTTLED);
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void throttlingAloneIsTheTruth(Contender contender) {
    assertTold(THROTTLED, contender, Fault.THROTTLED, Fault.THROTTLED);
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void withoutAnyAnswerTheExceptionOfTheSdkIsTheTruth(Contender contender) {
    assertTold(FAILED, contender, Fault.ERROR_BEFORE, Fault.ERROR_BEFORE);
    assertTold(FAILED, contender, Fault.THROTTLED, Fault.ERROR_BEFORE);
  }

  private static void assertTold(String exception, Contender contender, Fault first, Fault rest) {
    for (boolean exact : new boolean[] {false, true}) {
      String id = "contest" + contests++;
      World before = contender.before(id);
      storage.fill(List.of(before));
      FaultPlan plan =
          FaultPlan.script(
                  Stream.concat(Stream.of(first), Collections.nCopies(50, rest).stream())
                      .toArray(Fault[]::new))
              .onWrites();
      HTTP.under(
          plan,
          () ->
              assertEquals(
                  exception,
                  told(contender, exact ? table.exactOutcomes() : table, id),
                  () -> contender + (exact ? ", exact" : "")));
      World after =
          first == Fault.ERROR_AFTER && contender.attempt(id, before) instanceof Attempt.Done done
              ? done.world()
              : before;
      assertStored(contender, before, after);
    }
  }

  private static void assertStored(Contender contender, World before, World after) {
    World both = before;
    for (Contest.Stored record : after.items().values()) {
      both = both.with(record);
    }
    Map<String, Contest.Stored> stored = storage.read(both.items().values());
    assertEquals(after.visible().items(), new TreeMap<>(stored), contender::toString);
  }

  /** The exception that the caller gets, or the cause of one that lists what is left. */
  private static String told(Contender contender, ContestTable table, String id) {
    RuntimeException told = null;
    try {
      contender.call(table, id);
    } catch (IncompleteBatchException incomplete) {
      assertFalse(incomplete.remaining().isEmpty());
      told = (RuntimeException) incomplete.getCause();
    } catch (RuntimeException failure) {
      told = failure;
    }
    if (told instanceof OutcomeUnknownException unknown) {
      assertEquals(THROTTLED, unknown.getCause().getClass().getSimpleName());
    }
    return told == null ? "nothing" : told.getClass().getSimpleName();
  }
}
