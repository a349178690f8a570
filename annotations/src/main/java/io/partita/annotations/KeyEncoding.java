package io.partita.annotations;

/** How the values of key components become key text. */
public enum KeyEncoding {
  /**
   * Every value is encoded so that two different keys never collide, keys sort like their
   * components, and a prefix never matches a longer value: text is percent-encoded up to {@code %},
   * integers in sort keys are padded.
   */
  ORDERED,
  /**
   * Values as they are, for tables that exist already; a value with a {@code #} or a control
   * character is refused.
   */
  RAW
}
