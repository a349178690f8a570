package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.internal.stored.Check;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Puts entries into a map and removes others.
 *
 * @param <E> the entity's record
 * @param <K> the type of the map's keys
 * @param <X> the type of the map's values
 * @param keys names the entries
 * @param codec writes values; null if none is put
 */
public record EntryChange<E, K, X>(
    Component<E, Map<K, X>> component,
    MapKey<K> keys,
    Map<K, X> put,
    Set<K> removed,
    @Nullable Codec<X> codec)
    implements Change<E, Map<K, X>> {

  @Override
  public @Nullable Map<K, X> applyTo(@Nullable Map<K, X> stored) {
    Map<K, X> all = new LinkedHashMap<>(stored == null ? Map.of() : stored);
    all.putAll(put);
    all.keySet().removeAll(removed);
    return all.isEmpty() ? null : all;
  }

  @Override
  public List<Clause> clauses(String entity) {
    String attribute = component.attribute();
    List<Clause> clauses = new ArrayList<>();
    if (attribute != null && codec != null) {
      put.forEach(
          (key, value) ->
              clauses.add(new Clause.PutEntry(attribute, keys.name(key), encode(entity, value))));
    }
    if (attribute != null) {
      removed.forEach(key -> clauses.add(new Clause.RemoveEntry(attribute, keys.name(key))));
    }
    return clauses;
  }

  private AttributeValue encode(String entity, X value) {
    return MapItemWriter.value(entity, component.attribute(), value, codec);
  }

  @Override
  public @Nullable Change<E, Map<K, X>> then(Change<E, Map<K, X>> later) {
    if (!(later instanceof EntryChange<E, K, X> more)
        || more.touched().stream().anyMatch(touched()::contains)) {
      return null;
    }
    Map<K, X> allPut = new LinkedHashMap<>(put);
    allPut.putAll(more.put);
    Set<K> allRemoved = new LinkedHashSet<>(removed);
    allRemoved.addAll(more.removed);
    return new EntryChange<>(
        component, keys, allPut, allRemoved, codec == null ? more.codec : codec);
  }

  private Set<K> touched() {
    Set<K> touched = new LinkedHashSet<>(put.keySet());
    touched.addAll(removed);
    return touched;
  }

  @Override
  public boolean needsAttribute() {
    return true;
  }

  @Override
  public Optional<SizeLimit> bound(String entity) {
    String attribute = component.attribute();
    Integer max = Change.max(component).orElse(null);
    if (attribute == null || max == null || put.isEmpty()) {
      return Optional.empty();
    }
    SizeLimit bound = new SizeLimit(entity, attribute, max, room(attribute, max), this::sizeAfter);
    if (bound.isExceededBy(put)) {
      throw bound.exception();
    }
    return Optional.of(bound);
  }

  /** An entry that is there already needs no room; of several, DynamoDB cannot count those. */
  private Check room(String attribute, int max) {
    return put.size() == 1 && removed.isEmpty()
        ? new Check.RoomForEntry(attribute, keys.name(put.keySet().iterator().next()), max)
        : new Check.SizeAtMost(attribute, max - put.size(), false);
  }

  private int sizeAfter(AttributeValue stored) {
    Set<String> names = new HashSet<>(stored.m().keySet());
    put.keySet().forEach(key -> names.add(keys.name(key)));
    removed.forEach(key -> names.remove(keys.name(key)));
    return stored.hasM() ? names.size() : 0;
  }
}
