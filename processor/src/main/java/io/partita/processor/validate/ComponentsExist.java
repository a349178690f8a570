package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedPlaceholder;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every placeholder names a component, or a path of components into nested records. */
final class ComponentsExist implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return table
        .keys()
        .flatMap(
            key ->
                key.placeholders().stream()
                    .filter(placeholder -> placeholder.path().isEmpty())
                    .map(ResolvedPlaceholder::placeholder)
                    .distinct()
                    .flatMap(placeholder -> problem(table, key, placeholder).stream()));
  }

  private static Optional<Diagnostic> problem(
      ResolvedTable table, ResolvedKey key, Placeholder placeholder) {
    List<ComponentModel> scope = key.entity().components();
    String owner = key.entity().name();
    for (String name : placeholder.path()) {
      Optional<ComponentModel> component =
          scope.stream().filter(c -> c.name().equals(name)).findFirst();
      if (component.isEmpty()) {
        String message =
            "%s refers to '%s', but %s has no such component. %s"
                .formatted(
                    key.description(), placeholder.name(), owner, remedy(name, owner, scope));
        return Optional.of(
            new Diagnostic(Code.UNKNOWN_COMPONENT, message, key.template().origin()));
      }
      if (!Types.isSupported(component.get())) {
        return Optional.empty();
      }
      scope = table.model().members(component.get().type());
      owner = Types.name(component.get().type().javaType());
    }
    return Optional.empty();
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
