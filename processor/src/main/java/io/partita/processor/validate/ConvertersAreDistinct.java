package io.partita.processor.validate;

import com.squareup.javapoet.TypeName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ConverterModel;
import io.partita.processor.model.TableModel;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** A table lists one converter for each type. */
final class ConvertersAreDistinct implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Map<TypeName, ConverterModel> first = new HashMap<>();
    return table.converters().stream()
        .flatMap(
            converter ->
                Stream.ofNullable(first.putIfAbsent(converter.from(), converter))
                    .map(
                        before ->
                            new Diagnostic(
                                Code.DUPLICATE_CONVERTER,
                                message(table, before, converter),
                                converter.origin())));
  }

  private static String message(TableModel table, ConverterModel before, ConverterModel converter) {
    String name = Types.name(converter.converter());
    return before.converter().equals(converter.converter())
        ? "%s lists the converter %s twice. List it once."
            .formatted(table.type().simpleName(), name)
        : "%s lists two converters of %s: %s and %s. List the one that most components need, and annotate the others with @Convert."
            .formatted(
                table.type().simpleName(),
                Types.name(converter.from()),
                Types.name(before.converter()),
                name);
  }
}
