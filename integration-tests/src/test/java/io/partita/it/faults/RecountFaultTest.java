package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A recount that is interrupted, whose responses are lost, or whose requests come late. */
@DynamoDbTest
class RecountFaultTest {

  /** Mark, count twice, write. */
  private static final int REQUESTS = 4;

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .indexSettleTime(Duration.ofMillis(1))
          .build();

  private static DynamoDbClient client;
  private static ClubsTable clubs;
  private static RawItems raw;

  /** Recounts through the client that fails. */
  private static Recounted failing;

  /** What others do, through another client. */
  private static Recounted others;

  @BeforeAll
  static void createTables(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain, 2);
    clubs = ClubsTable.of(plain, name, QUICK);
    clubs.createTableIfMissing();
    raw = new RawItems(plain, name);
    failing = new RecountedGroup(ClubsTable.of(client, name, QUICK), raw);
    others = new RecountedGroup(clubs, raw);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static List<FaultPlan> crashes() {
    return IntStream.rangeClosed(1, REQUESTS)
        .boxed()
        .flatMap(
            call ->
                Stream.of(
                    FaultPlan.script().crashBefore(call), FaultPlan.script().crashAfter(call)))
        .toList();
  }

  /** Builds a group with a wrong count and interrupts its recount; tells its id. */
  private static String crash(String name, FaultPlan plan) {
    String id = name + "-" + plan.toString().replaceAll("[^0-9a-z]+", "-");
    others.build(id);
    others.miscount(id, 5);
    HTTP.under(
        plan, () -> assertThrows(SdkClientException.class, () -> failing.recount(id), "no crash"));
    return id;
  }

  @ParameterizedTest
  @MethodSource("crashes")
  void whatAnInterruptedRecountLeavesBehindIsInNobodysWay(FaultPlan plan) {
    String id = crash("left", plan);
    long left = others.count(others.stored(id));
    assertTrue(left == 5 || left == 1, "neither as before nor right: " + left);
    Group group = clubs.group().get(id);
    assertEquals(new Group(id, "Group", left, 1, null), group, "the mark is seen");
    Group replaced =
        clubs.group().replace(new Group(id, "Renamed", 99, group.version(), group.updatedAt()));
    assertEquals(left, replaced.memberCount());
    clubs.group().update(id).name("Again").execute();
    assertEquals(1, others.recount(id));
    others.assertRight(id, plan.toString());
  }

  @ParameterizedTest
  @MethodSource("crashes")
  void theNextCountedWriteRemovesWhatIsLeftBehind(FaultPlan plan) {
    String id = crash("next", plan);
    others.create(id, "b");
    assertFalse(others.stored(id).containsKey(Recounted.MARK), "marked");
    assertEquals(2, others.recount(id));
  }

  @ParameterizedTest
  @MethodSource("crashes")
  void whatIsLeftBehindGoesWithTheItem(FaultPlan plan) {
    String id = crash("gone", plan);
    assertEquals(2, clubs.group().deleteCascade(id));
    assertEquals(Map.of(), others.stored(id));
    assertEquals(0, others.related(id));
    assertEquals(new User(id + "a", "A", 0, 0, 0), clubs.user().get(id + "a"));
  }

  @Test
  void recountsThatAreInterruptedAgainAndAgainLeaveOneMark() {
    others.build("often");
    for (int i = 0; i < 5; i++) {
      HTTP.under(
          FaultPlan.script().crashAfter(1),
          () -> assertThrows(SdkClientException.class, () -> failing.recount("often")));
    }
    assertEquals(1, others.stored("often").get(Recounted.MARK).ss().size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void aResponseIsLostAndSomebodyComesBeforeTheRequestIsRepeated(int request) {
    for (Fault lost : List.of(Fault.DROP_AFTER, Fault.ERROR_AFTER, Fault.DROP_BEFORE)) {
      for (boolean comes : new boolean[] {true, false}) {
        String id = "lost-" + request + "-" + lost.toString().replace(' ', '-') + "-" + comes;
        others.build(id);
        others.miscount(id, 2);
        List<Fault> faults = new ArrayList<>(Collections.nCopies(request - 1, Fault.NONE));
        faults.add(lost);
        faults.add(
            Fault.preceded(
                () -> {
                  if (comes) {
                    others.create(id, "b");
                  } else {
                    others.delete(id, "a");
                  }
                }));
        HTTP.under(
            FaultPlan.script(faults.toArray(new Fault[0])),
            () -> assertEquals(comes ? 2 : 0, failing.recount(id)));
        others.assertRight(id, id);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void aRequestThatComesLateChangesNothing(int late) {
    String id = "late-" + late;
    others.build(id);
    others.miscount(id, 2);
    Queue<Exchange> underway = new ArrayDeque<>();
    List<Fault> faults = new ArrayList<>(Collections.nCopies(late - 1, Fault.NONE));
    faults.add(Fault.heldBack(underway));
    while (faults.size() < REQUESTS) {
      faults.add(Fault.NONE);
    }
    // The write, or its repetition: by now somebody has come, and the late request arrives.
    faults.add(
        Fault.preceded(
            () -> {
              others.create(id, "b");
              arrive(underway);
            }));
    HTTP.under(
        FaultPlan.script(faults.toArray(new Fault[0])), () -> assertEquals(2, failing.recount(id)));
    others.assertRight(id, id);
  }

  private static void arrive(Queue<Exchange> underway) {
    try {
      underway.remove().apply();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
