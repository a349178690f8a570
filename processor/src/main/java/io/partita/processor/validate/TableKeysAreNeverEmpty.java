package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.KeyResolver;
import java.util.List;
import java.util.stream.Stream;

/** Every item has a key, so nothing that is declared as possibly empty stands in it. */
final class TableKeysAreNeverEmpty implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    KeyResolver resolver = new KeyResolver(table);
    return KeyUse.of(table)
        .filter(use -> !use.place().isIndex())
        .flatMap(
            use ->
                use.template().placeholders().stream()
                    .filter(placeholder -> isOptional(use, placeholder, resolver))
                    .distinct()
                    .map(
                        placeholder ->
                            use.problem(Code.OPTIONAL_IN_KEY, message(use, placeholder))));
  }

  private static boolean isOptional(KeyUse use, Placeholder placeholder, KeyResolver resolver) {
    List<ComponentModel> path = resolver.path(use.entity(), placeholder).orElse(List.of());
    return path.stream().anyMatch(component -> component.type() instanceof OptionalType)
        && path.stream().allMatch(Types::isSupported)
        && KeyFormatChooser.formats(path.get(path.size() - 1).type(), use.place()).isPresent();
  }

  private static String message(KeyUse use, Placeholder placeholder) {
    return "%s contains '%s', which is Optional, but every item needs its whole key. Make it a plain component, or leave it out of the key."
        .formatted(use.description(), placeholder.name());
  }
}
