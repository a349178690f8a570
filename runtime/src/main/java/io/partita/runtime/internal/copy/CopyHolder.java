package io.partita.runtime.internal.copy;

import io.partita.runtime.CopyDifference;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.BulkUpdates;
import io.partita.runtime.internal.write.Rewrites;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * An entity whose items hold copies of a source, and how they are found.
 *
 * @param type supplies the entity
 * @param holders finds the records
 * @param copies what of them is copied
 */
record CopyHolder<S, SK extends EntityKey<S>, E, K extends EntityKey<E>>(
    Supplier<EntityType<E, K>> type, Holders<SK, E> holders, List<Copy<S, E, ?>> copies) {

  /** The copies that differ from the source. */
  Stream<CopyDifference> differences(TableContext context, SK key, S source) {
    EntityType<E, K> holder = type.get();
    return holders.of(context, key).stream()
        .flatMap(
            record ->
                copies.stream()
                    .filter(copy -> copy.isStale(holder.name(), source, record))
                    .map(
                        copy ->
                            new CopyDifference(
                                holder.name(), holder.key(record), copy.component().name())));
  }

  /** Adds what brings the copies up to date. */
  void refresh(TableContext context, SK key, S source, BulkUpdates updates) {
    for (E record : holders.of(context, key)) {
      List<Copy<S, E, ?>> stale =
          copies.stream().filter(copy -> copy.isStale(type.get().name(), source, record)).toList();
      if (!stale.isEmpty()) {
        Rewrites<E> rewrites = new Rewrites<>();
        stale.forEach(copy -> copy.addTo(rewrites, source));
        updates.add(type.get(), type.get().key(record), rewrites);
      }
    }
  }
}
