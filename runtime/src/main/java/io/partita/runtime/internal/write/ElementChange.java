package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.generated.value.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Sets elements of a list, adds to others that are numbers, and removes others. All positions are
 * those before the change.
 *
 * @param <E> the entity's record, or one that is nested
 * @param <X> the type of the elements
 * @param set new elements by position
 * @param added what is added to numbers
 * @param removed positions of elements
 * @param codec writes elements; null if none is set or added to
 */
public record ElementChange<E, X>(
    Component<E, List<X>> component,
    Map<Integer, X> set,
    Map<Integer, X> added,
    Set<Integer> removed,
    @Nullable Codec<X> codec)
    implements Change<E, List<X>> {

  @Override
  public @Nullable List<X> applyTo(@Nullable List<X> stored) {
    List<X> all = new ArrayList<>(stored == null ? List.of() : stored);
    set.forEach(all::set);
    added.forEach((at, delta) -> all.set(at, sum(all.get(at), delta)));
    new TreeSet<>(removed).descendingSet().forEach(at -> all.remove((int) at));
    return all;
  }

  private X sum(@Nullable X stored, X delta) {
    return stored == null ? delta : Numbers.sum(component.name(), stored, delta);
  }

  /** Who removes the first element twice removes two. */
  @Override
  public boolean isRepeatable() {
    return added.isEmpty() && removed.isEmpty();
  }

  @Override
  public List<Clause> clauses(Place place) {
    List<Clause> clauses = new ArrayList<>();
    if (codec != null) {
      set.forEach(
          (at, value) ->
              clauses.add(
                  new Clause.Assign(
                      place.path(element(at)),
                      MapItemWriter.value(place.context(element(at)), value, codec))));
      added.forEach(
          (at, delta) ->
              clauses.add(
                  new Clause.Increment(
                      place.path(element(at)),
                      MapItemWriter.value(place.context(element(at)), delta, codec))));
    }
    removed.forEach(at -> clauses.add(new Clause.Remove(place.path(element(at)))));
    return clauses;
  }

  private Path element(int at) {
    return Path.of(Objects.requireNonNull(component.attribute())).element(at);
  }

  private Set<Integer> touched() {
    Set<Integer> touched = new TreeSet<>(set.keySet());
    touched.addAll(added.keySet());
    touched.addAll(removed);
    return touched;
  }

  @Override
  public List<Path> paths() {
    return touched().stream().map(this::element).toList();
  }

  /** Where there is no such element, DynamoDB would put a new one at the end, or remove nothing. */
  @Override
  public List<Needed> needed(Place place) {
    return touched().stream()
        .map(
            at ->
                Needed.value(
                    place.name(component.name() + "[" + at + "]"), place.path(element(at))))
        .toList();
  }

  @Override
  public @Nullable Change<E, List<X>> then(Change<E, List<X>> later) {
    if (!(later instanceof ElementChange<E, X> more)) {
      return null;
    }
    Set<Integer> twice = touched();
    twice.retainAll(more.touched());
    if (!added.keySet().containsAll(twice) || !more.added.keySet().containsAll(twice)) {
      return null;
    }
    Map<Integer, X> allSet = new TreeMap<>(set);
    allSet.putAll(more.set);
    Map<Integer, X> allAdded = new TreeMap<>(added);
    more.added.forEach((at, delta) -> allAdded.put(at, sum(allAdded.get(at), delta)));
    Set<Integer> allRemoved = new HashSet<>();
    Stream.of(removed, more.removed).forEach(allRemoved::addAll);
    return new ElementChange<>(
        component, allSet, allAdded, allRemoved, codec == null ? more.codec : codec);
  }
}
