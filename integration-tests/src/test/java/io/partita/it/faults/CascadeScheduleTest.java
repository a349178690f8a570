package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.Sizes;
import io.partita.it.counts.Clubs.User;
import io.partita.it.counts.ClubsTable;
import io.partita.runtime.CountMismatchException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A cascade that has to recount what it deletes, among others that delete from it or recount it, in
 * every order of their requests: all goes, and the other ends count right.
 */
@DynamoDbTest
class CascadeScheduleTest {

  private static final int CASCADE = 0;
  private static final int OTHER = 1;

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .indexSettleTime(Duration.ofMillis(1))
          .build();

  private static final AtomicLong IDS = new AtomicLong();

  private static DynamoDbClient client;
  private static ClubsTable clubs;
  private static Recounted group;

  @BeforeAll
  static void createTables(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    clubs = ClubsTable.of(client, name, QUICK);
    clubs.createTableIfMissing();
    group = new RecountedGroup(clubs, new RawItems(plain, name));
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  /** A group of two members whose count is wrong; tells its id. */
  private static String build(long count) {
    String id = "c" + IDS.incrementAndGet();
    group.build(id);
    group.create(id, "b");
    group.miscount(id, count);
    return id;
  }

  /** Runs a cascade with somebody else beside it; tells how many requests it made. */
  private static int run(String id, List<Integer> order, Runnable other) throws Exception {
    Schedule schedule = Schedule.of(order);
    HTTP.under(
        schedule,
        () ->
            schedule.run(
                () -> clubs.group().deleteCascade(id),
                () -> {
                  try {
                    other.run();
                  } catch (ItemNotFoundException | CountMismatchException expected) {
                    // The cascade was faster, or has not yet corrected the count.
                  }
                }));
    String where = schedule + ", sent " + schedule.sent();
    assertEquals(Map.of(), group.stored(id), where);
    assertEquals(0, group.related(id), where);
    assertEquals(new User(id + "a", "A", 0, 0, 0), clubs.user().get(id + "a"), where);
    assertEquals(new User(id + "b", "B", 0, 0, 0), clubs.user().get(id + "b"), where);
    return Collections.frequency(schedule.sent(), CASCADE);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 5})
  void somebodyDeletesWhatIsCounted(long count) throws Exception {
    int requests = run(build(count), List.of(), () -> {});
    assertTrue(count == 2 || requests > 8, "no recount in " + requests + " requests");
    for (int position = 0; position <= requests; position++) {
      List<Integer> order = new ArrayList<>(Collections.nCopies(requests, CASCADE));
      order.add(position, OTHER);
      String id = build(count);
      run(id, order, () -> group.delete(id, "b"));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 5})
  void somebodyRecountsMeanwhile(long count) throws Exception {
    int requests = run(build(count), List.of(), () -> {});
    for (int marking = 0; marking <= requests; marking++) {
      for (int rest = marking; rest <= requests; rest += Sizes.areFull() ? 2 : 8) {
        List<Integer> order = new ArrayList<>(Collections.nCopies(requests, CASCADE));
        order.addAll(rest, Collections.nCopies(3, OTHER));
        order.add(marking, OTHER);
        String id = build(count);
        run(id, order, () -> group.recount(id));
      }
    }
  }
}
