package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import io.partita.processor.resolve.RuntimeAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * No component is stored where a key, the entity's type or a mark of the runtime is stored, unless
 * it is that key.
 */
final class AttributesAreFree implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return entity.model().components().stream()
        .filter(component -> !component.keyOnly())
        .flatMap(component -> problem(table, entity, component).stream());
  }

  private static Optional<Diagnostic> problem(
      ResolvedTable table, ResolvedEntity entity, ComponentModel component) {
    Stream<String> names =
        Stream.concat(Stream.of(component.attribute()), component.aliases().stream());
    return names
        .flatMap(
            name ->
                owner(table, entity, component, name)
                    .map(owner -> message(entity.model(), component, name, owner))
                    .stream())
        .findFirst()
        .map(message -> new Diagnostic(Code.RESERVED_ATTRIBUTE, message, component.origin()));
  }

  /** What the attribute holds already; empty if the component may have it. */
  private static Optional<String> owner(
      ResolvedTable table, ResolvedEntity entity, ComponentModel component, String name) {
    TableModel model = table.model();
    if (model.isType(name)) {
      return Optional.of("the type of the item");
    }
    if (RuntimeAttributes.MEANINGS.containsKey(name)) {
      return Optional.of(RuntimeAttributes.MEANINGS.get(name));
    }
    if (!model.keyAttributes().contains(name)
        || name.equals(component.attribute()) && mayShare(table, entity, name)) {
      return Optional.empty();
    }
    if (!model.isKey(name)) {
      return Optional.of("a key of an index");
    }
    return Optional.of(
        model.partitionKey().equals(name)
            ? "the partition key of the table"
            : "the sort key of the table");
  }

  private static boolean mayShare(ResolvedTable table, ResolvedEntity entity, String name) {
    List<ResolvedKey> own = at(name, entity.keys().stream());
    if (own.stream().anyMatch(ResolvedKey::isNative)) {
      return true;
    }
    // A missing table key is another mistake. An item is on an index wherever it has the
    // attributes: what others store there natively, this entity may store as well, and what they
    // make of a template if it says that it is on the index.
    return own.isEmpty()
        && (table.model().isKey(name)
            || at(name, table.keys()).stream().allMatch(ResolvedKey::isNative)
            || entity.model().indexes().stream()
                .flatMap(keys -> table.model().index(keys.index()).stream())
                .anyMatch(index -> index.keys().contains(name)));
  }

  private static List<ResolvedKey> at(String attribute, Stream<ResolvedKey> keys) {
    return keys.filter(key -> key.attribute().equals(attribute)).toList();
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
