package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.List;

/**
 * When an item is on an index: if all terms are true.
 *
 * @param text the condition as it is written
 */
public record WhereModel(String text, List<Term> terms, Origin origin) {

  /**
   * One thing that is asked.
   *
   * @param component the component's name as it is written; a rule reports one that does not exist
   * @param constant what it is compared with, without quotes; empty for null
   * @param isQuoted whether the constant stands in quotes, so that it is text
   */
  public record Term(String component, Test test, String constant, boolean isQuoted) {}

  /** What is asked of a component. */
  public enum Test {
    /** It is the constant. */
    IS,
    /** It is not the constant; null is not either. */
    IS_NOT,
    /** It is null. */
    IS_NULL,
    /** It is not null. */
    IS_NOT_NULL;

    /** Whether it compares with a constant. */
    public boolean compares() {
      return this == IS || this == IS_NOT;
    }

    /** Whether it is true of a value that is or is not the one it names. */
    public boolean holds(boolean isEqual) {
      return isEqual == (this == IS || this == IS_NULL);
    }
  }
}
