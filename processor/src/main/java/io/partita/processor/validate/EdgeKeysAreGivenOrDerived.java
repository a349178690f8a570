package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.resolve.KeyDetail;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An edge writes the keys that do not follow from its ends. */
final class EdgeKeysAreGivenOrDerived implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Edge.of(table).filter(Edge::isMatched).flatMap(edge -> problem(edge).stream());
  }

  private static Optional<Diagnostic> problem(Edge edge) {
    List<String> missing = new ArrayList<>();
    entity(edge).ifPresent(missing::add);
    edge.inverse().flatMap(keys -> index(edge, keys)).ifPresent(missing::add);
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            edge.problem(
                Code.UNDERIVABLE_KEY,
                "The keys of %s do not follow from its ends: %s. Write them, such as %s."
                    .formatted(edge.name(), reason(edge), String.join(" and ", missing))));
  }

  private static String reason(Edge edge) {
    if (edge.model().isSelfRelation()) {
      return "both are %s, and the edge's keys must differ from %s's own"
          .formatted(edge.left().name(), edge.left().name());
    }
    if (edge.table().sortKey().isEmpty()) {
      return "the table has no sort key, so the partition key must hold both";
    }
    String unidentified =
        edge.ends().stream()
            .map(End::target)
            .filter(end -> !KeyDetail.isIdentifiedByPartitionKey(end))
            .map(end -> end.name())
            .collect(Collectors.joining(" and "));
    return "the partition key alone does not identify " + unidentified;
  }

  private static Optional<String> entity(Edge edge) {
    List<String> values = new ArrayList<>();
    if (edge.entity().partitionKey().isAbsent()) {
      values.add(value("pk", partitionKey(edge)));
    }
    edge.entity()
        .sortKey()
        .filter(Template::isAbsent)
        .ifPresent(absent -> values.add(value("sk", sortKey(edge))));
    return values.isEmpty()
        ? Optional.empty()
        : Optional.of("@Entity(" + String.join(", ", values) + ")");
  }

  private static String partitionKey(Edge edge) {
    String left = whole(edge.left(), KeyPlace.TABLE_PARTITION);
    return edge.table().sortKey().isPresent()
        ? left
        : left + "#" + whole(edge.right(), KeyPlace.TABLE_PARTITION);
  }

  private static String sortKey(Edge edge) {
    return prefixed(edge, edge.right(), KeyPlace.TABLE_SORT);
  }

  private static Optional<String> index(Edge edge, EntityIndexModel keys) {
    boolean isComplete = keys.templates().noneMatch(Template::isAbsent);
    if (isComplete) {
      return Optional.empty();
    }
    List<String> values = new ArrayList<>(List.of(value("name", keys.index())));
    keys.partitionKey()
        .ifPresent(
            pk ->
                values.add(
                    value(
                        "pk",
                        pk.isAbsent()
                            ? whole(edge.right(), KeyPlace.INDEX_PARTITION)
                            : pk.text())));
    keys.sortKey()
        .ifPresent(
            sk ->
                values.add(
                    value(
                        "sk",
                        sk.isAbsent()
                            ? prefixed(edge, edge.left(), KeyPlace.INDEX_SORT)
                            : sk.text())));
    return Optional.of("@Index(" + String.join(", ", values) + ")");
  }

  /** The end's key behind a prefix that the end itself does not have. */
  private static String prefixed(Edge edge, End end, KeyPlace place) {
    if (!edge.model().isSelfRelation()) {
      return whole(end, place);
    }
    return end.templates().wholeKey(place).stream()
        .flatMap(template -> template.placeholders().stream())
        .map(Placeholder::text)
        .collect(Collectors.joining("#", end.model().role().toUpperCase(Locale.ROOT) + "#", ""));
  }

  private static String whole(End end, KeyPlace place) {
    return end.templates().wholeKey(place).map(Template::text).orElse("");
  }

  private static String value(String name, String text) {
    return name + " = \"" + text + "\"";
  }
}
