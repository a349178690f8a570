package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.resolve.KeyResolver;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every placeholder names a component, or a path of components into nested records. */
final class ComponentsExist implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    KeyResolver resolver = new KeyResolver(table);
    return KeyUse.of(table)
        .flatMap(
            use ->
                use.template().placeholders().stream()
                    .filter(placeholder -> resolver.path(use.entity(), placeholder).isEmpty())
                    .distinct()
                    .flatMap(placeholder -> problem(use, placeholder, resolver).stream()));
  }

  private static Optional<Diagnostic> problem(
      KeyUse use, Placeholder placeholder, KeyResolver resolver) {
    List<ComponentModel> scope = use.entity().components();
    String owner = use.entity().name();
    for (String name : placeholder.path()) {
      Optional<ComponentModel> component =
          scope.stream().filter(c -> c.name().equals(name)).findFirst();
      if (component.isEmpty()) {
        String message =
            "%s refers to '%s', but %s has no such component. %s"
                .formatted(
                    use.description(), placeholder.name(), owner, remedy(name, owner, scope));
        return Optional.of(use.problem(Code.UNKNOWN_COMPONENT, message));
      }
      if (!Types.isSupported(component.get())) {
        return Optional.empty();
      }
      scope = resolver.members(component.get().type());
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
