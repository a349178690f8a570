package io.partita.examples.locations;

import io.partita.examples.LargeWalk;
import io.partita.examples.Narrator;
import io.partita.examples.locations.Locations.Store;
import io.partita.runtime.Progress;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Many stores all over a country, written in batches. */
public final class ManyStoresWalk implements LargeWalk {

  private static final int SEED = 14;
  private static final int CHUNK = 250;

  @Override
  public void fill(DynamoDbClient client, String tableName, int size, Consumer<Progress> progress) {
    LocationsTable locations = LocationsTable.of(client, tableName);
    locations.createTableIfMissing();
    Random random = new Random(SEED);
    long start = System.nanoTime();
    for (int first = 0; first < size; first += CHUNK) {
      int end = Math.min(size, first + CHUNK);
      locations
          .store()
          .putAll(IntStream.range(first, end).mapToObj(id -> store(id, random)).toList());
      Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
      progress.accept(new Progress(end, OptionalLong.of(size), elapsed));
    }
  }

  private static Store store(int id, Random random) {
    int state = random.nextInt(50);
    int city = random.nextInt(20);
    return new Store(
        "US",
        "State %02d".formatted(state),
        "City %02d".formatted(city),
        "%02d%02d%d".formatted(state, city, random.nextInt(10)),
        "store-" + id,
        50 + random.nextInt(950));
  }

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    StoreByCountry stores = LocationsTable.of(client, tableName).store().byCountry("US");
    narrator.chapter("The same questions, each as far as it needs to read");
    narrator.ask("How many in the country", () -> stores.count());
    narrator.ask("How many in a state", () -> stores.state("State 07").count());
    narrator.ask("The first in a city", () -> stores.state("State 07").city("City 03").first());
    narrator.ask(
        "The last three states, without reading their stores",
        () -> stores.reverse().limit(3).distinctState().list());
  }
}
