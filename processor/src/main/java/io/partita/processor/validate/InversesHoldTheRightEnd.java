package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The partitions of an edge's inverse index are its right ends, so that one Query finds the edges
 * of one of them.
 */
final class InversesHoldTheRightEnd implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return Edge.of(table.model())
        .filter(Edge::isMatched)
        .flatMap(
            edge ->
                edge.inverse().stream()
                    .flatMap(keys -> problem(table.entity(edge.entity()), edge, keys).stream()));
  }

  private static Optional<Diagnostic> problem(
      ResolvedEntity entity, Edge edge, EntityIndexModel keys) {
    List<String> expected = edge.model().right().edgeComponents();
    return entity
        .partitionKey(keys)
        .map(ResolvedKey::template)
        .filter(template -> !new HashSet<>(names(template)).equals(new HashSet<>(expected)))
        // A component that does not exist is the one problem of its template.
        .filter(
            template ->
                names(template).stream()
                    .allMatch(name -> edge.entity().component(root(name)).isPresent()))
        .map(template -> problem(edge, keys, template));
  }

  private static List<String> names(Template template) {
    return template.placeholders().stream().map(Template.Placeholder::name).toList();
  }

  private static String root(String path) {
    return path.split("\\.")[0];
  }

  private static Diagnostic problem(Edge edge, EntityIndexModel keys, Template found) {
    Optional<Template> written = keys.partitionKey();
    Origin origin = written.map(Template::origin).orElseGet(keys::origin);
    return new Diagnostic(
        Code.INVERSE_PARTITION,
        "%s is the inverse of %s, but its partition key \"%s\" is not the key of %s, the right end. %s"
            .formatted(
                keys.index(),
                edge.name(),
                found.text(),
                edge.right().name(),
                remedy(edge, written.isPresent())),
        origin);
  }

  private static String remedy(Edge edge, boolean isWritten) {
    String right =
        edge.right().templates().wholeKey(KeyPlace.INDEX_PARTITION).map(Template::text).orElse("");
    return isWritten
        ? "Write pk = \"%s\", or name another index as the inverse.".formatted(right)
        : "Give the index a partition key of its own in @IndexDefinition, which then holds \"%s\", or name another index as the inverse."
            .formatted(right);
  }
}
