package io.partita.processor.resolve;

import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
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

/** Looks up which access patterns an entity has, and what they are called. */
public final class AccessPatternNames {

  private final TableModel table;
  private final EntityModel entity;

  private AccessPatternNames(TableModel table, EntityModel entity) {
    this.table = table;
    this.entity = entity;
  }

  /**
   * The access patterns of an entity: those of the table first, then those of indexes in the order
   * of their annotations.
   */
  public static List<NamedPattern> of(TableModel table, EntityModel entity) {
    AccessPatternNames names = new AccessPatternNames(table, entity);
    return Stream.concat(
            names.ofTable().stream(),
            entity.indexes().stream().flatMap(keys -> names.ofIndex(keys).stream()))
        .toList();
  }

  /**
   * Where the sort key adds no component, there is one item at most, and {@code find} reads it. A
   * child's is listed all the same: what removes its parent goes by lists.
   */
  private List<NamedPattern> ofTable() {
    boolean isStored = table.sortKey().isPresent() && !entity.partitionKey().isAbsent();
    if (isStored && entity.child().isPresent() && entity.edge().isEmpty()) {
      return new ChildPatternNames(entity, new Relations(table).owners(entity)).list();
    }
    return isStored && !EndTemplates.isIdentifiedByPartitionKey(entity)
        ? List.of(
            new NamedPattern(
                Optional.empty(),
                name(entity.as(), entity.partitionKey(), entity.edge().map(EdgeModel::left)),
                entity.partitionKey(),
                entity.sortKey(),
                List.of()))
        : List.of();
  }

  /** Where the partition tells the whole key, {@code find} reads the item. */
  private Optional<NamedPattern> ofIndex(EntityIndexModel keys) {
    IndexTemplates templates = new IndexTemplates(table, entity);
    return templates
        .partitionKey(keys)
        .filter(partitionKey -> !tellsWholeKey(partitionKey))
        .map(
            partitionKey ->
                new NamedPattern(
                    Optional.of(keys),
                    name(keys.as(), partitionKey, reached(keys)),
                    partitionKey,
                    templates.sortKey(keys),
                    List.of()));
  }

  /**
   * Whether what a pattern reads of a partition holds the items of one value of its components and
   * no more.
   */
  static boolean isExact(TableModel table, EntityModel entity, NamedPattern pattern) {
    AccessPatternNames names = new AccessPatternNames(table, entity);
    return pattern.partitionKey().placeholders().stream()
        .allMatch(
            placeholder ->
                pattern.leading().contains(placeholder.name()) || names.isExact(placeholder));
  }

  /** Several keys may be equal in lower case or cut to their day: then they are to be queried. */
  private boolean tellsWholeKey(Template partitionKey) {
    return partitionKey.placeholders().stream()
        .filter(this::isExact)
        .map(Placeholder::name)
        .collect(Collectors.toSet())
        .containsAll(entity.keyComponents());
  }

  /** Whether the text tells the value, if only because the table's own key has no more of it. */
  private boolean isExact(Placeholder placeholder) {
    return isLossless(placeholder)
        || !KeyDetail.isFiner(entity, placeholder)
            && Stream.concat(Stream.of(entity.partitionKey()), entity.sortKey().stream())
                .flatMap(template -> template.placeholders().stream())
                .anyMatch(placeholder::equals);
  }

  private boolean isLossless(Placeholder placeholder) {
    return new KeyResolver(table)
        .path(entity, placeholder)
        .map(path -> path.get(path.size() - 1).type())
        .flatMap(
            type ->
                KeyFormatChooser.choose(
                    type, placeholder.format(), KeyPlace.INDEX_PARTITION, table.encoding()))
        .map(KeyFormat::isLossless)
        // Native keys are stored as they are; what does not resolve is another rule's finding.
        .orElse(true);
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
        .map(end -> "by" + capitalised(end.role()))
        .or(() -> derived(partitionKey));
  }

  /** The end whose own partition key a template is. */
  private Optional<EndModel> owner(Template partitionKey) {
    EndTemplates templates = new EndTemplates(table);
    return entity.edge().stream()
        .flatMap(edge -> edge.ends().stream())
        .filter(
            end ->
                templates
                    .partitionKey(entity, end, KeyPlace.INDEX_PARTITION, partitionKey.origin())
                    .filter(template -> template.text().equals(partitionKey.text()))
                    .isPresent())
        .findFirst();
  }

  /** The name that a partition key's components give: {@code byOwnerAndRepo}. */
  static Optional<String> derived(Template partitionKey) {
    String joined =
        partitionKey.placeholders().stream()
            .map(
                placeholder ->
                    placeholder.path().stream()
                        .map(AccessPatternNames::capitalised)
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

  static String capitalised(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
