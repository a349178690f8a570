package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedPlaceholder;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Optional;
import java.util.stream.Stream;

/** A rule about each placeholder of a key by itself. */
interface PlaceholderRule extends Rule {

  Code code();

  /** What is wrong with a placeholder, if anything. */
  Optional<String> problem(TableModel table, ResolvedKey key, ResolvedPlaceholder resolved);

  @Override
  default Stream<Diagnostic> check(ResolvedTable table) {
    return table
        .keys()
        .flatMap(
            key ->
                key.placeholders().stream()
                    .distinct()
                    .flatMap(resolved -> problem(table.model(), key, resolved).stream())
                    .map(message -> new Diagnostic(code(), message, key.template().origin())));
  }
}
