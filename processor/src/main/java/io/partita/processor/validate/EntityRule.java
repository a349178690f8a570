package io.partita.processor.validate;

import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/** A rule about each entity by itself. */
interface EntityRule extends Rule {

  Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity);

  @Override
  default Stream<Diagnostic> check(ResolvedTable table) {
    return table.entities().stream().flatMap(entity -> check(table, entity));
  }
}
