package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.IndexKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an item that exists only to count needs beside its count: nobody else writes it before.
 *
 * @param <T> the record of what counts
 */
final class FirstUse<T> {

  private final EntityType<T, ?> type;
  private final Map<String, AttributeValue> key;
  private final ComponentValues<T> known;
  private final List<Clause> clauses = new ArrayList<>();

  FirstUse(EntityType<T, ?> type, GeneratedKey<T> key) {
    this.type = type;
    this.key = key.attributes();
    // A count is there from the first use on, so that an index may have it as a key.
    this.known = key.values().with(NewItem.managed(type));
    type.type().ifPresent(mark -> clauses.add(new Clause.Ensure(mark.getKey(), mark.getValue())));
    type.components().forEach(component -> add(component, key.values()));
    type.indexes().forEach(this::add);
  }

  private <C> void add(Component<T, C> component, ComponentValues<T> inKey) {
    String attribute = component.attribute();
    AttributeValue value = Encoding.encode(type.name(), component, inKey.get(component));
    AttributeValue otherwise =
        Encoding.encode(type.name(), component, type.defaults().get(component));
    if (attribute == null || key.containsKey(attribute)) {
      return;
    }
    if (value != null) {
      clauses.add(new Clause.Ensure(attribute, value));
    } else if (otherwise != null) {
      clauses.add(new Clause.AssignIfAbsent(attribute, otherwise));
    }
  }

  /** Where another component has a say, the item is not on the index before that is set. */
  private void add(IndexKey<T> index) {
    if (index.inputs().stream().allMatch(known::contains)) {
      index
          .of(known)
          .forEach((attribute, value) -> clauses.add(new Clause.Ensure(attribute, value)));
    }
  }

  List<Clause> clauses() {
    return clauses;
  }
}
