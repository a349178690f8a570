package io.partita.processor.model;

import java.util.Optional;

/**
 * The operations that DAOs and tables have. The plan of a table lists those that there are, with
 * what they send; methods, their documentation, charts and policies are written from it.
 */
public enum Operation {
  FIND(Argument.KEY),
  GET(Argument.KEY),
  EXISTS(Argument.KEY),
  FIND_BY_UNIQUE("findBy"),
  FIND_ALL(Argument.KEYS),
  /** A query, or one that is narrowed further. */
  QUERY(""),
  SCAN(Argument.NONE),
  SCAN_INDEX("scan"),
  CREATE(Argument.RECORD),
  CREATE_ALL(Argument.RECORDS, Extra.PROGRESS),
  PUT(Argument.RECORD, Extra.CONDITION),
  PUT_ALL(Argument.RECORDS),
  REPLACE(Argument.RECORD, Extra.CONDITION),
  UPDATE(Argument.KEY, "execute()"),
  DELETE(Argument.KEY, Extra.CONDITION),
  DELETE_RECORD("delete", Argument.RECORD),
  DELETE_IF_EXISTS(Argument.KEY, Extra.CONDITION),
  DELETE_ALL(Argument.KEYS, Extra.PROGRESS),
  DELETE_CASCADE(Argument.KEY, Extra.PROGRESS),
  UNDELETE(Argument.KEY),
  RECOUNT(Argument.KEY),
  VERIFY_COUNTS(Argument.NONE),
  PROPAGATE(Argument.KEY, Extra.PROGRESS),
  VERIFY_COPIES(Argument.KEY),
  BACKFILL(Argument.NONE, "run()"),
  /** An action of a transaction that writes nothing. */
  CHECK("transact().check", Argument.KEY, "execute()"),
  TRANSACT(Argument.NONE, "execute()"),
  TRANSACTIONAL_GET(Argument.KEYS),
  /** Writes of several entities' items; the reads are {@link #FIND_ALL} of the table. */
  BATCH(Argument.NONE, "execute()"),
  CREATE_TABLE_IF_MISSING(Argument.NONE),
  VERIFY_TABLE(Argument.NONE),
  VERIFY_ITEMS(Argument.NONE, "run()");

  /** What an operation works on. */
  public enum Argument {
    NONE(""),
    /** A key, or its components. */
    KEY("key"),
    KEYS("keys"),
    RECORD("record"),
    RECORDS("records");

    private final String text;

    Argument(String text) {
      this.text = text;
    }
  }

  /** What an overload takes as well. */
  public enum Extra {
    /** A condition that the item must fulfil. */
    CONDITION,
    /** Somebody who is told of the progress; not where a batch is written without transactions. */
    PROGRESS
  }

  private final String method;
  private final Argument argument;
  private final Optional<Extra> extra;
  private final String sentBy;

  Operation(Argument argument) {
    this(argument, "");
  }

  Operation(Argument argument, String sentBy) {
    this.method = JavaNames.camelCase(name());
    this.argument = argument;
    this.extra = Optional.empty();
    this.sentBy = sentBy;
  }

  Operation(Argument argument, Extra extra) {
    this.method = JavaNames.camelCase(name());
    this.argument = argument;
    this.extra = Optional.of(extra);
    this.sentBy = "";
  }

  Operation(String method) {
    this(method, Argument.NONE);
  }

  Operation(String method, Argument argument) {
    this(method, argument, "");
  }

  Operation(String method, Argument argument, String sentBy) {
    this.method = method;
    this.argument = argument;
    this.extra = Optional.empty();
    this.sentBy = sentBy;
  }

  /** What the method is called, or begins with; empty if the user names it. */
  public String method() {
    return method;
  }

  /** The method with its argument, as people write it. */
  public String call() {
    return method + "(" + argument.text + ")";
  }

  public Argument argument() {
    return argument;
  }

  public Optional<Extra> extra() {
    return extra;
  }

  /** The method of its result that sends the requests; empty if the operation does. */
  public String sentBy() {
    return sentBy;
  }
}
