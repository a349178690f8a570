package io.partita.processor;

/** Whether drafts of records are generated. */
enum DraftsOption {
  ON,
  OFF;

  /** The compiler's option that decides; without it they are. */
  static final String NAME = "partita.drafts";
}
