package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.resolve.KeyFormatChooser;
import java.util.stream.Stream;

/** A unique value is part of the key of the item that takes it. */
final class UniqueValuesAreKeys implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return UniqueComponent.of(table)
        .filter(unique -> Types.isSupported(unique.component()))
        .filter(
            unique ->
                KeyFormatChooser.formats(unique.component().type(), KeyPlace.TABLE_PARTITION)
                    .isEmpty())
        .map(unique -> unique.problem(Code.UNIQUE_TYPE, message(unique)));
  }

  private static String message(UniqueComponent unique) {
    TypeModel stored = KeyFormatChooser.innermost(unique.component().type());
    String remedy =
        stored instanceof ScalarType scalar
            ? KeyTypesAreOrdered.remedy(scalar.scalar())
            : "Put @Unique on a component that holds one value.";
    return "%s is @Unique, but it is %s and cannot be part of the key under which the value is taken. %s"
        .formatted(
            unique.description(), Types.withArticle(unique.component().type().javaType()), remedy);
  }
}
