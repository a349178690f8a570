package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template.Placeholder;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What Partita changes with every write is not part of an item's key, and a version is in index
 * keys only as it is.
 */
final class ManagedComponentsInKeys implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    KeyAttributes keys = new KeyAttributes(table);
    return KeyUse.of(table)
        .flatMap(
            use ->
                use.template().placeholders().stream()
                    .distinct()
                    .flatMap(placeholder -> problem(keys, use, placeholder).stream()));
  }

  private static Optional<Diagnostic> problem(
      KeyAttributes keys, KeyUse use, Placeholder placeholder) {
    return use.entity()
        .component(placeholder.path().get(0))
        .flatMap(component -> message(keys, use, component))
        .map(message -> use.problem(Code.MANAGED_IN_KEY, message));
  }

  private static Optional<String> message(
      KeyAttributes keys, KeyUse use, ComponentModel component) {
    boolean version = component.managed().contains(Managed.VERSION);
    if (!use.place().isIndex() && (version || component.managed().contains(Managed.UPDATED_AT))) {
      Managed managed = version ? Managed.VERSION : Managed.UPDATED_AT;
      return Optional.of(
          "%s contains '%s', which is %s: every write changes it, but an item keeps its key. Remove it from the key."
              .formatted(
                  use.description(), component.name(), ManagedComponent.annotation(managed)));
    }
    if (version && !keys.isNative(use)) {
      return Optional.of(
          "%s contains the version '%s', which can be an index key only as a Number of its own. Declare the index with \"%s\" as its key attribute and write \"{%s}\", or remove it."
              .formatted(
                  use.description(), component.name(), component.attribute(), component.name()));
    }
    return Optional.empty();
  }
}
