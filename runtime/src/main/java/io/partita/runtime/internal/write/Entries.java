package io.partita.runtime.internal.write;

import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.item.Codec;
import io.partita.runtime.internal.item.MapItemWriter;
import io.partita.runtime.internal.operation.Check;
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
 * @param <X> the type of the map's values
 * @param codec writes values; null if none is put
 */
record Entries<E, X>(
    Component<E, Map<String, X>> component,
    Map<String, X> put,
    Set<String> removed,
    @Nullable Codec<X> codec)
    implements Change<E, Map<String, X>> {

  @Override
  public @Nullable Map<String, X> applyTo(@Nullable Map<String, X> stored) {
    Map<String, X> all = new LinkedHashMap<>(stored == null ? Map.of() : stored);
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
          (key, value) -> clauses.add(new Clause.PutEntry(attribute, key, encode(entity, value))));
    }
    if (attribute != null) {
      removed.forEach(key -> clauses.add(new Clause.RemoveEntry(attribute, key)));
    }
    return clauses;
  }

  private AttributeValue encode(String entity, X value) {
    return MapItemWriter.value(entity, component.attribute(), value, codec);
  }

  @Override
  public @Nullable Change<E, Map<String, X>> then(Change<E, Map<String, X>> later) {
    if (!(later instanceof Entries<E, X> more) || more.keys().stream().anyMatch(keys()::contains)) {
      return null;
    }
    Map<String, X> allPut = new LinkedHashMap<>(put);
    allPut.putAll(more.put);
    Set<String> allRemoved = new LinkedHashSet<>(removed);
    allRemoved.addAll(more.removed);
    return new Entries<>(component, allPut, allRemoved, codec == null ? more.codec : codec);
  }

  private Set<String> keys() {
    Set<String> keys = new LinkedHashSet<>(put.keySet());
    keys.addAll(removed);
    return keys;
  }

  @Override
  public boolean needsAttribute() {
    return true;
  }

  @Override
  public Optional<Bound> bound(String entity) {
    String attribute = component.attribute();
    Integer max = Change.max(component).orElse(null);
    if (attribute == null || max == null || put.isEmpty()) {
      return Optional.empty();
    }
    Bound bound = new Bound(entity, attribute, max, room(attribute, max), this::sizeAfter);
    if (bound.isExceededBy(put)) {
      throw bound.exception();
    }
    return Optional.of(bound);
  }

  /** An entry that is there already needs no room; of several, DynamoDB cannot count those. */
  private Check room(String attribute, int max) {
    return put.size() == 1 && removed.isEmpty()
        ? new Check.RoomForEntry(attribute, put.keySet().iterator().next(), max)
        : new Check.SizeAtMost(attribute, max - put.size(), false);
  }

  private int sizeAfter(AttributeValue stored) {
    Set<String> keys = new HashSet<>(stored.m().keySet());
    keys.addAll(put.keySet());
    keys.removeAll(removed);
    return stored.hasM() ? keys.size() : 0;
  }
}
