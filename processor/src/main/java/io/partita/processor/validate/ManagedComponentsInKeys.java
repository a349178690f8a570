package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedPlaceholder;
import java.util.List;
import java.util.Optional;

/**
 * What Partita changes is not part of an item's key, and a version or a count is in index keys only
 * as it is.
 */
final class ManagedComponentsInKeys implements PlaceholderRule {

  private static final List<Managed> CHANGING =
      List.of(Managed.VERSION, Managed.COUNT, Managed.UPDATED_AT);

  @Override
  public Code code() {
    return Code.MANAGED_IN_KEY;
  }

  @Override
  public Optional<String> problem(TableModel table, ResolvedKey key, ResolvedPlaceholder resolved) {
    return key.entity()
        .component(resolved.placeholder().path().get(0))
        .flatMap(component -> message(key, component));
  }

  private static Optional<String> message(ResolvedKey key, ComponentModel component) {
    Optional<Managed> changing =
        CHANGING.stream().filter(component.managed()::contains).findFirst();
    if (!key.place().isIndex() && changing.isPresent()) {
      return Optional.of(
          "%s contains '%s', which is %s: %s, but an item keeps its key. Remove it from the key."
              .formatted(
                  key.description(),
                  component.name(),
                  ManagedComponent.annotation(changing.get()),
                  changing.get() == Managed.COUNT
                      ? "it changes with what it counts"
                      : "every write changes it"));
    }
    boolean number = changing.filter(managed -> managed != Managed.UPDATED_AT).isPresent();
    if (number && !key.isNative()) {
      return Optional.of(
          "%s contains the %s '%s', which can be an index key only as a Number of its own. Declare the index with \"%s\" as its key attribute and write \"{%s}\", or remove it."
              .formatted(
                  key.description(),
                  changing.get() == Managed.COUNT ? "count" : "version",
                  component.name(),
                  component.attribute(),
                  component.name()));
    }
    return Optional.empty();
  }
}
