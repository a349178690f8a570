package io.partita.runtime;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a table behaves where there is a choice: its clock, the consistency of reads, how long it
 * keeps trying, and who is told of what it does. Immutable.
 *
 * <p>These limits are Partita's own: retries of single requests, timeouts and credentials belong to
 * the SDK client.
 */
public final class Options {

  /** Read once, so that all tables of an application behave alike. */
  private static final boolean FAST_PATH = !"false".equals(System.getProperty("partita.fastPath"));

  private static final Options DEFAULTS = builder().build();

  private final Clock clock;
  private final boolean eventuallyConsistentReads;
  private final boolean exactOutcomes;
  private final int writeAttempts;
  private final int batchAttempts;
  private final Duration batchDeadline;
  private final Duration conflictDeadline;
  private final Duration backoffBase;
  private final Duration backoffMax;
  private final int transactionAttempts;
  private final Duration cascadeDeadline;
  private final Duration indexSettleTime;
  private final String markAttribute;
  private final String recountAttribute;
  private final @Nullable OperationListener listener;
  private final boolean reportConsumedCapacity;
  private final boolean fastPath;
  private final boolean fastPathForced;

  private Options(Builder builder) {
    clock = builder.clock;
    eventuallyConsistentReads = builder.eventuallyConsistentReads;
    exactOutcomes = builder.exactOutcomes;
    writeAttempts = builder.writeAttempts;
    batchAttempts = builder.batchAttempts;
    batchDeadline = builder.batchDeadline;
    conflictDeadline = builder.conflictDeadline;
    backoffBase = builder.backoffBase;
    backoffMax = builder.backoffMax;
    transactionAttempts = builder.transactionAttempts;
    cascadeDeadline = builder.cascadeDeadline;
    indexSettleTime = builder.indexSettleTime;
    markAttribute = builder.markAttribute;
    recountAttribute = builder.recountAttribute;
    listener = builder.listener;
    reportConsumedCapacity = builder.reportConsumedCapacity;
    fastPath = builder.fastPath;
    fastPathForced = builder.fastPathForced;
  }

  /** The system clock, strongly consistent reads and limits that suit most applications. */
  public static Options defaults() {
    return DEFAULTS;
  }

  /** A builder that starts with the defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** Tells the time of managed timestamps and of expiry; the system's UTC clock by default. */
  public Clock clock() {
    return clock;
  }

  /**
   * Whether reads of the table may be stale at half the price; false by default: a read sees what
   * was written before it.
   */
  public boolean eventuallyConsistentReads() {
    return eventuallyConsistentReads;
  }

  /**
   * Whether every write of one item is sent as a transaction of one action, whose token lets
   * DynamoDB tell a request that is sent again from another one; false by default. Additions are
   * then made once, and {@link OutcomeUnknownException} is not thrown for a failed condition,
   * whatever responses are lost.
   *
   * <p>Costs twice the write units. {@code put}, {@code replace} and {@code executeAndGet} also
   * read what they return, with one consistent GetItem. Batches ({@code putAll}, and {@code
   * deleteAll} where it is one) stay as they are: they have no conditions. The generated table has
   * a method of the same name for some calls only.
   */
  public boolean exactOutcomes() {
    return exactOutcomes;
  }

  /**
   * How often a write that depends on a read is tried while the item keeps changing in between; 20
   * by default.
   */
  public int writeAttempts() {
    return writeAttempts;
  }

  /** How many rounds in a row a batch may make no progress before it is given up; 10 by default. */
  public int batchAttempts() {
    return batchAttempts;
  }

  /** How long a batch keeps sending what was left unprocessed; one minute by default. */
  public Duration batchDeadline() {
    return batchDeadline;
  }

  /** How long a write that conflicts with a transaction is tried again; 30 seconds by default. */
  public Duration conflictDeadline() {
    return conflictDeadline;
  }

  /**
   * How often a write that conflicts with a transaction, or a transaction that is throttled, is
   * sent before it fails; 50 by default.
   */
  public int transactionAttempts() {
    return transactionAttempts;
  }

  /** How long a cascade goes on without deleting anything; one minute by default. */
  public Duration cascadeDeadline() {
    return cascadeDeadline;
  }

  /**
   * How long after a write all global indexes are taken to show it; 2 seconds by default. Counting
   * and cascades through such an index wait as long before they trust that nothing is missing.
   */
  public Duration indexSettleTime() {
    return indexSettleTime;
  }

  /**
   * The attribute that marks items that are being deleted; {@code _deleting} by default. All
   * programs that write the table must use the same name: one that uses another one sees marked
   * items and adds to them.
   */
  public String markAttribute() {
    return markAttribute;
  }

  /**
   * The attribute that marks items whose counts are being recounted; {@code _recount} by default.
   * {@code recount} sets it, and every write that changes what is counted removes it, so that
   * {@code recount} notices. All programs that write the table must use the same name: a {@code
   * recount} does not notice the writes of one that uses another one.
   */
  public String recountAttribute() {
    return recountAttribute;
  }

  /**
   * The longest first pause before trying again; it doubles each time and is chosen at random
   * below; 50 ms by default.
   */
  public Duration backoffBase() {
    return backoffBase;
  }

  /** The longest pause before trying again; 5 seconds by default. */
  public Duration backoffMax() {
    return backoffMax;
  }

  /** Is told of every operation; none by default. */
  public Optional<OperationListener> listener() {
    return Optional.ofNullable(listener);
  }

  /**
   * Whether every request asks DynamoDB for the capacity it consumes on the table and each index,
   * for the listener's reports; false by default.
   */
  public boolean reportConsumedCapacity() {
    return reportConsumedCapacity;
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
    return fastPath;
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
    return fastPathForced;
  }

  /** A builder that starts with these options. */
  public Builder toBuilder() {
    Builder builder = builder();
    builder.listener = listener;
    return builder
        .clock(clock)
        .eventuallyConsistentReads(eventuallyConsistentReads)
        .exactOutcomes(exactOutcomes)
        .writeAttempts(writeAttempts)
        .batchAttempts(batchAttempts)
        .batchDeadline(batchDeadline)
        .conflictDeadline(conflictDeadline)
        .transactionAttempts(transactionAttempts)
        .cascadeDeadline(cascadeDeadline)
        .indexSettleTime(indexSettleTime)
        .markAttribute(markAttribute)
        .recountAttribute(recountAttribute)
        .backoff(backoffBase, backoffMax)
        .reportConsumedCapacity(reportConsumedCapacity)
        .fastPath(fastPath)
        .fastPathForced(fastPathForced);
  }

  /** Collects options. */
  public static final class Builder {

    private Clock clock = Clock.systemUTC();
    private boolean eventuallyConsistentReads;
    private boolean exactOutcomes;
    private int writeAttempts = 20;
    private int batchAttempts = 10;
    private Duration batchDeadline = Duration.ofMinutes(1);
    private Duration conflictDeadline = Duration.ofSeconds(30);
    private int transactionAttempts = 50;
    private Duration cascadeDeadline = Duration.ofMinutes(1);
    private Duration indexSettleTime = Duration.ofSeconds(2);
    private String markAttribute = "_deleting";
    private String recountAttribute = "_recount";
    private Duration backoffBase = Duration.ofMillis(50);
    private Duration backoffMax = Duration.ofSeconds(5);
    private @Nullable OperationListener listener;
    private boolean reportConsumedCapacity;
    private boolean fastPath = FAST_PATH;
    private boolean fastPathForced;

    private Builder() {}

    /** See {@link Options#clock()}. */
    public Builder clock(Clock clock) {
      this.clock = clock;
      return this;
    }

    /** See {@link Options#eventuallyConsistentReads()}. */
    public Builder eventuallyConsistentReads(boolean eventuallyConsistentReads) {
      this.eventuallyConsistentReads = eventuallyConsistentReads;
      return this;
    }

    /** See {@link Options#exactOutcomes()}. */
    public Builder exactOutcomes(boolean exactOutcomes) {
      this.exactOutcomes = exactOutcomes;
      return this;
    }

    /** See {@link Options#writeAttempts()}. */
    public Builder writeAttempts(int writeAttempts) {
      this.writeAttempts = atLeastOne("writeAttempts", writeAttempts);
      return this;
    }

    /** See {@link Options#batchAttempts()}. */
    public Builder batchAttempts(int batchAttempts) {
      this.batchAttempts = atLeastOne("batchAttempts", batchAttempts);
      return this;
    }

    /** See {@link Options#batchDeadline()}. */
    public Builder batchDeadline(Duration batchDeadline) {
      this.batchDeadline = notNegative("batchDeadline", batchDeadline);
      return this;
    }

    /** See {@link Options#conflictDeadline()}. */
    public Builder conflictDeadline(Duration conflictDeadline) {
      this.conflictDeadline = notNegative("conflictDeadline", conflictDeadline);
      return this;
    }

    /** See {@link Options#transactionAttempts()}. */
    public Builder transactionAttempts(int transactionAttempts) {
      this.transactionAttempts = atLeastOne("transactionAttempts", transactionAttempts);
      return this;
    }

    /** See {@link Options#cascadeDeadline()}. */
    public Builder cascadeDeadline(Duration cascadeDeadline) {
      this.cascadeDeadline = notNegative("cascadeDeadline", cascadeDeadline);
      return this;
    }

    /** See {@link Options#indexSettleTime()}. */
    public Builder indexSettleTime(Duration indexSettleTime) {
      this.indexSettleTime = notNegative("indexSettleTime", indexSettleTime);
      return this;
    }

    /** See {@link Options#markAttribute()}. */
    public Builder markAttribute(String markAttribute) {
      this.markAttribute = notEmpty("markAttribute", markAttribute);
      return this;
    }

    /** See {@link Options#recountAttribute()}. */
    public Builder recountAttribute(String recountAttribute) {
      this.recountAttribute = notEmpty("recountAttribute", recountAttribute);
      return this;
    }

    /** See {@link Options#backoffBase()} and {@link Options#backoffMax()}. */
    public Builder backoff(Duration base, Duration max) {
      if (base.toMillis() < 1 || max.compareTo(base) < 0) {
        throw new IllegalArgumentException(
            "The backoff's base must be at least a millisecond and not above its maximum.");
      }
      this.backoffBase = base;
      this.backoffMax = max;
      return this;
    }

    /** Sets the one listener; see {@link Options#listener()}. */
    public Builder listener(OperationListener listener) {
      this.listener = listener;
      return this;
    }

    /** See {@link Options#reportConsumedCapacity()}. */
    public Builder reportConsumedCapacity(boolean reportConsumedCapacity) {
      this.reportConsumedCapacity = reportConsumedCapacity;
      return this;
    }

    /** See {@link Options#fastPath()}. */
    public Builder fastPath(boolean fastPath) {
      this.fastPath = fastPath;
      return this;
    }

    /** See {@link Options#fastPathForced()}, and what it is wrong for. */
    public Builder fastPathForced(boolean fastPathForced) {
      this.fastPathForced = fastPathForced;
      return this;
    }

    /**
     * @throws IllegalArgumentException if {@code markAttribute} and {@code recountAttribute} are
     *     the same
     */
    public Options build() {
      if (markAttribute.equals(recountAttribute)) {
        throw new IllegalArgumentException(
            "markAttribute and recountAttribute must be two attributes.");
      }
      return new Options(this);
    }

    private static String notEmpty(String option, String value) {
      if (value.isEmpty()) {
        throw new IllegalArgumentException(option + " must not be empty.");
      }
      return value;
    }

    private static int atLeastOne(String option, int value) {
      if (value < 1) {
        throw new IllegalArgumentException(option + " must be at least 1.");
      }
      return value;
    }

    private static Duration notNegative(String option, Duration value) {
      if (value.isNegative()) {
        throw new IllegalArgumentException(option + " must not be negative.");
      }
      return value;
    }
  }
}
