package io.partita.processor.document;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CopyPlan;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TargetPlan;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes the counts and copies of samples right, as the runtime would keep them. */
final class SampleRelations {

  private final TablePlan table;
  private final List<SampleItem> items;

  SampleRelations(TablePlan table, List<SampleItem> items) {
    this.table = table;
    this.items = items;
  }

  /** The items, each with its counts and copies; a copy may be one of a count, or of a copy. */
  List<SampleItem> consistent() {
    List<SampleItem> counted = items.stream().map(this::counted).toList();
    List<SampleItem> copied = new SampleRelations(table, counted).copied();
    return new SampleRelations(table, copied).copied();
  }

  private SampleItem counted(SampleItem owner) {
    Map<String, String> counts = new HashMap<>();
    for (DependentPlan dependent : owner.entity().dependents()) {
      dependent
          .counter()
          .ifPresent(
              counter ->
                  counts.put(
                      counter.name(),
                      String.valueOf(
                          of(dependent.entity())
                              .filter(item -> belongs(item, dependent, owner))
                              .count())));
    }
    return owner.with(counts);
  }

  private List<SampleItem> copied() {
    return items.stream().map(this::copied).toList();
  }

  private SampleItem copied(SampleItem holder) {
    Map<String, String> copies = new HashMap<>();
    for (ComponentModel component : holder.entity().entity().components()) {
      component
          .copy()
          .ifPresent(
              copy ->
                  items.stream()
                      .filter(item -> item.entity().entity().type().equals(copy.entity()))
                      .filter(source -> isCopiedTo(source, holder, component))
                      .findFirst()
                      .flatMap(source -> value(source, copy.component()))
                      .ifPresent(value -> copies.put(component.name(), value)));
    }
    return holder.with(copies);
  }

  private static Optional<String> value(SampleItem source, String component) {
    return source.entity().entity().component(component).map(source::value);
  }

  private boolean isCopiedTo(SampleItem source, SampleItem holder, ComponentModel component) {
    return source.entity().copies().stream()
        .filter(copies -> copies.holder().type().equals(holder.entity().entity().type()))
        .filter(copies -> copies.components().contains(component))
        .anyMatch(copies -> reaches(source, copies, holder));
  }

  private boolean reaches(SampleItem source, CopyPlan copies, SampleItem holder) {
    DependentPlan reach = copies.reach();
    return copies
        .target()
        .map(
            target ->
                of(reach.entity())
                    .filter(edge -> leads(edge, target, holder))
                    .anyMatch(edge -> belongs(edge, reach, source)))
        .orElseGet(() -> belongs(holder, reach, source));
  }

  private static boolean belongs(SampleItem item, DependentPlan relation, SampleItem owner) {
    return relation.values().stream()
        .allMatch(
            binding ->
                item.value(binding.component()).equals(owner.value(binding.ownerComponent())));
  }

  private static boolean leads(SampleItem edge, TargetPlan target, SampleItem end) {
    List<String> key = end.entity().keyComponents().stream().map(end::value).toList();
    return target.keyComponents().stream().map(edge::value).toList().equals(key);
  }

  private Stream<SampleItem> of(EntityModel entity) {
    return items.stream().filter(item -> item.entity().entity().type().equals(entity.type()));
  }
}
