package io.partita.processor.lock;

import io.partita.annotations.IndexKind;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CountModel;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.UniquePlan;
import io.partita.processor.model.WhereModel.Term;
import io.partita.processor.resolve.IndexContents;
import io.partita.processor.resolve.TypedConstant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Takes from a plan what stored items depend on. Sorted, because the order of declarations is none
 * of it.
 */
final class LockModeller {

  private final TablePlan plan;
  private final TableModel table;
  private final LockTypes types;

  private LockModeller(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
    this.types = new LockTypes(table);
  }

  static LockModel model(TablePlan plan) {
    return new LockModeller(plan).model();
  }

  private LockModel model() {
    List<LockEntity> entities =
        plan.entities().stream()
            .map(this::entity)
            .sorted(Comparator.comparing(LockEntity::record))
            .toList();
    return new LockModel(
        table.type().canonicalName(),
        table.encoding().name(),
        key(table.partitionKey(), entities),
        table.sortKey().map(attribute -> key(attribute, entities)),
        table.typeAttribute(),
        plan.ttlAttribute(),
        table.indexes().stream()
            .map(index -> index(index, entities))
            .sorted(Comparator.comparing(LockIndex::name))
            .toList(),
        entities);
  }

  /** A component's own attribute has the component's type; templates make text. */
  private static LockKeyAttribute key(String attribute, List<LockEntity> entities) {
    LockPath path = LockPath.of(attribute);
    return new LockKeyAttribute(
        attribute,
        entities.stream()
            .flatMap(entity -> entity.attribute(path).stream())
            .filter(own -> !own.isInKeyOnly())
            .map(own -> own.type().replaceFirst(":.*", ""))
            .findFirst()
            .orElse("S"));
  }

  private LockIndex index(IndexModel index, List<LockEntity> entities) {
    return new LockIndex(
        index.name(),
        index.kind() == IndexKind.LOCAL,
        key(index.partitionKey(), entities),
        index.sortKey().map(attribute -> key(attribute, entities)),
        index.projection().name(),
        new IndexContents(table, index).included().stream().sorted().toList());
  }

  private LockEntity entity(EntityPlan entityPlan) {
    EntityModel entity = entityPlan.entity();
    return new LockEntity(
        entity.type().canonicalName(),
        entity.typeValue(),
        entity.formerTypeValues().stream().sorted().toList(),
        keys(entityPlan),
        entity.components().stream()
            .flatMap(component -> attributes(entityPlan, component))
            .sorted(Comparator.comparing(LockAttribute::path))
            .toList(),
        entityPlan.uniques().stream()
            .map(LockModeller::unique)
            .sorted(Comparator.comparing(LockUnique::attribute))
            .toList(),
        entity.components().stream()
            .flatMap(component -> count(component).stream())
            .sorted(Comparator.comparing(LockCount::attribute))
            .toList());
  }

  private Stream<LockAttribute> attributes(EntityPlan entityPlan, ComponentModel component) {
    LockPath path = LockPath.of(component.attribute());
    if (component.keyOnly()) {
      return Stream.of(LockTypes.inKey(component, path, isInTableKey(entityPlan, component)));
    }
    return entityPlan
        .keys()
        .filter(KeyAttributePlan::isFormatted)
        .map(key -> (ComponentPart) key.parts().get(0))
        .filter(part -> part.root().equals(component))
        .findFirst()
        .map(
            part ->
                Stream.of(LockTypes.formatted(component, path, LockFormats.name(part.format()))))
        .orElseGet(() -> types.of(component, path));
  }

  private static boolean isInTableKey(EntityPlan entityPlan, ComponentModel component) {
    return entityPlan
        .tableKeys()
        .flatMap(KeyAttributePlan::components)
        .anyMatch(part -> part.root().equals(component));
  }

  private static List<LockKey> keys(EntityPlan entityPlan) {
    Set<LockKey> keys = new LinkedHashSet<>();
    entityPlan.tableKeys().forEach(key -> keys.add(key(key, List.of())));
    List<LockKey> onIndexes = new ArrayList<>();
    for (IndexKeyPlan index : entityPlan.indexes()) {
      List<LockTerm> where = where(entityPlan.entity(), index);
      index.keys().forEach(key -> onIndexes.add(key(key, where)));
    }
    onIndexes.sort(Comparator.comparing(LockKey::attribute).thenComparing(LockKey::condition));
    keys.addAll(onIndexes);
    return List.copyOf(keys);
  }

  private static LockKey key(KeyAttributePlan key, List<LockTerm> where) {
    return new LockKey(key.attribute(), LockFormats.parts(key), where);
  }

  /**
   * The condition of an index; what its terms mean, not how and in which order they are written.
   */
  private static List<LockTerm> where(EntityModel entity, IndexKeyPlan index) {
    return index.where().stream()
        .flatMap(where -> where.terms().stream())
        .flatMap(
            term ->
                entity.component(term.component()).stream().map(component -> term(component, term)))
        .distinct()
        .sorted(Comparator.comparing(LockTerm::text))
        .toList();
  }

  private static LockTerm term(ComponentModel component, Term term) {
    Optional<String> constant =
        TypedConstant.of(component, term).map(typed -> typed.value().toString());
    return new LockTerm(
        LockPath.of(component.attribute()),
        term.test(),
        constant.filter(value -> term.test().compares()));
  }

  /** The items of unique values have a key of their own making. */
  private static LockUnique unique(UniquePlan unique) {
    return new LockUnique(
        unique.component().attribute(),
        List.of(new LockPart.Literal(unique.prefix()), LockFormats.part(unique.value())));
  }

  private Optional<LockCount> count(ComponentModel component) {
    return component
        .count()
        .flatMap(
            count ->
                table
                    .entity(count.counted())
                    .map(
                        counted ->
                            new LockCount(
                                component.attribute(), counted.typeValue(), side(counted, count))));
  }

  /** Only an edge between two items of a kind needs a side; elsewhere writing it says no more. */
  private static String side(EntityModel counted, CountModel count) {
    return counted.edge().filter(EdgeModel::isSelfRelation).isPresent()
        ? count.side().name()
        : "AUTO";
  }
}
