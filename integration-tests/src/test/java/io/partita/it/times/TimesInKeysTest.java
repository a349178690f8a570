package io.partita.it.times;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.times.Telemetry.Audit;
import io.partita.it.times.Telemetry.Event;
import io.partita.it.times.Telemetry.Mark;
import io.partita.it.times.Telemetry.Reading;
import io.partita.it.times.Telemetry.Report;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What is stored of times that are finer than the formats of their keys. */
@DynamoDbTest
class TimesInKeysTest {

  private static final Instant FINE = Instant.parse("2024-01-15T10:30:00.123456789Z");
  private static final Instant MILLIS = FINE.truncatedTo(ChronoUnit.MILLIS);

  private static TelemetryTable telemetry;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    telemetry = TelemetryTable.of(client, name);
    telemetry.createTableIfMissing();
  }

  private static Reading reading(String sensor, Instant at) {
    return new Reading(sensor, at, "heat", 1.5);
  }

  @Test
  void everyWriteStoresAndReturnsWhatTheKeyHolds() {
    Reading stored = reading("a", MILLIS);
    assertEquals(stored, telemetry.reading().create(reading("a", FINE)));
    assertEquals(stored, telemetry.reading().get("a", FINE));
    assertEquals(stored, telemetry.reading().get("a", MILLIS));
    assertEquals(ReadingKey.of("a", MILLIS), ReadingKey.of("a", FINE));
    assertEquals(MILLIS, ReadingKey.of("a", FINE).at());
    assertEquals(ReadingKey.of("a", MILLIS), ReadingKey.of(reading("a", FINE)));
    assertThrows(
        ItemAlreadyExistsException.class,
        () -> telemetry.reading().create(reading("a", MILLIS.plusNanos(1))));
    assertEquals(stored, telemetry.reading().put(reading("a", FINE)));
    assertEquals(stored, telemetry.reading().replace(reading("a", FINE)));
    telemetry.transact().put(reading("a", FINE)).create(reading("b", FINE)).execute();
    telemetry.reading().putAll(List.of(reading("c", FINE), reading("c", MILLIS)));
    assertEquals(
        List.of(stored, reading("b", MILLIS), reading("c", MILLIS)),
        telemetry.reading().byKind("heat").at(MILLIS).list());
    assertEquals(MILLIS, telemetry.reading().update("a", FINE).value(2).executeAndGet().at());
    assertEquals(
        MILLIS, telemetry.reading().update("d", FINE).value(2).orCreate().executeAndGet().at());
    assertEquals(
        MILLIS.toString(), ReadingMapper.INSTANCE.toItem(reading("a", FINE)).get("at").s());
    assertEquals(4, telemetry.reading().scan().filter(ReadingFields.AT.eq(MILLIS)).count());
    List<ReadingKey> keys =
        List.of("a", "b", "c", "d").stream().map(sensor -> ReadingKey.of(sensor, FINE)).toList();
    assertEquals(4, telemetry.reading().findAll(keys).size());
    telemetry.reading().deleteAll(keys);
    assertEquals(Map.of(), telemetry.reading().findAll(keys));
  }

  @Test
  void rangesAnswerExactlyForWhatIsStored() {
    List<Instant> stored =
        List.of(MILLIS.minusMillis(1), MILLIS, MILLIS.plusMillis(1), MILLIS.plusMillis(2));
    stored.forEach(at -> telemetry.reading().put(reading("ranges", at)));
    for (Instant bound :
        List.of(
            MILLIS.minusNanos(1),
            MILLIS,
            MILLIS.plusNanos(1),
            FINE,
            MILLIS.plusMillis(1).minusNanos(1),
            MILLIS.plusMillis(1))) {
      assertRange(stored, at -> !at.isBefore(bound), query -> query.atFrom(bound));
      assertRange(stored, at -> at.isAfter(bound), query -> query.atAfter(bound));
      assertRange(stored, at -> !at.isAfter(bound), query -> query.atTo(bound));
      assertRange(stored, at -> at.isBefore(bound), query -> query.atBefore(bound));
      Instant later = bound.plusNanos(1_000_001);
      assertRange(
          stored,
          at -> !at.isBefore(bound) && !at.isAfter(later),
          query -> query.atBetween(bound, later));
    }
  }

  private static void assertRange(
      List<Instant> stored,
      java.util.function.Predicate<Instant> expected,
      Function<ReadingBySensorId, ReadingBySensorId.Selected> range) {
    assertEquals(
        stored.stream().filter(expected).toList(),
        range.apply(telemetry.reading().bySensorId("ranges")).list().stream()
            .map(Reading::at)
            .toList());
  }

  @Test
  void timesInKeysAloneAreCutAsWell() {
    Instant seconds = FINE.truncatedTo(ChronoUnit.SECONDS);
    Mark stored = new Mark("m", seconds, "x");
    assertEquals(stored, telemetry.mark().create(new Mark("m", FINE, "x")));
    assertEquals(Optional.of(stored), telemetry.mark().find("m", FINE));
    assertEquals(List.of(stored), telemetry.mark().bySensorId("m").at(FINE).list());
    assertEquals(List.of(), telemetry.mark().bySensorId("m").atFrom(FINE).list());
    assertEquals(List.of(stored), telemetry.mark().bySensorId("m").atTo(FINE).list());
  }

  @Test
  void aPartitionCutToTheDayHoldsItsTimesInOrder() {
    Event first = new Event(FINE, "e1", "one");
    Event second = new Event(FINE.plusNanos(1), "e0", "two");
    Event tomorrow = new Event(FINE.plus(1, ChronoUnit.DAYS), "e1", "three");
    for (Event event : List.of(second, first, tomorrow)) {
      assertEquals(event, telemetry.event().create(event));
      assertEquals(Optional.of(event), telemetry.event().find(event.at(), event.id()));
    }
    assertEquals(List.of(first, second), telemetry.event().ofDay(MILLIS).list());
    assertEquals(List.of(first), telemetry.event().ofDay(MILLIS).at(FINE).list());
    assertEquals(List.of(second), telemetry.event().ofDay(MILLIS).atAfter(FINE).list());
    assertEquals(List.of(), telemetry.event().ofDay(MILLIS).at(tomorrow.at()).list());
    assertEquals(
        List.of(first, second),
        telemetry.event().ofHour(MILLIS).list().stream()
            .sorted(java.util.Comparator.comparing(Event::at))
            .toList());
    assertEquals(List.of(first), telemetry.event().ofHour(MILLIS).at(FINE).id("e1").list());
    assertEquals("new", telemetry.event().update(FINE, "e1").text("new").executeAndGet().text());
    telemetry.event().delete(FINE, "e1");
    assertTrue(telemetry.event().find(FINE, "e1").isEmpty());
  }

  @Test
  void componentsAreDecodedFromThePlaceThatHasMostOfThem() {
    LocalDateTime at = LocalDateTime.of(2024, 1, 15, 10, 30, 0, 123_456_789);
    Audit stored = new Audit(at.truncatedTo(ChronoUnit.MICROS), "a1");
    assertEquals(stored, telemetry.audit().create(new Audit(at, "a1")));
    assertEquals(stored, telemetry.audit().get(at, "a1"));
    assertEquals(List.of(stored), telemetry.audit().auditsAt(at).list());
    assertEquals(
        AuditKey.of(at, "a1"),
        telemetry.audit().scan().list().stream().map(AuditKey::of).findFirst().orElseThrow());
  }

  @Test
  void coarseFormatsAloneRefuseFinerTimes() {
    InvalidKeyException refusal =
        assertThrows(
            InvalidKeyException.class, () -> telemetry.report().create(new Report(FINE, "x")));
    assertTrue(refusal.getMessage().contains("LocalDate for days"), refusal.getMessage());
    assertThrows(InvalidKeyException.class, () -> telemetry.report().reports().dayFrom(FINE));
    telemetry.report().create(new Report(FINE.truncatedTo(ChronoUnit.DAYS), "x"));
  }
}
