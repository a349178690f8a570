package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.NestedModel;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.RecordProjectionModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.UniquePlan;
import io.partita.processor.resolve.StoredPrecision;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The names and expressions that the generators of one entity share. */
final class EntityCode {

  private final TablePlan table;
  private final EntityPlan plan;
  private final TypeCodecs codecs;
  private final Map<List<ComponentModel>, ComponentPart> keyValues = new LinkedHashMap<>();
  private final NameAllocator constants;

  private EntityCode(TablePlan table, EntityPlan plan, TypeCodecs codecs) {
    this.table = table;
    this.plan = plan;
    this.codecs = codecs;
    this.constants = Names.allocatorBeside(recordTypes());
    entity().recordComponents().forEach(this::addConstant);
    constants.newName("KEY", plan);
    plan.indexes().forEach(index -> constants.newName(Names.constant(index.index()), index));
    keyAttributes()
        .filter(attribute -> !attribute.isNative())
        .forEach(attribute -> constants.newName(templateName(attribute), attribute));
    keyAttributes()
        .flatMap(attribute -> attribute.parts().stream())
        .filter(ComponentPart.class::isInstance)
        .map(ComponentPart.class::cast)
        .filter(EntityCode::isDerived)
        .forEach(this::addKeyValue);
    plan.accessPatterns().stream()
        .flatMap(pattern -> Stream.concat(pattern.arguments().stream(), pattern.stages().stream()))
        .filter(EntityCode::isDerived)
        .forEach(this::addKeyValue);
    plan.uniques().stream()
        .map(UniquePlan::value)
        .filter(EntityCode::isDerived)
        .forEach(this::addKeyValue);
    formattedAttributes()
        .forEach(
            attribute ->
                constants.newName(
                    constant(component(attribute)) + "_CODEC", component(attribute).name()));
  }

  /** The code of all entities of a table. */
  static List<EntityCode> all(TablePlan table) {
    TypeCodecs codecs = new TypeCodecs(table.table());
    return table.entities().stream().map(entity -> new EntityCode(table, entity, codecs)).toList();
  }

  /** The records whose accessors the constants refer to. */
  private Stream<ClassName> recordTypes() {
    return Stream.of(
            Stream.of(type()),
            table.table().nested().stream().map(NestedModel::type),
            embedded().map(component -> component.embedded().orElseThrow().type()))
        .flatMap(types -> types);
  }

  /** The components whose records are stored as attributes of the item, inner ones first. */
  Stream<ComponentModel> embedded() {
    return embedded(entity().recordComponents());
  }

  private static Stream<ComponentModel> embedded(List<ComponentModel> components) {
    return components.stream()
        .filter(component -> component.embedded().isPresent())
        .flatMap(
            component ->
                Stream.concat(
                    embedded(component.embedded().orElseThrow().components()),
                    Stream.of(component)));
  }

  /** The function from a record to a component, also to one of an embedded record. */
  CodeBlock accessor(ComponentModel component) {
    return accessor(component, entity().recordComponents(), type(), Optional.empty()).orElseThrow();
  }

  private static Optional<CodeBlock> accessor(
      ComponentModel component,
      List<ComponentModel> scope,
      ClassName owner,
      Optional<CodeBlock> outer) {
    for (ComponentModel next : scope) {
      CodeBlock own = CodeBlock.of("$T::$L", owner, next.ownName());
      CodeBlock whole =
          outer
              .map(
                  record ->
                      CodeBlock.of(
                          "$T.within($Z$L, $L)", RuntimeTypes.EMBEDDED_COMPONENT, record, own))
              .orElse(own);
      if (next.equals(component)) {
        return Optional.of(whole);
      }
      Optional<CodeBlock> inside =
          next.embedded()
              .flatMap(
                  record ->
                      accessor(component, record.components(), record.type(), Optional.of(whole)));
      if (inside.isPresent()) {
        return inside;
      }
    }
    return Optional.empty();
  }

  /** A constant for a component and, if it is embedded, for those of its record. */
  private void addConstant(ComponentModel component) {
    constants.newName(Names.constant(component.name()), component);
    component.embedded().ifPresent(record -> record.components().forEach(this::addConstant));
  }

  private void addKeyValue(ComponentPart part) {
    if (keyValues.putIfAbsent(part.path(), part) == null) {
      String suffix = part.path().size() == 1 ? "_VALUE" : "";
      constants.newName(Names.constant(part.javaName()) + suffix, part.path());
    }
  }

  TablePlan table() {
    return table;
  }

  EntityPlan plan() {
    return plan;
  }

  EntityModel entity() {
    return plan.entity();
  }

  TypeCodecs codecs() {
    return codecs;
  }

  /** The entity's record. */
  ClassName type() {
    return entity().type();
  }

  /**
   * What a variable that holds the record is called, before anything is known about its neighbours.
   */
  String variable() {
    return Names.decapitalized(type().simpleName());
  }

  ClassName schema() {
    return generated("Schema");
  }

  ClassName key() {
    return generated("Key");
  }

  ClassName mapper() {
    return generated("Mapper");
  }

  ClassName fields() {
    return generated("Fields");
  }

  ClassName update() {
    return generated("Update");
  }

  ClassName draft() {
    return generated("Draft");
  }

  ClassName dao() {
    return generated("Dao");
  }

  /** The query of an access pattern. */
  ClassName query(AccessPatternPlan pattern) {
    return generated(Names.capitalized(pattern.method()));
  }

  /** What is read from the index of an access pattern that carries only some components. */
  ClassName projection(AccessPatternPlan pattern) {
    return generated(Names.capitalized(pattern.method()) + "Item");
  }

  /** What reads some of the entity's components into a record of their own. */
  ClassName projection(RecordProjectionModel projection) {
    return ClassName.get(
        table.table().type().packageName(), projection.generatedName() + "Projection");
  }

  /** The records of some of its components. */
  List<RecordProjectionModel> projections() {
    return table.table().projections(entity()).toList();
  }

  /** The code of another entity of the table. */
  EntityCode of(EntityModel other) {
    return new EntityCode(table, table.of(other), codecs);
  }

  private ClassName generated(String suffix) {
    return ClassName.get(table.table().type().packageName(), entity().generatedName() + suffix);
  }

  /**
   * The key attributes the entity writes, each once: those of the table, then those of its indexes.
   */
  Stream<KeyAttributePlan> keyAttributes() {
    return Stream.concat(
            tableKeyAttributes(),
            plan.indexes().stream()
                .flatMap(
                    index ->
                        Stream.concat(index.partitionKey().stream(), index.sortKey().stream())))
        .distinct();
  }

  /** The key attributes of the table. */
  Stream<KeyAttributePlan> tableKeyAttributes() {
    return Stream.concat(Stream.of(plan.partitionKey()), plan.sortKey().stream());
  }

  /** What an operation of the DAO sends; empty if the DAO does not have it. */
  Optional<OperationPlan> operation(Operation operation) {
    return table.operations(entity()).filter(one -> one.operation() == operation).findFirst();
  }

  /** The indexes on which the entity has key attributes of its own. */
  Stream<IndexKeyPlan> ownIndexes() {
    return plan.indexes().stream()
        .filter(index -> index.partitionKey().isPresent() || index.sortKey().isPresent());
  }

  private String templateName(KeyAttributePlan attribute) {
    if (attribute == plan.partitionKey()) {
      return "PARTITION_KEY";
    }
    return isSortKey(attribute) ? "SORT_KEY" : Names.constant(attribute.attribute());
  }

  private boolean isSortKey(KeyAttributePlan attribute) {
    return plan.sortKey().filter(sortKey -> sortKey == attribute).isPresent();
  }

  /**
   * The values in keys that are not a component as it is, but inside a nested record or an
   * Optional.
   */
  Stream<ComponentPart> derivedKeyValues() {
    return keyValues.values().stream();
  }

  private static boolean isDerived(ComponentPart part) {
    return part.path().size() > 1 || part.leaf().type() instanceof OptionalType;
  }

  /** The schema's constant of the primary key. */
  String keyConstant() {
    return constants.get(plan);
  }

  /** The schema's constant of an index key. */
  String constant(IndexKeyPlan index) {
    return constants.get(index);
  }

  /** The schema's constant of a key attribute's template. */
  String constant(KeyAttributePlan attribute) {
    return constants.get(attribute);
  }

  /** The schema's constant of a component. */
  String constant(ComponentModel component) {
    return constants.get(component);
  }

  /** The schema's constant of the value at a place in a key. */
  String constant(ComponentPart part) {
    return isDerived(part) ? constants.get(part.path()) : constant(part.root());
  }

  /** The type of the value at a place in a key: an Optional's value, a primitive as it is. */
  static TypeName valueType(ComponentPart part) {
    TypeModel type = part.leaf().type();
    return type instanceof OptionalType optional ? optional.value().javaType() : type.javaType();
  }

  /** Whether the value at a place in a key is that of an Optional component. */
  static boolean isOptional(ComponentPart part) {
    return part.path().size() == 1 && part.root().type() instanceof OptionalType;
  }

  /** A component in a key and the value of the parameter that is called like it. */
  CodeBlock binding(ComponentPart part) {
    return binding(part, CodeBlock.of("$L", part.javaName()));
  }

  /** A component in a key and its value. */
  CodeBlock binding(ComponentPart part, CodeBlock value) {
    return isOptional(part)
        ? CodeBlock.of("$L, $T.ofNullable($L)", reference(part.root()), Optional.class, value)
        : CodeBlock.of("$L, $L", reference(part), value);
  }

  /** The format to which values of a component are cut before they are stored; empty if to none. */
  Optional<KeyFormat> cut(ComponentModel component) {
    return new StoredPrecision(plan).cut(component);
  }

  /** The native key attributes whose component is stored as formatted text. */
  Stream<KeyAttributePlan> formattedAttributes() {
    return keyAttributes().filter(KeyAttributePlan::isFormatted);
  }

  /** The component that a native key attribute is. */
  static ComponentModel component(KeyAttributePlan attribute) {
    return ((ComponentPart) attribute.parts().get(0)).root();
  }

  /** The schema's constant of the codec of a component that is stored as formatted text. */
  Optional<String> formattedCodec(ComponentModel component) {
    return formattedAttributes()
        .filter(attribute -> component(attribute).equals(component))
        .findFirst()
        .map(attribute -> constants.get(component.name()));
  }

  /** The codec of a component, for use outside of the schema. */
  CodeBlock codec(ComponentModel component) {
    return formattedCodec(component)
        .map(constant -> CodeBlock.of("$T.$L", schema(), constant))
        .orElseGet(() -> codecs.expression(TypeCodecs.writtenType(component)));
  }

  /** A component's constant, for use outside of the schema. */
  CodeBlock reference(ComponentModel component) {
    return CodeBlock.of("$T.$L", schema(), constant(component));
  }

  /** The constant of a value in a key, for use outside of the schema. */
  CodeBlock reference(ComponentPart part) {
    return CodeBlock.of("$T.$L", schema(), constant(part));
  }

  /** Whether a component, or something inside it, is part of the primary key. */
  boolean isInPrimaryKey(ComponentModel component) {
    return plan.keyComponents().stream().anyMatch(part -> part.root().equals(component));
  }

  /** Whether a component as a whole is part of the primary key. */
  boolean isWhollyInPrimaryKey(ComponentModel component) {
    return plan.keyComponents().stream().anyMatch(part -> part.path().equals(List.of(component)));
  }

  /** The place of a component in the primary key. */
  ComponentPart keyPart(ComponentModel component) {
    return plan.keyComponents().stream()
        .filter(part -> part.path().equals(List.of(component)))
        .findFirst()
        .orElseThrow();
  }
}
