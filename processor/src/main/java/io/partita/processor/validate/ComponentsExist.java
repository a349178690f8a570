package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedPlaceholder;
import java.util.List;
import java.util.Optional;

/** Every placeholder names a component, or a path of components into nested records. */
final class ComponentsExist implements PlaceholderRule {

  @Override
  public Code code() {
    return Code.UNKNOWN_COMPONENT;
  }

  @Override
  public Optional<String> problem(TableModel table, ResolvedKey key, ResolvedPlaceholder resolved) {
    Placeholder placeholder = resolved.placeholder();
    List<ComponentModel> scope = key.entity().components();
    String owner = key.entity().name();
    List<String> path = placeholder.path();
    for (int from = 0; from < path.size(); ) {
      String name = path.get(from);
      Optional<ComponentModel> component = TableModel.first(scope, path.subList(from, path.size()));
      if (component.isEmpty() && isRest(key, placeholder)) {
        return Optional.of(
            "%s refers to '%s', which holds attributes that no component names. Declare a component for the one that the key needs, and refer to that."
                .formatted(key.description(), placeholder.name()));
      }
      if (component.isEmpty()) {
        return Optional.of(
            "%s refers to '%s', but %s has no such component. %s"
                .formatted(
                    key.description(), placeholder.name(), owner, remedy(name, owner, scope)));
      }
      if (!Types.isSupported(component.get())) {
        return Optional.empty();
      }
      from += TableModel.length(component.get());
      scope = table.members(component.get().type());
      owner = Types.name(component.get().type().javaType());
    }
    return Optional.empty();
  }

  private static boolean isRest(ResolvedKey key, Placeholder placeholder) {
    return key.entity().rests().anyMatch(rest -> rest.name().equals(placeholder.path().get(0)));
  }

  private static String remedy(String name, String owner, List<ComponentModel> scope) {
    List<String> names = scope.stream().map(ComponentModel::name).toList();
    if (names.isEmpty()) {
      return "Only records have components: name one of them, or end the path before '"
          + name
          + "'.";
    }
    return Suggestion.closest(name, names)
        .map(closest -> "Did you mean '" + closest + "'?")
        .orElseGet(
            () ->
                "Use one of "
                    + String.join(", ", names)
                    + ", or add the component to "
                    + owner
                    + ".");
  }
}
