package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedPlaceholder;
import java.util.List;
import java.util.Optional;

/** Every item has a key, so nothing that is declared as possibly empty stands in it. */
final class TableKeysAreNeverEmpty implements PlaceholderRule {

  @Override
  public Code code() {
    return Code.OPTIONAL_IN_KEY;
  }

  @Override
  public Optional<String> problem(TableModel table, ResolvedKey key, ResolvedPlaceholder resolved) {
    return !key.place().isIndex() && isOptional(key, resolved)
        ? Optional.of(
            "%s contains '%s', which is Optional, but every item needs its whole key. Make it a plain component, or leave it out of the key."
                .formatted(key.description(), resolved.placeholder().name()))
        : Optional.empty();
  }

  private static boolean isOptional(ResolvedKey key, ResolvedPlaceholder resolved) {
    List<ComponentModel> path = resolved.path();
    return path.stream().anyMatch(component -> component.type() instanceof OptionalType)
        && path.stream().allMatch(Types::isSupported)
        && KeyFormatChooser.formats(path.get(path.size() - 1).type(), key.place()).isPresent();
  }
}
