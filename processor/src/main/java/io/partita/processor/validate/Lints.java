package io.partita.processor.validate;

import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.stream.Stream;

/** Findings about tables that work, but perhaps not as they are meant to. */
public final class Lints {

  private static final List<Rule> LINTS =
      List.of(
          new CollectionsAreBounded(),
          new SortKeysHavePrefixes(),
          new CopiesAreOfWhatStays(),
          new IndexesAreOverloaded(),
          new IndexAttributesAreTheirOwn(),
          new IndexPartitionsSpread(),
          new IndexesKeepUpWithTheTable(),
          new DeclaredIndexesAreUsed(),
          new ConvertersAreUsed());

  /** What is worth a second look in a table that has passed all rules, and is not allowed. */
  public Stream<Diagnostic> check(ResolvedTable table) {
    return LINTS.stream()
        .flatMap(lint -> lint.check(table))
        .filter(finding -> !table.model().allowed().contains(finding.code().name()));
  }
}
