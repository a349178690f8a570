package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import java.util.stream.Stream;

/** A count is an int or a long, stored as the number it is. */
final class CountsAreIntegers implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return ManagedComponent.of(table, Managed.COUNT)
        .filter(managed -> !Types.isInteger(managed.component().type()))
        .map(managed -> managed.problem(Code.COUNT_TYPE, remedy(managed.component().type())));
  }

  private static String remedy(TypeModel type) {
    return type instanceof ConvertedType
        ? "Make it a long or an int without @Convert: DynamoDB adds to it as it is stored."
        : "Make it a long or an int.";
  }
}
