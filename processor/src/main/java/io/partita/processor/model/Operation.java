package io.partita.processor.model;

import java.util.Locale;

/**
 * The operations that DAOs and tables have. The plan of a table lists those that there are, with
 * what they send; methods, their documentation, charts and policies are written from it.
 */
public enum Operation {
  FIND,
  GET,
  EXISTS,
  FIND_BY_UNIQUE("findBy"),
  FIND_ALL,
  /** A query, or one that is narrowed further. */
  QUERY(""),
  SCAN,
  SCAN_INDEX("scan"),
  CREATE,
  CREATE_ALL,
  PUT,
  PUT_ALL,
  REPLACE,
  UPDATE,
  DELETE,
  DELETE_RECORD("delete"),
  DELETE_IF_EXISTS,
  DELETE_ALL,
  DELETE_CASCADE,
  UNDELETE,
  RECOUNT,
  VERIFY_COUNTS,
  PROPAGATE,
  VERIFY_COPIES,
  BACKFILL,
  /** An action of a transaction that writes nothing. */
  CHECK("transact().check"),
  TRANSACT,
  TRANSACTIONAL_GET,
  CREATE_TABLE_IF_MISSING,
  VERIFY_TABLE,
  VERIFY_ITEMS;

  private final String method;

  Operation(String method) {
    this.method = method;
  }

  Operation() {
    String[] words = name().toLowerCase(Locale.ROOT).split("_");
    StringBuilder camelCase = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      camelCase.append(JavaNames.capitalized(words[i]));
    }
    this.method = camelCase.toString();
  }

  /** What the DAO's method is called, or begins with; empty if the user names it. */
  public String method() {
    return method;
  }
}
