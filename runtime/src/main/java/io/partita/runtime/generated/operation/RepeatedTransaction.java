package io.partita.runtime.generated.operation;

import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.write.Outcome;
import java.time.Duration;
import java.util.function.Function;
import software.amazon.awssdk.retries.api.BackoffStrategy;

/**
 * Runs code that reads and plans writes until nothing of what it read changed before it was
 * written. A cancelled transaction was applied by no attempt, so that nothing is done twice.
 *
 * @param <X> the generated transaction
 */
final class RepeatedTransaction<X extends TransactionBuilder<X>> {

  private static final OperationName NAME = OperationName.of("*", "transact");

  private final PhysicalTable table;
  private final Function<PhysicalTable, X> constructor;

  RepeatedTransaction(PhysicalTable table, Function<PhysicalTable, X> constructor) {
    this.table = table;
    this.constructor = constructor;
  }

  <R> R run(Function<? super X, R> work) {
    return table
        .context()
        .driver()
        .observe(NAME, Done<R>::actions, driver -> attempt(driver, work))
        .result();
  }

  private <R> Done<R> attempt(Driver driver, Function<? super X, R> work) {
    int most = table.context().options().writeAttempts();
    for (int attempt = 1; ; attempt++) {
      X transaction = constructor.apply(table.over(driver));
      R result = transaction.lendTo(work);
      Outcome outcome = driver.run(transaction.stepsOfLent());
      if (outcome.isDone()) {
        return new Done<>(result, transaction.size());
      } else if (!outcome.isOvertaken()) {
        throw outcome.failure();
      } else if (attempt >= most) {
        throw outcome.overtaken(most);
      }
      driver.run(Step.pause(delay(attempt), () -> Step.done(Boolean.TRUE)));
    }
  }

  private Duration delay(int attempt) {
    return BackoffStrategy.exponentialDelay(
            table.context().options().backoffBase(), table.context().options().backoffMax())
        .computeDelay(attempt);
  }

  /** What the code returned, and how many actions it planned. */
  private record Done<R>(R result, int actions) {}
}
