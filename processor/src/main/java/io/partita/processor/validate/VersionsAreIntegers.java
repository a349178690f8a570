package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A version counts writes, so it is an int or a long. */
final class VersionsAreIntegers implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return ManagedComponent.of(table, Managed.VERSION)
        .filter(managed -> !Types.isInteger(managed.component().type()))
        .map(managed -> managed.problem(Code.VERSION_TYPE, "Make it a long or an int."));
  }
}
