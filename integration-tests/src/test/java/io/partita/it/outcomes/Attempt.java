package io.partita.it.outcomes;

/** What an attempt does that DynamoDB looks at, and what the call answers if it is the last. */
sealed interface Attempt {

  /** It is applied. */
  record Done(World world, Object result) implements Attempt {}

  /**
   * Its condition is not true.
   *
   * @param told the exception that the call throws, or what it answers instead
   */
  record Refused(Object told) implements Attempt {}

  /**
   * Something is in its way that the call removes first; then it tries again.
   *
   * @param world what is stored without it
   */
  record Again(World world) implements Attempt {}

  static Attempt done(World world) {
    return done(world, "done");
  }

  static Attempt done(World world, Object result) {
    return new Done(world, result);
  }

  static Attempt refused(Class<? extends RuntimeException> exception) {
    return new Refused(exception.getSimpleName());
  }

  /** The answer of a call that asks whether there was something to do. */
  static Attempt notThere() {
    return new Refused(false);
  }
}
