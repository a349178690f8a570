package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.IndexContents;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** An index includes attributes that items on it have, and that are not there anyway. */
final class IncludedAttributesExist implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.indexes().stream().flatMap(index -> check(table, index));
  }

  private static Stream<Diagnostic> check(TableModel table, IndexModel index) {
    IndexContents contents = new IndexContents(table, index);
    List<EntityModel> entities = contents.entities();
    // Nothing is known about an index that no entity names.
    return entities.isEmpty()
        ? Stream.empty()
        : index.include().stream()
            .filter(name -> !name.isEmpty())
            .distinct()
            .flatMap(
                name -> problem(index, name, contents.keys(), stored(table, entities)).stream())
            .map(message -> new Diagnostic(Code.PROJECTION, message, index.origin()));
  }

  private static Optional<String> problem(
      IndexModel index, String name, Set<String> keys, Set<String> stored) {
    if (keys.contains(name)) {
      return Optional.of(
          "%s includes \"%s\", but an index carries its own keys and the table's anyway. Remove it from include."
              .formatted(index.name(), name));
    }
    if (stored.contains(name)) {
      return Optional.empty();
    }
    return Optional.of(
        "%s includes \"%s\", but no entity on it has such an attribute. %s"
            .formatted(
                index.name(),
                name,
                Suggestion.closest(name, stored)
                    .map("Did you mean \"%s\"?"::formatted)
                    .orElse("Remove it from include, or give an entity such a component.")));
  }

  /** Every attribute that items of the entities can have, under former names, too. */
  private static Set<String> stored(TableModel table, List<EntityModel> entities) {
    Set<String> stored = new LinkedHashSet<>();
    for (EntityModel entity : entities) {
      entity.components().stream()
          .filter(component -> !component.keyOnly())
          .forEach(
              component -> {
                stored.add(component.attribute());
                stored.addAll(component.aliases());
              });
    }
    table.typeAttribute().ifPresent(stored::add);
    stored.addAll(table.keyAttributes());
    return stored;
  }
}
