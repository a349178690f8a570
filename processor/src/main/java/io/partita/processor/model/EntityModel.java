package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A record stored in a table.
 *
 * @param recordComponents the components as the record's constructor takes them
 * @param components those that are stored in attributes or keys of their own: all but the one that
 *     holds what no other names, and in place of an embedded record its components
 * @param edge what makes it an edge between two other entities, if it is one
 * @param child what makes it the child of another entity, if it is one
 * @param hierarchy the levels of one of its sort keys, if it has some
 * @param allowed codes of findings that are meant
 * @param as the name of its access pattern on the table; empty for the derived one
 * @param generatedName what its generated types begin with ({@code Shop_Order}; no prefix when
 *     nested in its own table)
 */
public record EntityModel(
    ClassName type,
    String generatedName,
    String typeValue,
    List<String> formerTypeValues,
    List<ComponentModel> recordComponents,
    List<ComponentModel> components,
    Template partitionKey,
    Optional<Template> sortKey,
    List<EntityIndexModel> indexes,
    Optional<EdgeModel> edge,
    Optional<ChildModel> child,
    Optional<HierarchyModel> hierarchy,
    String as,
    Set<String> allowed,
    Origin origin) {

  /** The entity's name, as messages give it. */
  public String name() {
    return type.simpleName();
  }

  /** This entity as an edge, with the keys that it gives or that derive from its ends. */
  public EntityModel asEdge(
      EdgeModel edge,
      Template partitionKey,
      Optional<Template> sortKey,
      List<EntityIndexModel> indexes) {
    return with(Optional.of(edge), child, partitionKey, sortKey, indexes);
  }

  /** This entity as a child, with the partition key that it gives or that is its parent's. */
  public EntityModel asChild(ChildModel child, Template partitionKey) {
    return with(edge, Optional.of(child), partitionKey, sortKey, indexes);
  }

  private EntityModel with(
      Optional<EdgeModel> edge,
      Optional<ChildModel> child,
      Template partitionKey,
      Optional<Template> sortKey,
      List<EntityIndexModel> indexes) {
    return new EntityModel(
        type,
        generatedName,
        typeValue,
        formerTypeValues,
        recordComponents,
        components,
        partitionKey,
        sortKey,
        indexes,
        edge,
        child,
        hierarchy,
        as,
        allowed,
        origin);
  }

  /**
   * The components of the primary key, and paths into them, each once: partition key, then sort
   * key.
   */
  public List<String> keyComponents() {
    return keyPlaceholders().map(Template.Placeholder::name).distinct().toList();
  }

  /** Where components stand in the primary key. */
  public Stream<Template.Placeholder> keyPlaceholders() {
    return keyTemplates().flatMap(template -> template.placeholders().stream());
  }

  /** The templates of the primary key. */
  public Stream<Template> keyTemplates() {
    return Stream.concat(Stream.of(partitionKey), sortKey.stream());
  }

  /** Its keys on an index; several only under conditions. */
  public Stream<EntityIndexModel> on(String index) {
    return indexes.stream().filter(keys -> keys.index().equals(index));
  }

  /** The component that is stored in an attribute. */
  public Optional<ComponentModel> stored(String attribute) {
    return components.stream()
        .filter(component -> !component.keyOnly() && component.attribute().equals(attribute))
        .findFirst();
  }

  /** The values of the type attribute under which its items are read. */
  public Stream<String> typeValues() {
    return Stream.concat(Stream.of(typeValue), formerTypeValues.stream());
  }

  /** The components that hold what no other names; rules make sure that there is at most one. */
  public Stream<ComponentModel> rests() {
    return recordComponents.stream().filter(ComponentModel::rest);
  }

  /** The component that holds what no other names. */
  public Optional<ComponentModel> rest() {
    return rests().findFirst();
  }

  /** The components whose records are stored as attributes of the item. */
  public Stream<ComponentModel> embedded() {
    return recordComponents.stream().filter(component -> component.embedded().isPresent());
  }

  /** Whether a component, or a path into one, is in a component. */
  public static boolean isIn(String path, ComponentModel component) {
    return path.equals(component.name()) || path.startsWith(component.name() + ".");
  }

  /** The component of a name, as the record's constructor takes it. */
  public Optional<ComponentModel> recordComponent(String name) {
    return recordComponents.stream().filter(component -> component.name().equals(name)).findFirst();
  }

  /** The component of a name. */
  public Optional<ComponentModel> component(String name) {
    return components.stream().filter(component -> component.name().equals(name)).findFirst();
  }

  /** The component managed in a way; rules make sure that there is at most one. */
  public Optional<ComponentModel> managed(Managed managed) {
    return components.stream()
        .filter(component -> component.managed().contains(managed))
        .findFirst();
  }
}
