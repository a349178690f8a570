package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.stored.Check;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Puts entries into a map, adds to others that are numbers, and removes others.
 *
 * @param <E> the entity's record, or one that is nested
 * @param <K> the type of the map's keys
 * @param <X> the type of the map's values
 * @param keys names the entries
 * @param put new entries
 * @param added what is added to numbers; absent ones are zero
 * @param removed keys of entries
 * @param codec writes values; null if none is put or added
 */
public record EntryChange<E, K, X>(
    Component<E, Map<K, X>> component,
    MapKey<K> keys,
    Map<K, X> put,
    Map<K, X> added,
    Set<K> removed,
    @Nullable Codec<X> codec)
    implements Change<E, Map<K, X>> {

  @Override
  public @Nullable Map<K, X> applyTo(@Nullable Map<K, X> stored) {
    Map<K, X> all = new LinkedHashMap<>(stored == null ? Map.of() : stored);
    all.putAll(put);
    added.forEach((key, delta) -> all.put(key, sum(all.get(key), delta)));
    all.keySet().removeAll(removed);
    return all.isEmpty() ? null : all;
  }

  private X sum(@Nullable X stored, X delta) {
    return stored == null ? delta : Numbers.sum(component.name(), stored, delta);
  }

  @Override
  public boolean isRepeatable() {
    return added.isEmpty();
  }

  @Override
  public List<Clause> clauses(Place place) {
    String attribute = component.attribute();
    List<Clause> clauses = new ArrayList<>();
    if (attribute != null && codec != null) {
      put.forEach(
          (key, value) ->
              clauses.add(
                  new Clause.Assign(place.path(entry(attribute, key)), encode(place, value))));
      added.forEach(
          (key, delta) ->
              clauses.add(
                  new Clause.Increment(place.path(entry(attribute, key)), encode(place, delta))));
    }
    if (attribute != null) {
      removed.forEach(key -> clauses.add(new Clause.Remove(place.path(entry(attribute, key)))));
    }
    return clauses;
  }

  private Path entry(String attribute, K key) {
    return Path.of(attribute).entry(keys.name(key));
  }

  private AttributeValue encode(Place place, X value) {
    return MapItemWriter.value(
        place.context(Path.of(Objects.requireNonNull(component.attribute()))), value, codec);
  }

  @Override
  public List<Path> paths() {
    String attribute = component.attribute();
    return attribute == null
        ? List.of()
        : touched().stream().map(key -> entry(attribute, key)).toList();
  }

  @Override
  public @Nullable Change<E, Map<K, X>> then(Change<E, Map<K, X>> later) {
    if (!(later instanceof EntryChange<E, K, X> more)) {
      return null;
    }
    Set<K> twice = touched();
    twice.retainAll(more.touched());
    if (!added.keySet().containsAll(twice) || !more.added.keySet().containsAll(twice)) {
      return null;
    }
    Map<K, X> allAdded = new LinkedHashMap<>(added);
    more.added.forEach((key, delta) -> allAdded.put(key, sum(allAdded.get(key), delta)));
    Map<K, X> allPut = new LinkedHashMap<>(put);
    allPut.putAll(more.put);
    Set<K> allRemoved = new LinkedHashSet<>(removed);
    allRemoved.addAll(more.removed);
    return new EntryChange<>(
        component, keys, allPut, allAdded, allRemoved, codec == null ? more.codec : codec);
  }

  private Set<K> touched() {
    Set<K> touched = written();
    touched.addAll(removed);
    return touched;
  }

  /** The keys of entries that are there afterwards. */
  private Set<K> written() {
    Set<K> written = new LinkedHashSet<>(put.keySet());
    written.addAll(added.keySet());
    return written;
  }

  @Override
  public List<Path> containers(Place place) {
    String attribute = component.attribute();
    return attribute == null ? List.of() : List.of(place.path(attribute));
  }

  @Override
  public Optional<SizeLimit> bound(Place place) {
    String attribute = component.attribute();
    Integer max = Change.max(component).orElse(null);
    Set<K> written = written();
    if (attribute == null || max == null || written.isEmpty()) {
      return Optional.empty();
    }
    Path path = place.path(attribute);
    SizeLimit bound =
        new SizeLimit(place.entity(), path, max, room(path, written, max), this::sizeAfter);
    if (bound.isExceededBy(written)) {
      throw bound.exception();
    }
    return Optional.of(bound);
  }

  /** An entry that is there already needs no room; of several, DynamoDB cannot count those. */
  private Check room(Path path, Set<K> written, int max) {
    return written.size() == 1 && removed.isEmpty()
        ? new Check.RoomForEntry(path, keys.name(written.iterator().next()), max)
        : new Check.SizeAtMost(path, max - written.size(), false);
  }

  private int sizeAfter(AttributeValue stored) {
    Set<String> names = new HashSet<>(stored.m().keySet());
    written().forEach(key -> names.add(keys.name(key)));
    removed.forEach(key -> names.remove(keys.name(key)));
    return stored.hasM() ? names.size() : 0;
  }
}
