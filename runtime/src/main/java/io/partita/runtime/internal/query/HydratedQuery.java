package io.partita.runtime.internal.query;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.MappingException;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.write.EntityOperations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
public class HydratedQuery<T, E> extends CompletedQuery<E, T, E, HydratedQuery<T, E>> {

  private static final int CHUNK = 100;

  HydratedQuery(TypedQuery<E, T, ?> query, Completion<T, E> completion, String note) {
    super(query, completion, note);
  }

  static <T, E, K extends EntityKey<E>> HydratedQuery<T, E> of(
      TypedQuery<E, T, ?> query, EntityOperations<E, K> items, Function<T, K> key) {
    return new HydratedQuery<>(
        query,
        (found, unreadable) -> records(found, items, key, unreadable),
        " Then BatchGetItem reads each "
            + items.name()
            + " from the table, up to 100 in one request; those that are gone are left out.");
  }

  private static <T, E, K extends EntityKey<E>> List<E> records(
      List<T> found,
      EntityOperations<E, K> items,
      Function<T, K> key,
      @Nullable Consumer<? super MappingException> unreadable) {
    List<K> keys = found.stream().map(key).toList();
    Map<K, E> records = items.findAll(keys, unreadable);
    return keys.stream()
        .flatMap(wanted -> Optional.ofNullable(records.get(wanted)).stream())
        .toList();
  }

  @Override
  HydratedQuery<T, E> of(TypedQuery<E, T, ?> other) {
    return new HydratedQuery<>(other, completion(), note());
  }

  /** All records, lazily: 100 are read at once, and only when the stream gets there. */
  @Override
  public final Stream<E> stream() {
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
  public final Optional<E> first() {
    return super.first().or(() -> stream().findFirst());
  }
}
