package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.RestComponent;
import io.partita.runtime.generated.value.MapItemWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sets attributes that no component names, and removes others.
 *
 * @param <E> the entity's record
 */
public record RestChange<E>(
    RestComponent<E> rest, Map<String, AttributeValue> put, Set<String> removed)
    implements Change<E, Map<String, AttributeValue>> {

  @Override
  public Component<E, Map<String, AttributeValue>> component() {
    return rest.component();
  }

  @Override
  public Map<String, AttributeValue> applyTo(@Nullable Map<String, AttributeValue> stored) {
    Map<String, AttributeValue> all = new LinkedHashMap<>(stored == null ? Map.of() : stored);
    all.putAll(put);
    all.keySet().removeAll(removed);
    return all;
  }

  @Override
  public List<Clause> clauses(Place place) {
    List<Clause> clauses = new ArrayList<>();
    MapItemWriter.write(place.entity(), writer -> rest.write(put, writer))
        .forEach(
            (attribute, value) -> clauses.add(new Clause.Assign(place.path(attribute), value)));
    removed.forEach(attribute -> clauses.add(new Clause.Remove(place.path(attribute))));
    return clauses;
  }

  @Override
  public @Nullable Change<E, Map<String, AttributeValue>> then(
      Change<E, Map<String, AttributeValue>> later) {
    if (!(later instanceof RestChange<E> more)
        || more.touched().stream().anyMatch(touched()::contains)) {
      return null;
    }
    Map<String, AttributeValue> allPut = new LinkedHashMap<>(put);
    allPut.putAll(more.put);
    Set<String> allRemoved = new LinkedHashSet<>(removed);
    allRemoved.addAll(more.removed);
    return new RestChange<>(rest, allPut, allRemoved);
  }

  private Set<String> touched() {
    Set<String> touched = new LinkedHashSet<>(put.keySet());
    touched.addAll(removed);
    return touched;
  }
}
