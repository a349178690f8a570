package io.partita.runtime;

import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What options are set to: of a builder, which changes them, or of options, which do not. */
final class OptionValues implements Cloneable {

  /** Read once, so that all tables of an application behave alike. */
  private static final boolean FAST_PATH = !"false".equals(System.getProperty("partita.fastPath"));

  Clock clock = Clock.systemUTC();
  @Nullable Supplier<UUID> idSupplier;
  boolean eventuallyConsistentReads;
  boolean exactOutcomes;
  int writeAttempts = 20;
  int batchAttempts = 10;
  Duration batchDeadline = Duration.ofMinutes(1);
  Duration conflictDeadline = Duration.ofSeconds(30);
  int transactionAttempts = 50;
  Duration cascadeDeadline = Duration.ofMinutes(1);
  @Nullable Duration requestTimeout;
  Duration indexSettleTime = Duration.ofSeconds(2);
  String markAttribute = "_deleting";
  String recountAttribute = "_recount";
  Duration backoffBase = Duration.ofMillis(50);
  Duration backoffMax = Duration.ofSeconds(5);
  @Nullable OperationListener listener;
  boolean reportConsumedCapacity;
  boolean fastPath = FAST_PATH;
  boolean fastPathForced;

  OptionValues copy() {
    try {
      return (OptionValues) clone();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  static String notEmpty(String option, String value) {
    if (value.isEmpty()) {
      throw new IllegalArgumentException(option + " must not be empty.");
    }
    return value;
  }

  static int atLeastOne(String option, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(option + " must be at least 1.");
    }
    return value;
  }

  static Duration notNegative(String option, Duration value) {
    if (value.isNegative()) {
      throw new IllegalArgumentException(option + " must not be negative.");
    }
    return value;
  }

  static Duration positive(String option, Duration value) {
    if (value.isNegative() || value.isZero()) {
      throw new IllegalArgumentException(option + " must be longer than nothing.");
    }
    return value;
  }
}
