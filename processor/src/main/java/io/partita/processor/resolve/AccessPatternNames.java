package io.partita.processor.resolve;

import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds out which access patterns an entity has, and what they are called. */
final class AccessPatternNames {

  private final TableModel table;
  private final ResolvedEntity resolved;
  private final EntityModel entity;

  AccessPatternNames(TableModel table, ResolvedEntity resolved) {
    this.table = table;
    this.resolved = resolved;
    this.entity = resolved.model();
  }

  /** Those of the table first, then those of indexes in the order of their annotations. */
  List<NamedPattern> list() {
    return Stream.concat(
            ofTable().stream(), entity.indexes().stream().flatMap(keys -> ofIndex(keys).stream()))
        .toList();
  }

  /**
   * Where the sort key adds no component, there is one item at most, and {@code find} reads it. A
   * child's is listed all the same: what removes its parent goes by lists.
   */
  private List<NamedPattern> ofTable() {
    if (table.sortKey().isEmpty() || entity.partitionKey().isAbsent()) {
      return List.of();
    }
    ResolvedKey partitionKey = resolved.asPartitionKey(entity.partitionKey());
    Optional<ResolvedKey> sortKey =
        resolved.tableKeys().stream().filter(key -> !key.place().isPartition()).findFirst();
    if (entity.child().isPresent() && entity.edge().isEmpty()) {
      return new ChildPatternNames(partitionKey, sortKey, resolved.owners()).list();
    }
    return KeyDetail.isIdentifiedByPartitionKey(entity)
        ? List.of()
        : List.of(
            new NamedPattern(
                Optional.empty(),
                name(entity.as(), partitionKey.template(), entity.edge().map(EdgeModel::left)),
                partitionKey,
                sortKey,
                List.of()));
  }

  /** Where the partition tells the whole key, {@code find} reads the item. */
  private Optional<NamedPattern> ofIndex(EntityIndexModel keys) {
    return resolved
        .partitionKey(keys)
        .filter(partitionKey -> !tellsWholeKey(partitionKey))
        .map(
            partitionKey ->
                new NamedPattern(
                    Optional.of(keys),
                    name(keys.as(), partitionKey.template(), reached(keys)),
                    partitionKey,
                    resolved.sortKey(keys),
                    List.of()));
  }

  /**
   * Whether what a pattern reads of a partition holds the items of one value of its components and
   * no more.
   */
  static boolean isExact(EntityModel entity, NamedPattern pattern) {
    return pattern.partitionKey().placeholders().stream()
        .allMatch(
            placeholder ->
                pattern.leading().contains(placeholder.placeholder().name())
                    || isExact(entity, placeholder));
  }

  /** Several keys may be equal in lower case or cut to their day: then they are to be queried. */
  private boolean tellsWholeKey(ResolvedKey partitionKey) {
    return partitionKey.placeholders().stream()
        .filter(placeholder -> isExact(entity, placeholder))
        .map(placeholder -> placeholder.placeholder().name())
        .collect(Collectors.toSet())
        .containsAll(entity.keyComponents());
  }

  /** Whether the text tells the value, if only because the table's own key has no more of it. */
  private static boolean isExact(EntityModel entity, ResolvedPlaceholder resolved) {
    // What does not resolve is another rule's finding.
    return resolved.format().map(KeyFormat::isLossless).orElse(true)
        || !KeyDetail.isFiner(entity, resolved.placeholder())
            && entity.keyPlaceholders().anyMatch(resolved.placeholder()::equals);
  }

  /** The end whose item collections an index holds. */
  private Optional<EndModel> reached(EntityIndexModel keys) {
    return entity.edge().filter(edge -> edge.inverse().equals(keys.index())).map(EdgeModel::right);
  }

  private Optional<String> name(String as, Template partitionKey, Optional<EndModel> expected) {
    if (!as.isEmpty()) {
      return Optional.of(as);
    }
    return expected
        .filter(end -> components(partitionKey).equals(new HashSet<>(end.edgeComponents())))
        .or(() -> owner(partitionKey))
        .map(end -> "by" + JavaNames.capitalized(end.role()))
        .or(() -> derived(partitionKey));
  }

  /** The end whose own partition key a template is. */
  private Optional<EndModel> owner(Template partitionKey) {
    return entity.edge().stream()
        .flatMap(edge -> edge.ends().stream())
        .filter(end -> partitionKey(end).filter(partitionKey.text()::equals).isPresent())
        .findFirst();
  }

  private Optional<String> partitionKey(EndModel end) {
    return table
        .entity(end.entity())
        .map(target -> new EndTemplates(table, entity, end, target))
        .flatMap(templates -> templates.partitionKey(KeyPlace.INDEX_PARTITION))
        .map(Template::text);
  }

  /** The name that a partition key's components give: {@code byOwnerAndRepo}. */
  static Optional<String> derived(Template partitionKey) {
    String joined =
        partitionKey.placeholders().stream()
            .map(
                placeholder ->
                    placeholder.path().stream()
                        .map(JavaNames::capitalized)
                        .collect(Collectors.joining()))
            .distinct()
            .collect(Collectors.joining("And"));
    return joined.isEmpty() ? Optional.empty() : Optional.of("by" + joined);
  }

  static Set<String> components(Template template) {
    return template.placeholders().stream()
        .map(Placeholder::name)
        .collect(Collectors.toUnmodifiableSet());
  }
}
