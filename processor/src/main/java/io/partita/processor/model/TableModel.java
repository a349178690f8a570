package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.KeyEncoding;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.OptionalType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A {@code @Table} and everything declared for it.
 *
 * @param converters what converts the types that components hold, unless a component says otherwise
 * @param allowed codes of findings that are meant
 * @param nested the records and sealed interfaces that components hold, each once, referred-to ones
 *     first
 * @param warnings the compiler's warnings that generated code raises by using what the user has
 *     deprecated
 */
public record TableModel(
    ClassName type,
    String partitionKey,
    Optional<String> sortKey,
    Optional<String> typeAttribute,
    KeyEncoding encoding,
    long read,
    long write,
    List<ConverterModel> converters,
    List<IndexModel> indexes,
    List<EntityModel> entities,
    List<CollectionModel> collections,
    List<RecordProjectionModel> projections,
    List<NestedModel> nested,
    List<String> warnings,
    Set<String> allowed,
    Origin origin) {

  /**
   * The name generated types of this table begin with: {@code Shop_Orders} for a nested {@code
   * Shop.Orders}.
   */
  public String generatedName() {
    return String.join("_", type.simpleNames());
  }

  /** This table with other entities and indexes. */
  public TableModel with(List<EntityModel> entities, List<IndexModel> indexes) {
    return new TableModel(
        type,
        partitionKey,
        sortKey,
        typeAttribute,
        encoding,
        read,
        write,
        converters,
        indexes,
        entities,
        collections,
        projections,
        nested,
        warnings,
        allowed,
        origin);
  }

  /** Whether an attribute is a key of the table itself. */
  public boolean isKey(String attribute) {
    return partitionKey.equals(attribute) || sortKey.filter(attribute::equals).isPresent();
  }

  /** Whether an attribute tells the entity of an item. */
  public boolean isType(String attribute) {
    return typeAttribute.filter(attribute::equals).isPresent();
  }

  /** The key attributes of the table, then those of its indexes, each once. */
  public Set<String> keyAttributes() {
    Set<String> attributes = new LinkedHashSet<>();
    attributes.add(partitionKey);
    sortKey.ifPresent(attributes::add);
    indexes.forEach(index -> attributes.addAll(index.keys()));
    return attributes;
  }

  /** Whether the table or an index sorts by an attribute, which then has the smaller size limit. */
  public boolean isSorted(String attribute) {
    return Stream.concat(
            sortKey.stream(), indexes.stream().flatMap(index -> index.sortKey().stream()))
        .anyMatch(attribute::equals);
  }

  /** The entity of a record. */
  public Optional<EntityModel> entity(ClassName record) {
    return entities.stream().filter(entity -> entity.type().equals(record)).findFirst();
  }

  /** The records of some components of an entity. */
  public Stream<RecordProjectionModel> projections(EntityModel entity) {
    return projections.stream().filter(one -> one.entity().equals(entity.type()));
  }

  /** The index of a name. */
  public Optional<IndexModel> index(String name) {
    return indexes.stream().filter(index -> index.name().equals(name)).findFirst();
  }

  /** The nested type of a name. */
  public Optional<NestedModel> nested(ClassName name) {
    return nested.stream().filter(type -> type.type().equals(name)).findFirst();
  }

  /** The records among the nested types. */
  public Stream<NestedRecord> nestedRecords() {
    return nested.stream().filter(NestedRecord.class::isInstance).map(NestedRecord.class::cast);
  }

  /** The components one level below a type: those of a nested record, else none. */
  public List<ComponentModel> members(TypeModel type) {
    if (type instanceof OptionalType optional) {
      return members(optional.value());
    }
    return type instanceof NestedType nested
            && nested(nested.javaType()).orElse(null) instanceof NestedRecord record
        ? record.components()
        : List.of();
  }

  /** The components along a path into an entity; empty if one of them does not exist. */
  public Optional<List<ComponentModel>> path(EntityModel entity, List<String> names) {
    List<ComponentModel> path = new ArrayList<>();
    List<ComponentModel> scope = entity.components();
    for (int from = 0; from < names.size(); from = from + length(path.get(path.size() - 1))) {
      Optional<ComponentModel> next = first(scope, names.subList(from, names.size()));
      if (next.isEmpty()) {
        return Optional.empty();
      }
      path.add(next.get());
      scope = members(next.get().type());
    }
    return Optional.of(List.copyOf(path));
  }

  /** The component that a path begins with; one of an embedded record takes several names. */
  public static Optional<ComponentModel> first(List<ComponentModel> scope, List<String> path) {
    String joined = String.join(".", path) + ".";
    return scope.stream()
        .filter(component -> joined.startsWith(component.name() + "."))
        .findFirst();
  }

  /** How many names a component takes in a path. */
  public static int length(ComponentModel component) {
    return component.name().split("\\.").length;
  }
}
