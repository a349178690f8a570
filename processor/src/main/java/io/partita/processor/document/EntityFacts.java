package io.partita.processor.document;

import io.partita.processor.model.ChildModel;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.HierarchyModel;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.model.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What is special about an entity, in sentences. */
final class EntityFacts {

  private final TablePlan table;
  private final EntityPlan plan;
  private final EntityModel entity;
  private final List<String> facts = new ArrayList<>();

  private EntityFacts(TablePlan table, EntityPlan plan) {
    this.table = table;
    this.plan = plan;
    this.entity = plan.entity();
  }

  static List<String> of(TablePlan table, EntityPlan plan) {
    EntityFacts facts = new EntityFacts(table, plan);
    facts.addRelations();
    facts.addCounts();
    facts.addRest();
    facts.addTypes();
    return facts.facts;
  }

  private void addRelations() {
    entity.edge().map(EntityFacts::edge).ifPresent(facts::add);
    entity.child().map(EntityFacts::child).ifPresent(facts::add);
    entity.hierarchy().map(EntityFacts::hierarchy).ifPresent(facts::add);
  }

  private static String edge(EdgeModel edge) {
    return "An edge between %s and %s, the other way on %s%s."
        .formatted(
            edge.left().role(),
            edge.right().role(),
            edge.inverse(),
            edge.requireEnds() ? "; both ends must exist" : "");
  }

  private static String child(ChildModel child) {
    return "A child of %s%s."
        .formatted(child.parent().simpleName(), child.requireParent() ? ", which must exist" : "");
  }

  private static String hierarchy(HierarchyModel hierarchy) {
    return "Levels of the sort key%s: %s."
        .formatted(
            hierarchy.index().isEmpty() ? "" : " on " + hierarchy.index(),
            String.join(" › ", hierarchy.levels()));
  }

  private void addCounts() {
    String counters =
        plan.counting().stream().map(EntityFacts::counter).collect(Collectors.joining(" and "));
    if (!counters.isEmpty()) {
      facts.add("Counted in " + counters + ", by the same transaction.");
    }
    boolean isCreatedOnUse =
        table.entities().stream()
            .flatMap(other -> other.counting().stream())
            .anyMatch(owner -> owner.createdOnUse() && owner.target().entity().equals(entity));
    if (isCreatedOnUse) {
      facts.add("An item that only counts: it is created together with the first item it counts.");
    }
  }

  private static String counter(OwnerPlan owner) {
    return owner.target().entity().name()
        + "."
        + owner.counter().map(component -> component.name()).orElse("");
  }

  private void addRest() {
    entity
        .rest()
        .ifPresent(
            rest -> facts.add("Attributes that no component names are in " + rest.name() + "."));
  }

  private void addTypes() {
    if (!entity.formerTypeValues().isEmpty()) {
      facts.add("Also read under " + String.join(", ", entity.formerTypeValues()) + ".");
    }
    if (plan.guarded()) {
      facts.add(
          "Other entities can have the same keys: every write makes sure that the item is its"
              + " own.");
    }
    if (!entity.allowed().isEmpty()) {
      facts.add(
          "Allowed: " + entity.allowed().stream().sorted().collect(Collectors.joining(", ")) + ".");
    }
  }
}
