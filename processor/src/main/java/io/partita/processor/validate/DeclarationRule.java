package io.partita.processor.validate;

import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/** A rule about what the user declared, whatever follows from it. */
interface DeclarationRule extends Rule {

  Stream<Diagnostic> check(TableModel table);

  @Override
  default Stream<Diagnostic> check(ResolvedTable table) {
    return check(table.model());
  }
}
