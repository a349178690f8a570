package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A converter that a table lists has a component to convert; else its type may be another one. */
final class ConvertersAreUsed implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Set<ClassName> used =
        HeldComponent.of(table)
            .flatMap(held -> Types.converters(held.component().type()))
            .collect(Collectors.toSet());
    return table.converters().stream()
        .filter(converter -> !used.contains(converter.converter()))
        .map(
            converter ->
                new Diagnostic(
                    Code.UNUSED_CONVERTER,
                    "No component of %s holds %s that %s could convert. Remove it from the table, or give it the type that components have."
                        .formatted(
                            table.type().simpleName(),
                            Types.withArticle(converter.from()),
                            Types.name(converter.converter())),
                    converter.origin()));
  }
}
