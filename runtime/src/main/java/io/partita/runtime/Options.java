package io.partita.runtime;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * How a table behaves where there is a choice: its clock, the consistency of reads, how long it
 * keeps trying, and who is told of what it does. Immutable.
 *
 * <p>These limits are Partita's own: retries of single requests and credentials belong to the SDK
 * client, and timeouts unless {@link #requestTimeout()} sets one.
 */
public final class Options {

  private static final Options DEFAULTS = builder().build();

  private final OptionValues values;

  private Options(OptionValues values) {
    this.values = values;
  }

  /** The system clock, strongly consistent reads and limits that suit most applications. */
  public static Options defaults() {
    return DEFAULTS;
  }

  /** A builder that starts with the defaults. */
  public static Builder builder() {
    return new Builder(new OptionValues());
  }

  /** Tells the time of managed timestamps and of expiry; the system's UTC clock by default. */
  public Clock clock() {
    return values.clock;
  }

  /**
   * Chooses the 128 bits of {@linkplain io.partita.annotations.GeneratedId generated ids}, whatever
   * their form; by default they are made of the {@link #clock() clock's} time and of chance. For
   * tests that want to know their ids: {@code idSupplier(() -> new UUID(0, ++last))}.
   */
  public Optional<Supplier<UUID>> idSupplier() {
    return Optional.ofNullable(values.idSupplier);
  }

  /**
   * Whether reads of the table may be stale at half the price; false by default: a read sees what
   * was written before it.
   */
  public boolean eventuallyConsistentReads() {
    return values.eventuallyConsistentReads;
  }

  /**
   * Whether every write of one item is sent as a transaction of one action, whose token lets
   * DynamoDB tell a request that is sent again from another one; false by default. Additions are
   * then made once, and {@link OutcomeUnknownException} is not thrown for a failed condition,
   * whatever responses are lost.
   *
   * <p>Costs twice the write units. {@code put}, {@code replace} and {@code executeAndGet} also
   * read what they return, with one consistent GetItem. Batches ({@code putAll}, and {@code
   * deleteAll} where it is one) stay as they are: they have no conditions. Some calls of a table
   * only have it through {@link EntityTable#exactOutcomes()}.
   */
  public boolean exactOutcomes() {
    return values.exactOutcomes;
  }

  /**
   * How often a write that depends on a read is tried while the item keeps changing in between; 20
   * by default.
   */
  public int writeAttempts() {
    return values.writeAttempts;
  }

  /** How many rounds in a row a batch may make no progress before it is given up; 10 by default. */
  public int batchAttempts() {
    return values.batchAttempts;
  }

  /** How long a batch keeps sending what was left unprocessed; one minute by default. */
  public Duration batchDeadline() {
    return values.batchDeadline;
  }

  /** How long a write that conflicts with a transaction is tried again; 30 seconds by default. */
  public Duration conflictDeadline() {
    return values.conflictDeadline;
  }

  /**
   * How often a write that conflicts with a transaction, or a transaction that is throttled, is
   * sent before it fails; 50 by default.
   */
  public int transactionAttempts() {
    return values.transactionAttempts;
  }

  /** How long a cascade goes on without deleting anything; one minute by default. */
  public Duration cascadeDeadline() {
    return values.cascadeDeadline;
  }

  /**
   * How long a request may take, with all of the SDK's own attempts and the pauses between them:
   * the SDK's {@code apiCallTimeout}; empty by default, which leaves it to the client. A request
   * that takes longer fails with {@link
   * software.amazon.awssdk.core.exception.ApiCallTimeoutException}, and whether a write was done is
   * unknown then.
   */
  public Optional<Duration> requestTimeout() {
    return Optional.ofNullable(values.requestTimeout);
  }

  /**
   * How long after a write all global indexes are taken to show it; 2 seconds by default. Counting
   * and cascades through such an index wait as long before they trust that nothing is missing.
   */
  public Duration indexSettleTime() {
    return values.indexSettleTime;
  }

  /**
   * The attribute that marks items that are being deleted; {@code _deleting} by default. All
   * programs that write the table must use the same name: one that uses another one sees marked
   * items and adds to them.
   */
  public String markAttribute() {
    return values.markAttribute;
  }

  /**
   * The attribute that marks items whose counts are being recounted; {@code _recount} by default.
   * {@code recount} sets it, and every write that changes what is counted removes it, so that
   * {@code recount} notices. All programs that write the table must use the same name: a {@code
   * recount} does not notice the writes of one that uses another one.
   */
  public String recountAttribute() {
    return values.recountAttribute;
  }

  /**
   * The longest first pause before trying again; it doubles each time and is chosen at random
   * below; 50 ms by default.
   */
  public Duration backoffBase() {
    return values.backoffBase;
  }

  /** The longest pause before trying again; 5 seconds by default. */
  public Duration backoffMax() {
    return values.backoffMax;
  }

  /** Is told of every operation; none by default. */
  public Optional<OperationListener> listener() {
    return Optional.ofNullable(values.listener);
  }

  /**
   * Whether every request asks DynamoDB for the capacity it consumes on the table and each index,
   * for the listener's reports; false by default.
   */
  public boolean reportConsumedCapacity() {
    return values.reportConsumedCapacity;
  }

  /**
   * Whether items go from the bytes of a response straight into records, and from records into the
   * bytes of a request, past the SDK's own attribute values; true by default. What is read and
   * written is the same, only faster; the SDK still signs, sends, retries and judges every request.
   *
   * <p>It has an effect only where nobody between Partita and DynamoDB could want to see the items:
   * with a client that the SDK has built and nobody has wrapped, and whose interceptors are all
   * Partita's, the SDK's or the Enhanced Client's. With any other interceptor, even one that
   * encrypts, checks or merely logs, all items go through the SDK's objects; see {@link
   * #fastPathForced()}. The system property {@code partita.fastPath=false} turns the default off.
   *
   * <p>Where it has no effect, making a table object logs why, at level DEBUG to the {@link
   * System.Logger} that is named after this class.
   */
  public boolean fastPath() {
    return values.fastPath;
  }

  /**
   * Whether the {@linkplain #fastPath() fast path} is taken whatever interceptors and wrappers the
   * client has; false by default. They then find batches, created items and responses without the
   * items in the SDK's objects.
   *
   * <p>Right for those that only count, trace or measure calls. <strong>Wrong for those that
   * encrypt, decrypt, sign, check or replace items: these would be stored and read as if they were
   * not there.</strong>
   */
  public boolean fastPathForced() {
    return values.fastPathForced;
  }

  /** A builder that starts with these options. */
  public Builder toBuilder() {
    return new Builder(values.copy());
  }

  /** Collects options. */
  public static final class Builder implements CallOptions {

    private final OptionValues values;

    private Builder(OptionValues values) {
      this.values = values;
    }

    /** See {@link Options#clock()}. */
    public Builder clock(Clock clock) {
      values.clock = clock;
      return this;
    }

    /** See {@link Options#idSupplier()}. */
    public Builder idSupplier(Supplier<UUID> idSupplier) {
      values.idSupplier = idSupplier;
      return this;
    }

    @Override
    public Builder eventuallyConsistentReads(boolean eventuallyConsistentReads) {
      values.eventuallyConsistentReads = eventuallyConsistentReads;
      return this;
    }

    @Override
    public Builder exactOutcomes(boolean exactOutcomes) {
      values.exactOutcomes = exactOutcomes;
      return this;
    }

    @Override
    public Builder writeAttempts(int writeAttempts) {
      values.writeAttempts = OptionValues.atLeastOne("writeAttempts", writeAttempts);
      return this;
    }

    @Override
    public Builder batchAttempts(int batchAttempts) {
      values.batchAttempts = OptionValues.atLeastOne("batchAttempts", batchAttempts);
      return this;
    }

    @Override
    public Builder transactionAttempts(int transactionAttempts) {
      values.transactionAttempts =
          OptionValues.atLeastOne("transactionAttempts", transactionAttempts);
      return this;
    }

    @Override
    public Builder batchDeadline(Duration batchDeadline) {
      values.batchDeadline = OptionValues.notNegative("batchDeadline", batchDeadline);
      return this;
    }

    @Override
    public Builder conflictDeadline(Duration conflictDeadline) {
      values.conflictDeadline = OptionValues.notNegative("conflictDeadline", conflictDeadline);
      return this;
    }

    @Override
    public Builder cascadeDeadline(Duration cascadeDeadline) {
      values.cascadeDeadline = OptionValues.notNegative("cascadeDeadline", cascadeDeadline);
      return this;
    }

    @Override
    public Builder deadline(Duration deadline) {
      OptionValues.notNegative("deadline", deadline);
      return batchDeadline(deadline).conflictDeadline(deadline).cascadeDeadline(deadline);
    }

    @Override
    public Builder requestTimeout(Duration requestTimeout) {
      values.requestTimeout = OptionValues.positive("requestTimeout", requestTimeout);
      return this;
    }

    /** See {@link Options#indexSettleTime()}. */
    public Builder indexSettleTime(Duration indexSettleTime) {
      values.indexSettleTime = OptionValues.notNegative("indexSettleTime", indexSettleTime);
      return this;
    }

    /** See {@link Options#markAttribute()}. */
    public Builder markAttribute(String markAttribute) {
      values.markAttribute = OptionValues.notEmpty("markAttribute", markAttribute);
      return this;
    }

    /** See {@link Options#recountAttribute()}. */
    public Builder recountAttribute(String recountAttribute) {
      values.recountAttribute = OptionValues.notEmpty("recountAttribute", recountAttribute);
      return this;
    }

    @Override
    public Builder backoff(Duration base, Duration max) {
      if (base.toMillis() < 1 || max.compareTo(base) < 0) {
        throw new IllegalArgumentException(
            "The backoff's base must be at least a millisecond and not above its maximum.");
      }
      values.backoffBase = base;
      values.backoffMax = max;
      return this;
    }

    @Override
    public Builder listener(OperationListener listener) {
      values.listener = listener;
      return this;
    }

    @Override
    public Builder reportConsumedCapacity(boolean reportConsumedCapacity) {
      values.reportConsumedCapacity = reportConsumedCapacity;
      return this;
    }

    /** See {@link Options#fastPath()}. */
    public Builder fastPath(boolean fastPath) {
      values.fastPath = fastPath;
      return this;
    }

    /** See {@link Options#fastPathForced()}, and what it is wrong for. */
    public Builder fastPathForced(boolean fastPathForced) {
      values.fastPathForced = fastPathForced;
      return this;
    }

    /**
     * @throws IllegalArgumentException if {@code markAttribute} and {@code recountAttribute} are
     *     the same
     */
    public Options build() {
      if (values.markAttribute.equals(values.recountAttribute)) {
        throw new IllegalArgumentException(
            "markAttribute and recountAttribute must be two attributes.");
      }
      return new Options(values.copy());
    }
  }
}
