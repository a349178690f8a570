package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.OptionalType;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The nested records that updates can change in part: those that are a component, perhaps optional,
 * an element of a list or an entry of a map.
 */
public final class NestedComponents {

  private final TableModel table;

  public NestedComponents(TableModel table) {
    this.table = table;
  }

  /** What is inside of an Optional; any other type is itself. */
  public static TypeModel unwrapped(TypeModel type) {
    return type instanceof OptionalType optional ? optional.value() : type;
  }

  /** The record that a type is. */
  public Optional<NestedRecord> record(TypeModel type) {
    return type instanceof NestedType nested
        ? table
            .nested(nested.javaType())
            .filter(NestedRecord.class::isInstance)
            .map(NestedRecord.class::cast)
        : Optional.empty();
  }

  /** The record that updates can change inside of a component. */
  public Optional<NestedRecord> inside(ComponentModel component) {
    if (component.keyOnly()) {
      return Optional.empty();
    }
    TypeModel type = component.type();
    if (type instanceof ListType list) {
      return record(list.element());
    }
    return record(type instanceof MapType map ? map.value() : unwrapped(type));
  }

  /** All records inside of a component, however deep, each once. */
  public Set<NestedRecord> within(ComponentModel component) {
    Set<NestedRecord> records = new LinkedHashSet<>();
    collect(component, records);
    return records;
  }

  private void collect(ComponentModel component, Set<NestedRecord> records) {
    inside(component)
        .filter(records::add)
        .ifPresent(record -> record.components().forEach(part -> collect(part, records)));
  }

  /** The components of all records inside of a component. */
  public Stream<ComponentModel> componentsWithin(ComponentModel component) {
    return within(component).stream().flatMap(record -> record.components().stream());
  }
}
