package io.partita.runtime.generated.operation;

import io.partita.runtime.Linked;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.stored.ItemView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads by key what belongs to the elements of a query: BatchGetItem in chunks of 100.
 *
 * @param <T> what the query alone gives
 * @param <R> what becomes of it
 */
interface Completion<T, R> {

  /**
   * @param unreadable is told of items that cannot be read; null if they fail the call
   */
  List<R> complete(List<T> elements, @Nullable Consumer<? super MappingException> unreadable);

  /** How many elements of a stream are completed at once. */
  int chunk();

  /** What an explanation adds to that of the query. */
  String note();

  /**
   * Edges with the items they lead to, each of which is read once.
   *
   * @param view what is read of each item
   */
  record Links<L, T, K extends GeneratedKey<T>, R>(
      EntityOperations<T, K> target, Function<L, K> targetKey, ItemView<R> view)
      implements Completion<L, Linked<L, R>> {

    @Override
    public List<Linked<L, R>> complete(
        List<L> edges, @Nullable Consumer<? super MappingException> unreadable) {
      List<K> keys = edges.stream().map(targetKey).toList();
      Map<K, R> targets = target.findAll(keys, view, unreadable);
      return edges.stream()
          .map(edge -> new Linked<>(edge, Optional.ofNullable(targets.get(targetKey.apply(edge)))))
          .toList();
    }

    /** A whole page, so that an item that several of its edges lead to is read once. */
    @Override
    public int chunk() {
      return Integer.MAX_VALUE;
    }

    @Override
    public String note() {
      return " Then BatchGetItem reads each " + target.name() + " once, up to 100 in one request.";
    }
  }

  /**
   * What an index does not carry of its items, without those that are gone.
   *
   * @param view what is read of each item
   */
  record Records<T, E, K extends GeneratedKey<E>, R>(
      EntityOperations<E, K> items, Function<T, K> key, ItemView<R> view)
      implements Completion<T, R> {

    @Override
    public List<R> complete(
        List<T> found, @Nullable Consumer<? super MappingException> unreadable) {
      List<K> keys = found.stream().map(key).toList();
      Map<K, R> records = items.findAll(keys, view, unreadable);
      return keys.stream()
          .flatMap(wanted -> Optional.ofNullable(records.get(wanted)).stream())
          .toList();
    }

    /** One request. */
    @Override
    public int chunk() {
      return 100;
    }

    @Override
    public String note() {
      return " Then BatchGetItem reads each "
          + items.name()
          + " from the table, up to 100 in one request; those that are gone are left out.";
    }
  }
}
