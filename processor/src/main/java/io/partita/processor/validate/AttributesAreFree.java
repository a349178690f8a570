package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.RuntimeAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * No component is stored where a key, the entity's type or a mark of the runtime is stored, unless
 * it is that key.
 */
final class AttributesAreFree implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.entities().stream()
        .flatMap(
            entity ->
                entity.components().stream()
                    .filter(component -> !component.keyOnly())
                    .flatMap(component -> problem(table, entity, component).stream()));
  }

  private static Optional<Diagnostic> problem(
      TableModel table, EntityModel entity, ComponentModel component) {
    Stream<String> names =
        Stream.concat(Stream.of(component.attribute()), component.aliases().stream());
    return names
        .flatMap(
            name ->
                owner(table, entity, component, name)
                    .map(owner -> message(entity, component, name, owner))
                    .stream())
        .findFirst()
        .map(message -> Problem.of(Code.RESERVED_ATTRIBUTE, entity, component, message));
  }

  /** What the attribute holds already; empty if the component may have it. */
  private static Optional<String> owner(
      TableModel table, EntityModel entity, ComponentModel component, String name) {
    if (table.typeAttribute().filter(name::equals).isPresent()) {
      return Optional.of("the type of the item");
    }
    if (RuntimeAttributes.MEANINGS.containsKey(name)) {
      return Optional.of(RuntimeAttributes.MEANINGS.get(name));
    }
    KeyAttributes keys = new KeyAttributes(table);
    if (!keys.names().contains(name)) {
      return Optional.empty();
    }
    List<KeyUse> uses = KeyUse.of(table).filter(use -> use.attribute().equals(name)).toList();
    if (name.equals(component.attribute()) && mayShare(keys, entity, name, uses)) {
      return Optional.empty();
    }
    return Optional.of(
        table.partitionKey().equals(name)
            ? "the partition key of the table"
            : table.sortKey().filter(name::equals).isPresent()
                ? "the sort key of the table"
                : "a key of an index");
  }

  private static boolean mayShare(
      KeyAttributes keys, EntityModel entity, String name, List<KeyUse> uses) {
    List<KeyUse> own = uses.stream().filter(use -> use.entity().equals(entity)).toList();
    if (own.stream().anyMatch(keys::isNative)) {
      return true;
    }
    // A missing table key is another mistake. An item is on an index wherever it has the
    // attributes: what others store there natively, this entity may store as well, and what they
    // make of a template if it says that it is on the index.
    return own.isEmpty()
        && (keys.isTableKey(name)
            || uses.stream().allMatch(keys::isNative)
            || keys.isOnIndexBy(entity, name));
  }

  private static String message(
      EntityModel entity, ComponentModel component, String name, String owner) {
    return "Component '%s' of %s is stored as \"%s\", which holds %s. Give it another name with @Attribute%s."
        .formatted(
            component.name(),
            entity.name(),
            name,
            owner,
            RuntimeAttributes.MEANINGS.containsKey(name)
                ? ""
                : ", or declare another name for that attribute on @Table");
  }
}
