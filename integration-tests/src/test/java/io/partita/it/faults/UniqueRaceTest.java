package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Directory.Person;
import io.partita.it.counts.DirectoryTable;
import io.partita.it.counts.PersonDao;
import io.partita.runtime.Options;
import io.partita.runtime.UniqueViolationException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Threads that take the same few values from each other: each value has one owner, or none. */
@DynamoDbTest
class UniqueRaceTest {

  private static final int THREADS = 6;
  private static final int CALLS = 30;
  private static final int HANDLES = 4;
  private static final FaultyHttpClient HTTP = new FaultyHttpClient();

  private static DynamoDbClient client;
  private static PersonDao people;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    Options options =
        Options.builder()
            .backoff(Duration.ofMillis(1), Duration.ofMillis(20))
            .transactionAttempts(1_000)
            .writeAttempts(1_000)
            .build();
    DirectoryTable directory = DirectoryTable.of(client, name, options);
    directory.createTableIfMissing();
    people = directory.person();
    raw = new RawItems(plain, name);
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static FaultPlan badDay(long seed) {
    return FaultPlan.random(seed)
        .with(0.2, Fault.CONFLICT)
        .with(0.1, Fault.DROP_AFTER)
        .with(0.05, Fault.THROTTLED)
        .with(0.1, Fault.delayed(Duration.ofMillis(3)));
  }

  @ParameterizedTest
  @ValueSource(longs = {151, 152})
  void everyValueBelongsToWhoeverWasToldSo(long seed) {
    AtomicInteger refused = new AtomicInteger();
    HTTP.under(
        badDay(seed).onWrites(),
        () -> Threads.run(THREADS, thread -> new Taker(seed, thread, refused).work()));
    String plan = badDay(seed).toString();
    Set<String> owned = new HashSet<>();
    for (int thread = 0; thread < THREADS; thread++) {
      String handle = people.get(id(seed, thread)).handle();
      if (handle != null) {
        assertTrue(owned.add(handle), "two owners of a value, " + plan);
        assertEquals(
            Optional.of(id(seed, thread)), people.findByHandle(handle).map(Person::personId), plan);
      }
    }
    for (int i = 0; i < HANDLES; i++) {
      String handle = handle(seed, i);
      String key = "UNIQUE#Person#handle#" + handle;
      assertEquals(owned.contains(handle), !raw.get(key, key).isEmpty(), plan);
    }
    assertTrue(refused.get() > 0, "nobody met");
  }

  private static String id(long seed, int thread) {
    return "person" + seed + "-" + thread;
  }

  private static String handle(long seed, int number) {
    return "handle" + seed + "-" + number;
  }

  /** What one thread does with its person, of whose handle it alone decides. */
  private static final class Taker {

    private final Random random;
    private final String id;
    private final long seed;
    private final AtomicInteger refused;
    private String mine;

    Taker(long seed, int thread, AtomicInteger refused) {
      this.random = new Random(seed * THREADS + thread);
      this.id = id(seed, thread);
      this.seed = seed;
      this.refused = refused;
    }

    void work() {
      people.create(person(null));
      for (int i = 0; i < CALLS; i++) {
        String wanted = random.nextInt(4) == 0 ? null : handle(seed, random.nextInt(HANDLES));
        if (take(wanted)) {
          mine = wanted;
        } else {
          refused.incrementAndGet();
          assertTrue(!Objects.equals(mine, wanted), "its own value was refused");
        }
        assertEquals(mine, people.get(id).handle(), "after call " + i);
      }
    }

    private boolean take(String handle) {
      try {
        switch (random.nextInt(3)) {
          case 0 -> people.replace(person(handle));
          case 1 -> {
            people.delete(id);
            mine = null;
            recreate(handle);
          }
          default -> update(handle);
        }
        return true;
      } catch (UniqueViolationException taken) {
        return false;
      }
    }

    /** With the value or, if that is taken, without. */
    private void recreate(String handle) {
      try {
        people.create(person(handle));
      } catch (UniqueViolationException taken) {
        people.create(person(null));
        throw taken;
      }
    }

    private void update(String handle) {
      if (handle == null) {
        people.update(id).clearHandle().execute();
      } else {
        people.update(id).handle(handle).execute();
      }
    }

    private Person person(String handle) {
      return new Person(id, "Name", id + "@example.org", handle);
    }
  }
}
