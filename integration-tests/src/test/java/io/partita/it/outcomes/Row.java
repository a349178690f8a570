package io.partita.it.outcomes;

/**
 * The table of outcomes, row by row as the guide prints it: what a caller is told of each kind of
 * write when an attempt was repeated.
 */
enum Row {
  CONDITIONAL(
      "`create`, `replace`, `delete`, `put` and `update` with conditions or versions",
      "success, or the exception of the condition",
      "success",
      Row.UNKNOWN),
  IF_EXISTS(
      "`deleteIfExists`", "true, false, or the exception of the condition", "true", Row.UNKNOWN),
  REPEATABLE(
      "`put`, and `update` that sets, clears, or changes sets and maps",
      "success",
      "success: twice has the effect of once, except that a `@Version` may count up by 2",
      Row.UNKNOWN),
  ADDING(
      "`update` with `addToX` of a number or `appendToX`",
      "success",
      "success, but it may have been **made twice**",
      Row.UNKNOWN),
  BATCH(
      "`putAll`, `deleteAll` as a batch, `batch()`",
      "done",
      "done: twice has the effect of once",
      "has no conditions"),
  TRANSACTION(
      "counted, `@Unique` and `requireEnds` writes, `createAll` and `deleteAll` in transactions,"
          + " `transact()`",
      "success, or the exception of the condition",
      Row.ONCE,
      "the exception of the condition: a token tells that no attempt was applied"),
  EXACT(
      "anything with `exactlyOnce()` or `exactOutcomes()`",
      "success, or the exception of the condition",
      Row.ONCE,
      "the exception of the condition");

  private static final String UNKNOWN = "`OutcomeUnknownException`";
  private static final String ONCE = "success, made once";

  private final String writes;
  private final String answered;
  private final String repeated;
  private final String refused;

  Row(String writes, String answered, String repeated, String refused) {
    this.writes = writes;
    this.answered = answered;
    this.repeated = repeated;
    this.refused = refused;
  }

  /** The row in the guide. */
  String inGuide() {
    return "| " + String.join(" | ", writes, answered, repeated, refused) + " |";
  }

  /** Whether attempts after one that was applied do nothing, and say that it was. */
  boolean isMadeOnce() {
    return repeated.equals(ONCE);
  }

  /** Whether nobody knows what a refusal after an attempt without an answer means. */
  boolean isUnknownWhenRefused() {
    return refused.equals(UNKNOWN);
  }

  /** The row of the same write with exact outcomes. */
  Row exact() {
    return this == BATCH || this == TRANSACTION ? this : EXACT;
  }
}
