package io.partita.processor.validate;

import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/** One thing that is true of every good table. */
interface Rule {

  /** What is wrong, if anything. */
  Stream<Diagnostic> check(ResolvedTable table);
}
