package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;

/**
 * What came out of comparing a table with its committed lock.
 *
 * @param errors changes that stored items do not survive, or why the lock cannot be read
 * @param isOutdated whether the lock does not describe the table as it is
 * @param changes what else has changed, and what is to be done for it
 */
public record LockCheck(List<Diagnostic> errors, boolean isOutdated, List<String> changes) {

  /**
   * Compares a table with its lock.
   *
   * @param committed the lock's text
   * @param file where it was read, for messages
   */
  public static LockCheck of(ResolvedTable table, TablePlan plan, String committed, String file) {
    LockModel after = LockModeller.model(plan);
    try {
      LockModel before = LockParser.parse(committed);
      if (before.equals(after)) {
        return new LockCheck(List.of(), false, List.of());
      }
      LockComparison comparison = new LockComparison(before, after, table);
      return new LockCheck(LockRules.check(comparison).toList(), true, LockChanges.of(comparison));
    } catch (LockSyntaxException e) {
      return new LockCheck(List.of(unreadable(e, file, plan.table().origin())), false, List.of());
    }
  }

  private static Diagnostic unreadable(LockSyntaxException cause, String file, Origin origin) {
    return cause.isNewer()
        ? new Diagnostic(
            Code.LOCK_VERSION,
            "%s was written by a newer version of Partita: %s. Compile with that version."
                .formatted(file, cause.getMessage()),
            origin)
        : new Diagnostic(
            Code.LOCK_UNREADABLE,
            "%s is no lock. %s. Restore the file as it was committed."
                .formatted(file, cause.getMessage()),
            origin);
  }
}
