package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** No two indexes have a key attribute in common, so that each can change without the other. */
final class IndexAttributesAreTheirOwn implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Map<String, IndexModel> first = new HashMap<>();
    return table.indexes().stream()
        .flatMap(index -> index.keys().stream().map(attribute -> new Use(index, attribute)))
        .filter(use -> !table.isKey(use.attribute()))
        .toList()
        .stream()
        .flatMap(
            use -> {
              IndexModel other = first.putIfAbsent(use.attribute(), use.index());
              return other == null || other == use.index()
                  ? Stream.empty()
                  : Stream.of(problem(use, other));
            })
        .toList()
        .stream();
  }

  private static Diagnostic problem(Use use, IndexModel other) {
    return new Diagnostic(
        Code.SHARED_INDEX_ATTRIBUTE,
        "Indexes %s and %s share the attribute \"%s\": an item that is on one by it cannot be kept off the other. Give %s an attribute of its own."
            .formatted(other.name(), use.index().name(), use.attribute(), use.index().name()),
        use.index().origin());
  }

  private record Use(IndexModel index, String attribute) {}
}
