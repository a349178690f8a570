package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import java.util.Optional;
import java.util.stream.Stream;

/** Attributes have names, and the keys and the type of an item are different attributes. */
final class AttributeNamesAreUsable implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Stream<Diagnostic> components =
        table.entities().stream()
            .flatMap(
                entity ->
                    entity.components().stream()
                        .filter(AttributeNamesAreUsable::hasEmptyName)
                        .map(
                            component ->
                                new Diagnostic(
                                    Code.ATTRIBUTE_NAME, empty(component), component.origin())));
    Stream<Diagnostic> indexes =
        table.indexes().stream()
            .filter(index -> index.sortKey().filter(index.partitionKey()::equals).isPresent())
            .map(
                index ->
                    new Diagnostic(
                        Code.ATTRIBUTE_NAME,
                        "Partition key and sort key of %s are both \"%s\". Name two attributes, or declare sortKey = \"\" for an index without one."
                            .formatted(index.name(), index.partitionKey()),
                        index.origin()));
    return Stream.of(table(table).stream(), components, indexes).flatMap(problems -> problems);
  }

  private static boolean hasEmptyName(ComponentModel component) {
    return component.attribute().isEmpty() || component.aliases().contains("");
  }

  private static String empty(ComponentModel component) {
    return "An attribute name of component '%s' is empty. Write the name, or remove the annotation to use the component's own."
        .formatted(component.name());
  }

  private static Optional<Diagnostic> table(TableModel table) {
    return tableProblem(table)
        .map(message -> new Diagnostic(Code.ATTRIBUTE_NAME, message, table.origin()));
  }

  private static Optional<String> tableProblem(TableModel table) {
    String name = table.type().simpleName();
    String partitionKey = table.partitionKey();
    if (partitionKey.isEmpty()) {
      return Optional.of(
          "The partition key of %s has no name. Name its attribute, such as partitionKey = \"PK\"."
              .formatted(name));
    }
    if (table.sortKey().filter(partitionKey::equals).isPresent()) {
      return Optional.of(
          "Partition key and sort key of %s are both \"%s\". Name two attributes, or declare sortKey = \"\" for a table without one."
              .formatted(name, partitionKey));
    }
    return table
        .typeAttribute()
        .filter(
            type -> type.equals(partitionKey) || table.sortKey().filter(type::equals).isPresent())
        .map(
            type ->
                "The type attribute of %s is its key \"%s\". Name another attribute, or declare typeAttribute = \"\" for a table without one."
                    .formatted(name, type));
  }
}
