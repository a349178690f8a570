package io.partita.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class OptionsTest {

  @Test
  void readsAreConsistentByDefault() {
    assertFalse(Options.defaults().eventuallyConsistentReads());
  }

  @Test
  void aBuilderCanStartWithEveryOptionOfOthers() {
    Clock clock = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    OperationListener listener = report -> {};
    Supplier<UUID> ids = () -> new UUID(0, 1);
    Options copy =
        Options.builder()
            .clock(clock)
            .eventuallyConsistentReads(true)
            .writeAttempts(2)
            .batchAttempts(3)
            .batchDeadline(Duration.ofSeconds(4))
            .conflictDeadline(Duration.ofSeconds(5))
            .backoff(Duration.ofMillis(6), Duration.ofMillis(7))
            .listener(listener)
            .reportConsumedCapacity(true)
            .fastPath(false)
            .fastPathForced(true)
            .idSupplier(ids)
            .requestTimeout(Duration.ofSeconds(8))
            .build()
            .toBuilder()
            .build();

    assertEquals(clock, copy.clock());
    assertEquals(true, copy.eventuallyConsistentReads());
    assertEquals(2, copy.writeAttempts());
    assertEquals(3, copy.batchAttempts());
    assertEquals(Duration.ofSeconds(4), copy.batchDeadline());
    assertEquals(Duration.ofSeconds(5), copy.conflictDeadline());
    assertEquals(Duration.ofMillis(6), copy.backoffBase());
    assertEquals(Duration.ofMillis(7), copy.backoffMax());
    assertSame(listener, copy.listener().orElseThrow());
    assertEquals(true, copy.reportConsumedCapacity());
    assertEquals(false, copy.fastPath());
    assertEquals(true, copy.fastPathForced());
    assertSame(ids, copy.idSupplier().orElseThrow());
    assertEquals(Duration.ofSeconds(8), copy.requestTimeout().orElseThrow());
    assertEquals(true, Options.defaults().fastPath());
    assertEquals(false, Options.defaults().fastPathForced());
  }

  @Test
  void limitsThatCouldNeverBeMetAreRefused() {
    Options.Builder builder = Options.builder();

    assertThrows(IllegalArgumentException.class, () -> builder.writeAttempts(0));
    assertThrows(IllegalArgumentException.class, () -> builder.batchAttempts(0));
    assertThrows(
        IllegalArgumentException.class, () -> builder.batchDeadline(Duration.ofSeconds(-1)));
    assertThrows(
        IllegalArgumentException.class, () -> builder.conflictDeadline(Duration.ofSeconds(-1)));
  }

  @Test
  void aBackoffBelowAMillisecondOrAboveItsMaximumIsRefused() {
    Options.Builder builder = Options.builder();

    assertThrows(
        IllegalArgumentException.class,
        () -> builder.backoff(Duration.ofNanos(1), Duration.ofSeconds(1)));
    assertThrows(
        IllegalArgumentException.class,
        () -> builder.backoff(Duration.ofSeconds(2), Duration.ofSeconds(1)));
  }

  @Test
  void whatIsBuiltDoesNotChangeWithItsBuilder() {
    Options.Builder builder = Options.builder().writeAttempts(2);
    Options built = builder.build();

    builder.writeAttempts(3);
    built.toBuilder().writeAttempts(4);

    assertEquals(2, built.writeAttempts());
  }

  @Test
  void aDeadlineIsThatOfAllThatIsTriedAgain() {
    Options options = Options.builder().deadline(Duration.ofMillis(5)).build();

    assertEquals(Duration.ofMillis(5), options.batchDeadline());
    assertEquals(Duration.ofMillis(5), options.conflictDeadline());
    assertEquals(Duration.ofMillis(5), options.cascadeDeadline());
    assertThrows(
        IllegalArgumentException.class, () -> Options.builder().deadline(Duration.ofMillis(-1)));
    assertThrows(
        IllegalArgumentException.class, () -> Options.builder().requestTimeout(Duration.ZERO));
  }
}
