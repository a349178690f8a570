package io.partita.runtime.generated.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A guard against mapping that is an order of magnitude slower than what one would write by hand.
 */
final class MappingSpeedTest {

  private static final int ITEMS = 100_000;
  private static final int ROUNDS = 7;
  private static final int TOLERATED = 10;

  private static final Trip.Stop STOP = new Trip.Stop("Oslo", 90);

  @Test
  void readingAndWritingIsNotFarFromHandWrittenCode() {
    long mapped = Long.MAX_VALUE;
    long byHand = Long.MAX_VALUE;
    // The best of several rounds: other work on the machine only ever adds time.
    for (int round = 0; round < ROUNDS; round++) {
      mapped = Math.min(mapped, time(MappingSpeedTest::mapped));
      byHand = Math.min(byHand, time(MappingSpeedTest::byHand));
    }
    String times = "mapped " + mapped / ITEMS + " ns, by hand " + byHand / ITEMS + " ns an item";
    assertTrue(mapped < TOLERATED * byHand, times);
  }

  private static long time(java.util.function.Supplier<Trip.Stop> work) {
    long begin = System.nanoTime();
    int minutes = 0;
    for (int i = 0; i < ITEMS; i++) {
      minutes += work.get().minutes();
    }
    long time = System.nanoTime() - begin;
    assertEquals(ITEMS * 90, minutes);
    return time;
  }

  private static Trip.Stop mapped() {
    return MapItemReader.read("Stop", MapItemWriter.write("Stop", STOP, Trip.STOP), Trip.STOP);
  }

  private static Trip.Stop byHand() {
    Map<String, AttributeValue> item = new LinkedHashMap<>();
    item.put("city", AttributeValue.fromS(STOP.city()));
    item.put("minutes", AttributeValue.fromN(Integer.toString(STOP.minutes())));
    return new Trip.Stop(item.get("city").s(), Integer.parseInt(item.get("minutes").n()));
  }
}
