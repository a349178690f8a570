package io.partita.processor.resolve;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Part;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.TypeModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks up how the templates of an edge's ends read in terms of the edge's own components. */
public final class EndTemplates {

  private final TableModel table;

  public EndTemplates(TableModel table) {
    this.table = table;
  }

  /**
   * The end's partition key, for a place in the edge's keys; empty if the edge lacks a component
   * for it.
   */
  public Optional<Template> partitionKey(
      EntityModel edge, EndModel end, KeyPlace place, Origin origin) {
    return table
        .entity(end.entity())
        .flatMap(entity -> partitionKey(edge, end, entity, place, origin));
  }

  /** The same, of an end that is not in the table as it is going to be. */
  public Optional<Template> partitionKey(
      EntityModel edge, EndModel end, EntityModel entity, KeyPlace place, Origin origin) {
    return renamed(edge, end, entity, entity.partitionKey(), KeyPlace.TABLE_PARTITION, place)
        .filter(parts -> !parts.isEmpty())
        .map(parts -> Template.of(parts, origin));
  }

  /** The sort key of a child's parent, in components of the child. */
  public Optional<Template> sortKey(
      EntityModel child, EndModel parent, EntityModel entity, Origin origin) {
    return entity
        .sortKey()
        .flatMap(
            sortKey ->
                renamed(child, parent, entity, sortKey, KeyPlace.TABLE_SORT, KeyPlace.TABLE_SORT))
        .map(parts -> Template.of(parts, origin));
  }

  /** The end's whole key as one template, its sort key behind its partition key. */
  public Optional<Template> wholeKey(
      EntityModel edge, EndModel end, KeyPlace place, Origin origin) {
    return table.entity(end.entity()).flatMap(entity -> wholeKey(edge, end, entity, place, origin));
  }

  private Optional<Template> wholeKey(
      EntityModel edge, EndModel end, EntityModel entity, KeyPlace place, Origin origin) {
    Optional<Template> partitionKey = partitionKey(edge, end, place, origin);
    if (isIdentifiedByPartitionKey(entity)) {
      return partitionKey;
    }
    return partitionKey.flatMap(
        partition ->
            renamed(edge, end, entity, entity.sortKey().orElseThrow(), KeyPlace.TABLE_SORT, place)
                .map(
                    sort -> {
                      List<Part> parts = new ArrayList<>(partition.parts());
                      parts.add(new Template.Literal("#"));
                      parts.addAll(sort);
                      return Template.of(parts, origin);
                    }));
  }

  /** Whether an entity's sort key adds no component to its partition key. */
  public static boolean isIdentifiedByPartitionKey(EntityModel entity) {
    return entity.partitionKey().placeholders().stream()
        .filter(placeholder -> !KeyDetail.isFiner(entity, placeholder))
        .map(Placeholder::name)
        .toList()
        .containsAll(entity.keyComponents());
  }

  /**
   * Whether the edge's component of a match can hold the end's: both are of one type, stored in one
   * way.
   */
  public boolean fits(EntityModel edge, EntityModel end, EndKey key) {
    Optional<TypeModel> expected = type(end, key);
    Optional<TypeModel> found = edge.component(key.edgeComponent()).map(ComponentModel::type);
    // What does not exist, or cannot be stored at all, is another rule's finding.
    return expected.isEmpty() || found.isEmpty() || isSame(expected.get(), found.get());
  }

  /** The type of an end's key component. */
  public Optional<TypeModel> type(EntityModel end, EndKey key) {
    return table
        .path(end, List.of(key.endComponent().split("\\.")))
        .map(path -> path.get(path.size() - 1).type());
  }

  private static boolean isSame(TypeModel expected, TypeModel found) {
    if (found instanceof TypeModel.OptionalType optional) {
      return isSame(expected, optional.value());
    }
    if (expected instanceof TypeModel.UnsupportedType
        || found instanceof TypeModel.UnsupportedType) {
      return true;
    }
    return expected.javaType().box().equals(found.javaType().box())
        && converter(expected).equals(converter(found));
  }

  private static Optional<ClassName> converter(TypeModel type) {
    return type instanceof TypeModel.ConvertedType converted
        ? Optional.of(converted.converter())
        : Optional.empty();
  }

  private Optional<List<Part>> renamed(
      EntityModel edge,
      EndModel end,
      EntityModel entity,
      Template template,
      KeyPlace from,
      KeyPlace to) {
    List<Part> parts = new ArrayList<>();
    for (Part part : template.parts()) {
      Optional<? extends Part> renamed =
          part instanceof Placeholder placeholder
              ? renamed(edge, end, entity, placeholder, from, to)
              : Optional.of(part);
      if (renamed.isEmpty()) {
        return Optional.empty();
      }
      parts.add(renamed.get());
    }
    return Optional.of(parts);
  }

  private Optional<Placeholder> renamed(
      EntityModel edge,
      EndModel end,
      EntityModel entity,
      Placeholder placeholder,
      KeyPlace from,
      KeyPlace to) {
    return end.keys().stream()
        .filter(key -> key.endComponent().equals(placeholder.name()) && fits(edge, entity, key))
        .map(EndKey::edgeComponent)
        .flatMap(name -> edge.component(name).stream())
        .map(
            component ->
                new Placeholder(
                    List.of(component.name()),
                    format(component.type(), placeholder.format(), from, to)))
        .findFirst();
  }

  /**
   * The format that means at one place what another means elsewhere; only that of plain integers
   * depends on the place.
   */
  private String format(TypeModel type, String format, KeyPlace from, KeyPlace to) {
    boolean isSame =
        KeyFormatChooser.choose(type, format, from, table.encoding())
            .equals(KeyFormatChooser.choose(type, format, to, table.encoding()));
    return isSame || !from.isPartition() ? format : "plain";
  }
}
