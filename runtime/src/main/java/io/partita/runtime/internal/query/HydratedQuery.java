package io.partita.runtime.internal.query;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.write.EntityOperations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A query of an index that does not carry whole items, which reads them from the table: Query, then
 * BatchGetItem in chunks of 100. Records keep the order of the index. An item that is not there any
 * more when the table is read is left out, so that pages and lists may be shorter than asked for.
 *
 * <p>Its methods throw {@link IncompleteBatchException} if keys are still unprocessed after all
 * attempts.
 *
 * @param <T> what the index carries
 * @param <E> the entity's record
 */
public final class HydratedQuery<T, E> extends CompletedQuery<T, E> {

  private static final int CHUNK = 100;

  private HydratedQuery(
      TypedQuery<E, T, ?> query, Function<List<T>, List<E>> hydrate, String note) {
    super(query, hydrate, note);
  }

  static <T, E, K extends EntityKey<E>> HydratedQuery<T, E> of(
      TypedQuery<E, T, ?> query, EntityOperations<E, K> items, Function<T, K> key) {
    return new HydratedQuery<>(
        query,
        found -> records(found, items, key),
        " Then BatchGetItem reads each "
            + items.name()
            + " from the table, up to 100 in one request; those that are gone are left out.");
  }

  private static <T, E, K extends EntityKey<E>> List<E> records(
      List<T> found, EntityOperations<E, K> items, Function<T, K> key) {
    List<K> keys = found.stream().map(key).toList();
    Map<K, E> records = items.findAll(keys);
    return keys.stream()
        .flatMap(wanted -> Optional.ofNullable(records.get(wanted)).stream())
        .toList();
  }

  /** All records, lazily: 100 are read at once, and only when the stream gets there. */
  @Override
  public Stream<E> stream() {
    return query().pages().flatMap(page -> chunks(page.items())).flatMap(this::records);
  }

  private Stream<E> records(List<T> chunk) {
    return completed(chunk).stream();
  }

  private static <T> Stream<List<T>> chunks(List<T> items) {
    return IntStream.iterate(0, from -> from < items.size(), from -> from + CHUNK)
        .mapToObj(from -> items.subList(from, Math.min(items.size(), from + CHUNK)));
  }

  /** The first record that is still there, if there is any. */
  @Override
  public Optional<E> first() {
    return super.first().or(() -> stream().findFirst());
  }
}
