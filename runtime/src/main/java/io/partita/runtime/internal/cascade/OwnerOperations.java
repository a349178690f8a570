package io.partita.runtime.internal.cascade;

import io.partita.runtime.CountDifference;
import io.partita.runtime.Progress;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What generated DAOs do with items to which others belong.
 *
 * @param <T> the owner's record
 * @param <TK> its generated key
 */
public final class OwnerOperations<T, TK extends EntityKey<T>> {

  private final TableContext context;
  private final Dependents<T, TK> dependents;

  public OwnerOperations(TableContext context, Dependents<T, TK> dependents) {
    this.context = context;
    this.dependents = dependents;
  }

  public long deleteCascade(TK key, @Nullable Consumer<? super Progress> progress) {
    throw new UnsupportedOperationException(context.tableName() + dependents.type().name());
  }

  public T recount(TK key) {
    throw new UnsupportedOperationException(context.tableName() + dependents.type().name());
  }

  public List<CountDifference<TK>> verifyCounts() {
    throw new UnsupportedOperationException(context.tableName() + dependents.type().name());
  }
}
