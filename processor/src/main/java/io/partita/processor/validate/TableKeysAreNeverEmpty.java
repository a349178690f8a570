package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedPlaceholder;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.stream.Stream;

/** Every item has a key, so nothing that is declared as possibly empty stands in it. */
final class TableKeysAreNeverEmpty implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return table
        .keys()
        .filter(key -> !key.place().isIndex())
        .flatMap(
            key ->
                key.placeholders().stream()
                    .filter(resolved -> isOptional(key, resolved))
                    .map(ResolvedPlaceholder::placeholder)
                    .distinct()
                    .map(
                        placeholder ->
                            new Diagnostic(
                                Code.OPTIONAL_IN_KEY,
                                message(key, placeholder),
                                key.template().origin())));
  }

  private static boolean isOptional(ResolvedKey key, ResolvedPlaceholder resolved) {
    List<ComponentModel> path = resolved.path();
    return path.stream().anyMatch(component -> component.type() instanceof OptionalType)
        && path.stream().allMatch(Types::isSupported)
        && KeyFormatChooser.formats(path.get(path.size() - 1).type(), key.place()).isPresent();
  }

  private static String message(ResolvedKey key, Placeholder placeholder) {
    return "%s contains '%s', which is Optional, but every item needs its whole key. Make it a plain component, or leave it out of the key."
        .formatted(key.description(), placeholder.name());
  }
}
