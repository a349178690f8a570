package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A change of a record that is a component, an element of one that is a list, or an entry of one
 * that is a map. All else in the record stays as it is stored, read or not.
 *
 * @param <E> the record with the component: the entity's, or one that is nested itself
 * @param <C> the component's type
 * @param <R> the nested record
 * @param <T> the type of what is changed in it
 * @param record where the nested record is, from where the component is
 * @param recordName what messages call the nested record
 */
public record NestedChange<E, C, R, T>(
    Component<E, C> component, Path record, String recordName, Change<R, T> change)
    implements Change<E, C> {

  @Override
  public String name() {
    return recordName + "." + change.name();
  }

  @Override
  public @Nullable C applyTo(@Nullable C stored) {
    throw new IllegalStateException("What is nested changes as it is stored, not as it is read");
  }

  @Override
  public AttributeValue applyTo(Place place, @Nullable AttributeValue stored) {
    String attribute = Objects.requireNonNull(component.attribute());
    Map<String, AttributeValue> holder = Map.of(attribute, Objects.requireNonNull(stored));
    Map<String, AttributeValue> before = Objects.requireNonNull(record.in(holder)).m();
    Map<String, AttributeValue> after = new LinkedHashMap<>(before);
    Component<R, T> changed = change.component();
    AttributeValue value = changed.stored(before::get);
    changed.aliases().forEach(after::remove);
    AttributeValue result = change.applyTo(place.inside(record, recordName), value);
    if (result == null) {
      after.remove(changed.attribute());
    } else {
      after.put(changed.attribute(), result);
    }
    return Objects.requireNonNull(record.put(holder, AttributeValue.fromM(after)).get(attribute));
  }

  @Override
  public Map<String, AttributeValue> current(Map<String, AttributeValue> holder) {
    Map<String, AttributeValue> current = Change.super.current(holder);
    AttributeValue nested = record.in(current);
    return nested == null || !nested.hasM() || change.renamed().isEmpty()
        ? current
        : record.put(current, AttributeValue.fromM(change.current(nested.m())));
  }

  /** What changes in the end, inside of however many records. */
  Change<?, ?> innermost() {
    return change instanceof NestedChange<R, ?, ?, ?> nested ? nested.innermost() : change;
  }

  @Override
  public List<Clause> clauses(Place place) {
    return change.clauses(place.inside(record, recordName));
  }

  @Override
  public List<Path> paths() {
    return change.paths().stream().map(record::then).toList();
  }

  @Override
  public boolean isOfSame(Change<?, ?> other) {
    return other instanceof NestedChange<?, ?, ?, ?> nested
        && nested.component == component
        && nested.record.equals(record)
        && change.isOfSame(nested.change);
  }

  @Override
  @SuppressWarnings("unchecked") // isOfSame: both are of the same component, which has one type
  public @Nullable Change<E, C> then(Change<E, C> later) {
    Change<R, T> both = change.then(((NestedChange<E, C, R, T>) later).change);
    return both == null ? null : new NestedChange<>(component, record, recordName, both);
  }

  @Override
  @SuppressWarnings("unchecked") // isOfSame: both are of the same component, which has one type
  public @Nullable Change<E, C> with(Place place, Change<E, C> other) {
    Change<R, T> both =
        change.with(place.inside(record, recordName), ((NestedChange<E, C, R, T>) other).change);
    return both == null ? null : new NestedChange<>(component, record, recordName, both);
  }

  /** The record itself is there before and afterwards; only what is inside of it may change. */
  @Override
  public boolean concerns(Component<E, ?> input) {
    return input.root() == component && (input.name() + ".").startsWith(name() + ".");
  }

  @Override
  public List<Needed> needed(Place place) {
    List<Needed> needed = new ArrayList<>();
    needed.add(Needed.record(place.name(recordName), place.path(record)));
    needed.addAll(change.needed(place.inside(record, recordName)));
    return needed;
  }

  @Override
  public List<Path> containers(Place place) {
    return change.containers(place.inside(record, recordName));
  }

  @Override
  public List<String> renamed() {
    List<String> renamed = new ArrayList<>(Change.super.renamed());
    change.renamed().forEach(name -> renamed.add(recordName + "." + name));
    return renamed;
  }

  @Override
  public boolean needsValue(Place place) {
    return change.needsValue(place.inside(record, recordName));
  }

  @Override
  public boolean isRepeatable() {
    return change.isRepeatable();
  }

  @Override
  public Optional<SizeLimit> bound(Place place) {
    return change.bound(place.inside(record, recordName));
  }
}
