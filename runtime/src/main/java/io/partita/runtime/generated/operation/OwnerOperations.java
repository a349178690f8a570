package io.partita.runtime.generated.operation;

import io.partita.runtime.CascadeIncompleteException;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.CountDifference;
import io.partita.runtime.CountMismatchException;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Progress;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.cascade.Cascade;
import io.partita.runtime.internal.cascade.CascadeRun;
import io.partita.runtime.internal.cascade.Recount;
import io.partita.runtime.internal.cascade.Undeletion;
import io.partita.runtime.internal.cascade.Verification;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.TableScan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What generated DAOs do with items to which others belong.
 *
 * @param <T> the owner's record
 * @param <TK> its generated key
 */
public final class OwnerOperations<T, TK extends GeneratedKey<T>> {

  private final TableContext context;
  private final Dependents<T, TK> dependents;

  public OwnerOperations(PhysicalTable table, Dependents<T, TK> dependents) {
    this.context = table.context();
    this.dependents = dependents;
  }

  /**
   * Deletes an item and everything that belongs to it, and tells how many items that were; none is
   * no error. If it is interrupted, another call goes on.
   *
   * @param progress is told each time that items were deleted; null for nobody
   * @throws CascadeIncompleteException if nothing more could be deleted until a deadline passed,
   *     the cascade's own, a batch's or a transaction's; if keys of what belongs to it cannot be
   *     read; or if somebody has taken the mark back
   * @throws CountMismatchException if another item counts fewer than there are to delete
   */
  public long deleteCascade(TK key, @Nullable Consumer<? super Progress> progress) {
    return context
        .driver()
        .observe(
            name("deleteCascade"),
            Long::longValue,
            driver -> delete(driver, List.of(key), progress));
  }

  private long delete(Driver driver, List<TK> keys, @Nullable Consumer<? super Progress> progress) {
    CascadeRun run = new CascadeRun(dependents.type().name(), context.options(), progress);
    try {
      driver.run(Cascade.remove(context, dependents, run, keys));
    } catch (IncompleteBatchException | TransactionFailedException failure) {
      throw run.incomplete(failure);
    }
    run.requireNothingLeft();
    return run.deleted();
  }

  /**
   * Takes back the marks of a {@code deleteCascade} that has not finished: of the item and of what
   * belongs to it. Tells how many that were; none if the item is not being deleted.
   *
   * @throws ItemNotFoundException if it does not exist
   */
  public long undelete(TK key) {
    return context
        .driver()
        .observe(
            name("undelete"),
            Long::longValue,
            driver -> driver.run(new Undeletion<>(context, dependents).of(key)));
  }

  /**
   * Counts what belongs to an item again and returns it with the exact counts.
   *
   * @throws ItemNotFoundException if it does not exist
   * @throws ConditionFailedException if its counts kept changing
   */
  public T recount(TK key) {
    return context
        .driver()
        .observe(
            name("recount"),
            recounted -> 1,
            driver -> driver.run(new Recount<>(context, dependents).of(key)));
  }

  /**
   * Counts what belongs to each item, and tells which counts are wrong. Of an item whose key cannot
   * be read, nobody can tell what belongs to it: it is left out.
   */
  public List<CountDifference<TK>> verifyCounts() {
    return context.driver().observe(name("verifyCounts"), List::size, this::verify);
  }

  private List<CountDifference<TK>> verify(Driver driver) {
    Verification<T, TK> verification = new Verification<>(context, dependents);
    List<CountDifference<TK>> differences = new ArrayList<>();
    try (Stream<Map<String, AttributeValue>> items =
        TableScan.items(context.with(driver), dependents.type())) {
      items.forEach(item -> differences.addAll(driver.run(verification.of(item))));
    }
    return List.copyOf(differences);
  }

  private OperationName name(String operation) {
    return OperationName.of(dependents.type().name(), operation);
  }
}
