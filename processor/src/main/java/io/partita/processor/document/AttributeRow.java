package io.partita.processor.document;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.GeneratedIdModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.resolve.AttributeTypes;
import io.partita.processor.resolve.CopyPlace;
import java.util.ArrayList;
import java.util.List;

/**
 * A component and how it is stored.
 *
 * @param attribute its attribute; empty if it stands in keys alone
 * @param type the attribute's type in DynamoDB
 * @param notes what else there is to know
 */
record AttributeRow(
    String component, String javaType, String attribute, String type, List<String> notes) {

  static List<AttributeRow> of(TableModel table, EntityPlan entity) {
    return entity.entity().components().stream()
        .map(component -> of(table, entity, component))
        .toList();
  }

  private static AttributeRow of(TableModel table, EntityPlan entity, ComponentModel component) {
    return new AttributeRow(
        component.name(),
        simpleName(component.type()),
        component.keyOnly() ? "" : component.attribute(),
        component.keyOnly() ? "" : AttributeTypes.of(entity, component),
        notes(table, entity, component));
  }

  /** The type as Java writes it, without packages. */
  private static String simpleName(TypeModel type) {
    return type.javaType().toString().replaceAll("(?<![\\w.])(?:[\\w$]+\\.)+(?=\\w)", "");
  }

  private static List<String> notes(TableModel table, EntityPlan entity, ComponentModel component) {
    List<String> notes = new ArrayList<>();
    if (entity.keyComponents().stream().anyMatch(part -> part.root().equals(component))) {
      notes.add("key");
    }
    if (component.keyOnly()) {
      notes.add("stored in keys alone");
    }
    if (component.unique()) {
      notes.add("unique");
    }
    component.generatedId().map(AttributeRow::note).ifPresent(notes::add);
    component.managed().stream()
        .sorted()
        .map(managed -> note(component, managed))
        .forEach(notes::add);
    CopyPlace.of(table)
        .filter(place -> place.holder() == entity.entity() && place.root() == component)
        .map(AttributeRow::note)
        .forEach(notes::add);
    if (component.max() > 0) {
      notes.add("at most " + component.max() + " elements");
    }
    if (!component.aliases().isEmpty()) {
      notes.add("formerly " + String.join(", ", component.aliases()));
    }
    return notes;
  }

  private static String note(CopyPlace place) {
    return "%scopy of %s.%s"
        .formatted(
            place.owner().isPresent() ? place.name() + " is a " : "",
            place.copy().entity().simpleName(),
            place.copy().component());
  }

  private static String note(GeneratedIdModel id) {
    return switch (id.form()) {
      case UUID_V7 -> "generated UUID";
      case ULID -> "generated ULID";
    };
  }

  private static String note(ComponentModel component, Managed managed) {
    return switch (managed) {
      case VERSION -> "version";
      case TTL -> "expiry, in epoch seconds";
      case CREATED_AT -> "time of creation";
      case UPDATED_AT -> "time of the last change";
      case COUNT ->
          "count"
              + component.count().map(count -> " of " + count.counted().simpleName()).orElse("");
    };
  }
}
