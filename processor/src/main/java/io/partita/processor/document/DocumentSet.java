package io.partita.processor.document;

/** Which documents are written. */
public enum DocumentSet {
  /** None. */
  OFF,
  /** The chart and the model. */
  MD,
  /** Those, the page, and what creates the table and grants access to it. */
  ALL;

  /**
   * The compiler's option that chooses the set. Without it few are written, so that builds stay
   * fast.
   */
  public static final String OPTION = "partita.docs";
}
