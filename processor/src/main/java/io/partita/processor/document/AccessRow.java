package io.partita.processor.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A method that sends requests, and what it sends; texts are empty where there is nothing to say.
 *
 * @param subject the entity or collection, or the table, whose method it is
 * @param method the call
 * @param operation the API calls
 * @param places the table and the indexes that are read or written, as people call them
 * @param where when items are there, if the index is sparse
 * @param keyCondition which items
 * @param filter what is left out after it was read
 * @param cost the capacity it takes, as a formula
 * @param transactionSize how many actions its transaction has
 */
record AccessRow(
    String subject,
    String method,
    String operation,
    List<String> places,
    String where,
    String keyCondition,
    String filter,
    Consistency consistency,
    String cost,
    String transactionSize,
    List<Permission> permissions) {

  /** What people call the table among its indexes. */
  static final String TABLE = "table";

  /** How consistent a read is. */
  enum Consistency {
    /** A write. */
    NONE(""),
    STRONG_BY_DEFAULT("strong, unless the options say eventual"),
    EVENTUAL_BY_DEFAULT("eventual, strong with consistent()"),
    EVENTUAL("eventual"),
    EVENTUAL_THEN_STRONG("eventual; what differs is read again, strongly where that is possible"),
    STRONG("strong");

    private final String text;

    Consistency(String text) {
      this.text = text;
    }

    String text() {
      return text;
    }
  }

  /** A read of the table or of an index. */
  static AccessRow read(
      String subject,
      String method,
      String operation,
      Optional<String> index,
      String keyCondition,
      Consistency consistency,
      String cost,
      List<Permission> permissions) {
    return new AccessRow(
        subject,
        method,
        operation,
        List.of(index.orElse(TABLE)),
        "",
        keyCondition,
        "",
        consistency,
        cost,
        "",
        permissions);
  }

  /** This with what is left out after it was read. */
  AccessRow filtered(String filter) {
    return with(method, where, filter);
  }

  /** This on an index that holds some items only. */
  AccessRow where(String where) {
    return with(method, where, filter);
  }

  /** Whether another differs from this in nothing but the method. */
  boolean isLike(AccessRow other) {
    return with(other.method(), where, filter).equals(other);
  }

  private AccessRow with(String method, String where, String filter) {
    return new AccessRow(
        subject,
        method,
        operation,
        places,
        where,
        keyCondition,
        filter,
        consistency,
        cost,
        transactionSize,
        permissions);
  }

  /** Rows that send the same requests, together, in the order of the first of each. */
  static List<List<AccessRow>> grouped(List<AccessRow> rows) {
    List<List<AccessRow>> groups = new ArrayList<>();
    for (AccessRow row : rows) {
      groups.stream()
          .filter(group -> group.get(0).isLike(row))
          .findFirst()
          .orElseGet(
              () -> {
                groups.add(new ArrayList<>());
                return groups.get(groups.size() - 1);
              })
          .add(row);
    }
    return groups;
  }
}
