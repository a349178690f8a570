package io.partita.runtime.internal.copy;

import io.partita.runtime.CopyDifference;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.Copy;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.StoredKey;
import io.partita.runtime.internal.stored.StoredValues;
import io.partita.runtime.internal.write.BulkUpdates;
import io.partita.runtime.internal.write.Rewrites;
import io.partita.runtime.internal.write.StoredComponents;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An entity whose items hold copies of a source, and how they are found. Only the copies and the
 * key of these items are read, so that a broken attribute is not in the way.
 *
 * @param type supplies the entity
 * @param holders finds the items
 * @param copies what of them is copied
 */
public record CopyHolder<S, SK extends GeneratedKey<S>, E, K extends GeneratedKey<E>>(
    Supplier<EntityType<E, K>> type, Holders<SK> holders, List<Copy<S, E, ?>> copies) {

  /** The copies that differ from the source; one that cannot be read does. */
  public List<CopyDifference> differences(TableContext context, SK key, S source) {
    List<CopyDifference> differences = new ArrayList<>();
    Consumer<Unread> unread =
        one -> differences.add(new CopyDifference(one.entity(), one.key(), one.component()));
    for (Map<String, AttributeValue> item : holders.of(context, key, unread)) {
      stale(item, source, unread)
          .forEach(
              copy ->
                  differences.add(
                      new CopyDifference(
                          type.get().name(),
                          Unread.key(type.get(), item),
                          copy.component().name())));
    }
    return differences;
  }

  /** Adds what brings the copies up to date. */
  public void refresh(TableContext context, SK key, S source, BulkUpdates updates) {
    Consumer<Unread> unread = one -> updates.addUnreadable(one.key(), one.cause());
    for (Map<String, AttributeValue> item : holders.of(context, key, unread)) {
      List<Copy<S, E, ?>> stale = stale(item, source, unread);
      if (!stale.isEmpty()) {
        refresh(item, source, stale, updates, unread);
      }
    }
  }

  private void refresh(
      Map<String, AttributeValue> item,
      S source,
      List<Copy<S, E, ?>> stale,
      BulkUpdates updates,
      Consumer<Unread> unread) {
    StoredKey<K> key = StoredKey.of(type.get(), item);
    if (key.readable().isEmpty()) {
      unread.accept(Unread.ofKey(type.get(), key));
      return;
    }
    Rewrites<E> rewrites = new Rewrites<>();
    stale.forEach(copy -> add(copy, source, rewrites));
    updates.add(type.get(), key.readable().get(), rewrites);
  }

  private List<Copy<S, E, ?>> stale(
      Map<String, AttributeValue> item, S source, Consumer<Unread> unread) {
    EntityType<E, K> holder = type.get();
    ComponentSource<E> components = new StoredComponents<>(holder, item);
    List<Copy<S, E, ?>> stale = new ArrayList<>();
    for (Copy<S, E, ?> copy : copies) {
      try {
        if (isStale(holder.name(), copy, source, components)) {
          stale.add(copy);
        }
      } catch (MappingException unreadable) {
        unread.accept(Unread.of(holder, item, copy.component().name(), unreadable));
      }
    }
    return stale;
  }

  private static <S, E, T> void add(Copy<S, E, T> copy, S source, Rewrites<E> rewrites) {
    rewrites.add(copy.component(), value -> copy.refresh().apply(source, value));
  }

  /** Whether an item's copy differs from its source, as both would be stored. */
  private static <S, E, T> boolean isStale(
      String entity, Copy<S, E, T> copy, S source, ComponentSource<E> item) {
    T value = item.get(copy.component());
    return !StoredValues.equal(
        stored(entity, copy.component(), copy.refresh().apply(source, value)),
        stored(entity, copy.component(), value));
  }

  private static <E, T> @Nullable AttributeValue stored(
      String entity, Component<E, T> component, @Nullable T value) {
    Codec<T> codec = component.codec();
    String attribute = component.attribute();
    return value == null || codec == null || attribute == null || codec.isAbsent(value)
        ? null
        : MapItemWriter.value(entity, attribute, value, codec);
  }
}
