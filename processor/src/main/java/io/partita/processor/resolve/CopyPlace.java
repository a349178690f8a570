package io.partita.processor.resolve;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CopyModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.OptionalType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A component that is declared a copy, as one entity holds it.
 *
 * @param holder the entity
 * @param root the entity's component that is the copy, or that the copy is inside of
 * @param declared the component that is declared a copy
 * @param owner the nested record that it is declared in; empty if it is the entity itself
 * @param isElement whether it is in an element of a list or map, of which there may be several
 */
public record CopyPlace(
    EntityModel holder,
    ComponentModel root,
    ComponentModel declared,
    Optional<NestedRecord> owner,
    boolean isElement) {

  /** All places of a table where something is declared a copy. */
  public static Stream<CopyPlace> of(TableModel table) {
    return table.entities().stream()
        .flatMap(
            entity ->
                entity.components().stream().flatMap(component -> in(table, entity, component)));
  }

  private static Stream<CopyPlace> in(
      TableModel table, EntityModel entity, ComponentModel component) {
    return component.copy().isPresent()
        ? Stream.of(new CopyPlace(entity, component, component, Optional.empty(), false))
        : inside(table, new CopyPlace(entity, component, component, Optional.empty(), false));
  }

  /** The copies inside a component's value; sets and sealed types hold none that could be found. */
  private static Stream<CopyPlace> inside(TableModel table, CopyPlace place) {
    return nested(table, place.declared().type()).stream()
        .flatMap(
            nested ->
                nested.components().stream()
                    .map(
                        component ->
                            new CopyPlace(
                                place.holder(),
                                place.root(),
                                component,
                                Optional.of(nested),
                                place.isElement() || isCollection(place.declared().type()))))
        .flatMap(
            inner -> inner.declared().copy().isPresent() ? Stream.of(inner) : inside(table, inner));
  }

  /** The record that a type holds, itself, perhaps or many times. */
  private static Optional<NestedRecord> nested(TableModel table, TypeModel type) {
    if (type instanceof ListType list) {
      return nested(table, list.element());
    }
    if (type instanceof MapType map) {
      return nested(table, map.value());
    }
    if (type instanceof OptionalType optional) {
      return nested(table, optional.value());
    }
    return type instanceof NestedType
        ? table.nestedRecords().filter(nested -> nested.type().equals(type.javaType())).findFirst()
        : Optional.empty();
  }

  private static boolean isCollection(TypeModel type) {
    return type instanceof ListType
        || type instanceof MapType
        || type instanceof OptionalType optional && isCollection(optional.value());
  }

  /** What it is a copy of. */
  public CopyModel copy() {
    return declared.copy().orElseThrow();
  }

  /** {@code Order.customerName}, or {@code StudentSummary.name}. */
  public String name() {
    ClassName type = owner.map(NestedRecord::type).orElse(holder.type());
    return type.simpleName() + "." + declared.name();
  }

  /** The components among which the source's key must be to tell whose copy an element is. */
  public List<ComponentModel> siblings() {
    return owner.map(NestedRecord::components).orElse(holder.components());
  }
}
