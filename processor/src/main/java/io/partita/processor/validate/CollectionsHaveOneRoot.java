package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.model.CollectionModel.Multiplicity;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A collection has at most one component without which it is not there. */
final class CollectionsHaveOneRoot implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.collections().stream()
        .flatMap(
            collection ->
                collection.members().stream()
                    .filter(member -> member.multiplicity() == Multiplicity.ONE)
                    .skip(1)
                    .map(member -> problem(collection, member)));
  }

  private static Diagnostic problem(CollectionModel collection, Member member) {
    return new Diagnostic(
        Code.COLLECTION_ROOT,
        "%s has two roots, '%s' and '%s', but is found by one. Declare '%s' as Optional<%s> or List<%s>."
            .formatted(
                collection.name(),
                collection.root().orElseThrow().name(),
                member.name(),
                member.name(),
                member.type().simpleName(),
                member.type().simpleName()),
        member.origin());
  }
}
