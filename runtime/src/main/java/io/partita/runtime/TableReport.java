package io.partita.runtime;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a live table compares with its definition.
 *
 * @param table the table's name
 * @param differences what is missing or other than defined, one sentence each
 * @param remarks what the table has beyond its definition and is no obstacle, one sentence each
 */
public record TableReport(String table, List<String> differences, List<String> remarks) {

  public TableReport {
    differences = List.copyOf(differences);
    remarks = List.copyOf(remarks);
  }

  /** Whether the table is as defined. */
  public boolean isOk() {
    return differences.isEmpty();
  }

  /**
   * Does nothing if the table is as defined.
   *
   * @throws IllegalStateException naming the differences otherwise
   */
  public void throwIfDifferent() {
    if (!isOk()) {
      throw new IllegalStateException("[TABLE_DIFFERS] " + this);
    }
  }

  /** The report in sentences, one per line. */
  @Override
  public String toString() {
    String verdict =
        isOk() ? "Table " + table + " is as defined." : "Table " + table + " is not as defined:";
    return Stream.of(
            Stream.of(verdict),
            differences.stream().map("- "::concat),
            remarks.stream().map("(also) "::concat))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n"));
  }
}
