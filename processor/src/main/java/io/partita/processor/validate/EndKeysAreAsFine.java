package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.KeyDetail;
import java.util.stream.Stream;

/**
 * The key of an edge has no more of a time than the key of its end, which has it cut: edges of one
 * end would lie in several of its collections.
 */
final class EndKeysAreAsFine implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Edge.of(table)
        .filter(Edge::isMatched)
        .flatMap(Edge::usableEnds)
        .flatMap(
            end ->
                end.model().keys().stream()
                    .filter(key -> isFiner(end, key))
                    .map(key -> problem(end, key)));
  }

  private static boolean isFiner(End end, EndKey key) {
    EntityModel edge = end.edge().entity();
    return KeyDetail.isFiner(edge, key.edgeComponent(), end.target(), key.endComponent());
  }

  private static Diagnostic problem(End end, EndKey key) {
    String format =
        Stream.concat(Stream.of(end.target().partitionKey()), end.target().sortKey().stream())
            .flatMap(template -> template.placeholders().stream())
            .filter(placeholder -> placeholder.name().equals(key.endComponent()))
            .map(placeholder -> placeholder.format())
            .findFirst()
            .orElseThrow();
    return end.problem(
        Code.END_KEY_TYPE,
        "The key of %s has more of '%s' than the key of %s, which has it cut to ':%s'. Write {%s:%s} in the keys of %s, or leave the keys out to have them derived."
            .formatted(
                end.edge().name(),
                key.edgeComponent(),
                end.name(),
                format,
                key.edgeComponent(),
                format,
                end.edge().name()));
  }
}
