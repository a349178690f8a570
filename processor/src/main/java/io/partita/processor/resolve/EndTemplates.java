package io.partita.processor.resolve;

import com.squareup.javapoet.ClassName;
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

/**
 * How the key of an edge's end reads in terms of the edge's own components, or that of a parent in
 * terms of its child's.
 */
public final class EndTemplates {

  private final TableModel table;
  private final EntityModel edge;
  private final EndModel end;
  private final EntityModel target;

  /**
   * The templates of an end.
   *
   * @param target the entity that the end is
   */
  public EndTemplates(TableModel table, EntityModel edge, EndModel end, EntityModel target) {
    this.table = table;
    this.edge = edge;
    this.end = end;
    this.target = target;
  }

  /**
   * The end's partition key, for a place in the edge's keys; empty if the edge lacks a component
   * for it.
   */
  public Optional<Template> partitionKey(KeyPlace place) {
    return renamed(target.partitionKey(), KeyPlace.TABLE_PARTITION, place)
        .filter(parts -> !parts.isEmpty())
        .map(parts -> Template.of(parts, end.origin()));
  }

  /** The sort key of a child's parent, in components of the child. */
  public Optional<Template> sortKey() {
    return target
        .sortKey()
        .flatMap(sortKey -> renamed(sortKey, KeyPlace.TABLE_SORT, KeyPlace.TABLE_SORT))
        .map(parts -> Template.of(parts, end.origin()));
  }

  /** The end's whole key as one template, its sort key behind its partition key. */
  public Optional<Template> wholeKey(KeyPlace place) {
    Optional<Template> partitionKey = partitionKey(place);
    if (KeyDetail.isIdentifiedByPartitionKey(target)) {
      return partitionKey;
    }
    return partitionKey.flatMap(
        partition ->
            renamed(target.sortKey().orElseThrow(), KeyPlace.TABLE_SORT, place)
                .map(
                    sort -> {
                      List<Part> parts = new ArrayList<>(partition.parts());
                      parts.add(new Template.Literal("#"));
                      parts.addAll(sort);
                      return Template.of(parts, end.origin());
                    }));
  }

  /**
   * Whether the edge's component of a match can hold the end's: both are of one type, stored in one
   * way.
   */
  public boolean fits(EndKey key) {
    Optional<TypeModel> expected = type(key.endComponent());
    Optional<TypeModel> found = edge.component(key.edgeComponent()).map(ComponentModel::type);
    // What does not exist, or cannot be stored at all, is another rule's finding.
    return expected.isEmpty() || found.isEmpty() || isSame(expected.get(), found.get());
  }

  /** The type of a component of the end's key, or of what a path into one leads to. */
  public Optional<TypeModel> type(String component) {
    return table
        .path(target, List.of(component.split("\\.")))
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

  private Optional<List<Part>> renamed(Template template, KeyPlace from, KeyPlace to) {
    List<Part> parts = new ArrayList<>();
    for (Part part : template.parts()) {
      Optional<? extends Part> renamed =
          part instanceof Placeholder placeholder
              ? renamed(placeholder, from, to)
              : Optional.of(part);
      if (renamed.isEmpty()) {
        return Optional.empty();
      }
      parts.add(renamed.get());
    }
    return Optional.of(parts);
  }

  private Optional<Placeholder> renamed(Placeholder placeholder, KeyPlace from, KeyPlace to) {
    return end.keys().stream()
        .filter(key -> key.endComponent().equals(placeholder.name()) && fits(key))
        .flatMap(key -> edge.component(key.edgeComponent()).stream())
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
