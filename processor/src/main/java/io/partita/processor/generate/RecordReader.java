package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EmbeddedModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes how a record, an entity's or a nested one, is read: one pass over the attributes, then
 * what keys have to say.
 */
final class RecordReader {

  private static final List<String> HELPERS = List.of("reader", "position", "agrees", "tableKey");

  private final ClassName type;
  private final List<ComponentModel> components;
  private final List<StoredComponent> stored;
  private final KeyReading keys;
  private final Optional<CodeBlock> rest;
  private final NameAllocator locals = new NameAllocator();

  RecordReader(
      ClassName type,
      List<ComponentModel> components,
      List<StoredComponent> stored,
      KeyReading keys) {
    this(type, components, stored, keys, Optional.empty());
  }

  /**
   * @param rest the constant of the component that holds what no other names
   */
  RecordReader(
      ClassName type,
      List<ComponentModel> components,
      List<StoredComponent> stored,
      KeyReading keys,
      Optional<CodeBlock> rest) {
    this.type = type;
    this.components = components;
    this.stored = stored;
    this.keys = keys;
    this.rest = rest;
    locals.newName("NAMES");
    components.forEach(this::addLocals);
    HELPERS.forEach(helper -> locals.newName(helper, helper));
    for (KeyDecoding decoding : keys.decodings()) {
      locals.newName(decoding.variable(), decoding.attribute());
      locals.newName(decoding.variable() + "Values", decoding);
    }
  }

  private void addLocals(ComponentModel component) {
    locals.newName(component.javaName(), component);
    component.embedded().ifPresent(record -> record.components().forEach(this::addLocals));
  }

  /** Whether any attributes are read; otherwise everything is in the table's key. */
  boolean readsAttributes() {
    return !positions().isEmpty();
  }

  /**
   * The names of the attributes that are read; an attribute's position is its place in this order.
   */
  FieldSpec names() {
    CodeBlock.Builder names = CodeBlock.builder().add("$T.of($Z", RuntimeTypes.ATTRIBUTE_NAMES);
    List<CodeBlock> attributes = new ArrayList<>();
    positions().keySet().forEach(attribute -> attributes.add(CodeBlock.of("$S", attribute)));
    names.add("$L)", CodeBlock.join(attributes, ",$W"));
    for (int i = 0; i < stored.size(); i++) {
      ComponentModel component = stored.get(i).component();
      if (isRequired(component) && !component.name().equals(component.attribute())) {
        names.add("$>$>\n.component($L, $S)$<$<", i, component.name());
      }
      for (String alias : component.aliases()) {
        names.add("$>$>\n.alias($L, $S)$<$<", i, alias);
      }
    }
    return FieldSpec.builder(
            RuntimeTypes.ATTRIBUTE_NAMES,
            "NAMES",
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(names.build())
        .build();
  }

  /**
   * The attributes by name: the statements that read each of them. The table's key comes last, when
   * all components are known that it is compared with.
   */
  private Map<String, List<CodeBlock>> positions() {
    Map<String, List<CodeBlock>> positions = new LinkedHashMap<>();
    for (StoredComponent component : stored) {
      positions.put(component.component().attribute(), read(component));
    }
    for (KeyDecoding decoding : keys.decodings()) {
      positions.put(
          decoding.attribute().attribute(),
          List.of(CodeBlock.of("$L = $L.string()", local(decoding.attribute()), local("reader"))));
    }
    compared()
        .forEach(
            key ->
                key.templates()
                    .forEach(
                        attribute ->
                            positions.put(
                                attribute.attribute(), List.of(comparison(key, attribute)))));
    return positions;
  }

  private List<CodeBlock> read(StoredComponent component) {
    List<CodeBlock> statements = new ArrayList<>();
    statements.add(
        CodeBlock.of("$L = $L", local(component.component()), component.read(local("reader"))));
    compared()
        .forEach(
            key ->
                key.compared(component.component())
                    .ifPresent(attribute -> statements.add(comparison(key, attribute))));
    return statements;
  }

  /** The table's key, if attributes are compared with it. */
  private Stream<TableKeyReading> compared() {
    return keys.tableKey().stream().filter(key -> !key.isAlwaysDecoded());
  }

  private CodeBlock comparison(TableKeyReading key, KeyAttributePlan attribute) {
    return CodeBlock.of(
        "$L &= $L",
        local("agrees"),
        key.comparison(attribute, local("reader"), component -> local(component)));
  }

  private String local(Object tag) {
    return locals.get(tag);
  }

  /** The method that reads the attributes. */
  MethodSpec method() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("readAttributes")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED);
    return addBody(method, List.of(), "").build();
  }

  /** A method that reads the attributes into something with a key, which it is given. */
  MethodSpec method(String name, TypeName keyType) {
    String key = locals.newName("key");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name).addModifiers(Modifier.STATIC).addParameter(keyType, key);
    return addBody(method, List.of(CodeBlock.of("$L", key)), key).build();
  }

  /**
   * Adds what reads the attributes and creates the record.
   *
   * @param first the constructor's arguments before the components
   * @param key the variable of the key, where it is given
   */
  private MethodSpec.Builder addBody(MethodSpec.Builder method, List<CodeBlock> first, String key) {
    method.returns(type).addParameter(RuntimeTypes.ITEM_READER, local("reader"));
    for (ComponentModel component : named()) {
      TypeName declared = localType(component);
      method.addStatement("$T $L = $L", declared, local(component), initial(component, key));
    }
    for (KeyDecoding decoding : keys.decodings()) {
      method.addStatement("$T $L = null", String.class, local(decoding.attribute()));
    }
    compared().forEach(table -> method.addStatement("boolean $L = true", local("agrees")));
    addLoop(method);
    keys.tableKey().ifPresent(table -> addTableKey(method, table));
    keys.decodings().forEach(decoding -> addDecoding(method, decoding));
    keys.held().forEach(held -> addHeld(method, held));
    addRequirements(method);
    components.forEach(component -> addEmbedded(method, component));
    List<CodeBlock> arguments = new ArrayList<>(first);
    components.forEach(component -> arguments.add(argument(component)));
    return method.addStatement("return new $T($Z$L)", type, CodeBlock.join(arguments, ",$W"));
  }

  private List<ComponentModel> named() {
    return components.stream()
        .filter(component -> !component.rest())
        .flatMap(ComponentModel::stored)
        .toList();
  }

  private CodeBlock argument(ComponentModel component) {
    return component.rest()
        ? CodeBlock.of("$L.read($L)", rest.orElseThrow(), local("reader"))
        : CodeBlock.of("$L", local(component));
  }

  private CodeBlock initial(ComponentModel component, String key) {
    CodeBlock constant = keys.given().get(component);
    return constant == null
        ? StoredComponent.absent(component, localType(component))
        : CodeBlock.of("$L.values().get($L)", key, constant);
  }

  /** A primitive that a key of an index holds is boxed until it is known whether it is there. */
  private TypeName localType(ComponentModel component) {
    TypeName declared = component.type().javaType();
    return keys.isDecoded(component) ? declared.box() : declared;
  }

  private void addLoop(MethodSpec.Builder method) {
    List<List<CodeBlock>> cases = List.copyOf(positions().values());
    if (cases.isEmpty()) {
      return;
    }
    String position = local("position");
    String next = local("reader") + ".next(NAMES)";
    method.beginControlFlow(
        "for (int $L = $L; $L >= 0; $L = $L)", position, next, position, position, next);
    method.beginControlFlow("switch ($L)", position);
    for (int i = 0; i < cases.size(); i++) {
      List<CodeBlock> statements = cases.get(i);
      if (statements.size() == 1) {
        method.addStatement("case $L -> $L", i, statements.get(0));
      } else {
        method.beginControlFlow("case $L ->", i);
        statements.forEach(method::addStatement);
        method.endControlFlow();
      }
    }
    method.endControlFlow().endControlFlow();
  }

  private void addTableKey(MethodSpec.Builder method, TableKeyReading table) {
    String decoded = local("tableKey");
    if (!table.isAlwaysDecoded()) {
      method.beginControlFlow("if (!$L)", local("agrees"));
    }
    method.addStatement("$T $L = $L", table.decodedType(), decoded, table.decoded(local("reader")));
    table.assignments(decoded, component -> local(component)).forEach(method::addStatement);
    if (!table.isAlwaysDecoded()) {
      method.endControlFlow();
    }
  }

  private void addDecoding(MethodSpec.Builder method, KeyDecoding decoding) {
    if (decoding.isRequired()) {
      int position = stored.size() + keys.decodings().indexOf(decoding);
      method.addStatement("$L.require(NAMES, $L)", local("reader"), position);
    } else {
      method.beginControlFlow("if ($L != null)", local(decoding.attribute()));
    }
    addDecodedValues(method, decoding);
    if (!decoding.isRequired()) {
      method.endControlFlow();
    }
  }

  private void addDecodedValues(MethodSpec.Builder method, KeyDecoding decoding) {
    CodeBlock decoded = decoding.expression(local(decoding.attribute()));
    if (decoding.parts().size() == 1) {
      ComponentPart part = decoding.parts().get(0);
      method.addStatement("$L =$W$L", local(part.root()), decoding.value(part, decoded));
      return;
    }
    String values = local(decoding);
    method.addStatement("$T $L =$W$L", decoding.valuesType(), values, decoded);
    for (ComponentPart part : decoding.parts()) {
      method.addStatement(
          "$L = $L", local(part.root()), decoding.value(part, CodeBlock.of("$L", values)));
    }
  }

  private void addHeld(MethodSpec.Builder method, HeldComponent held) {
    ComponentModel component = held.component();
    String reader = local("reader");
    if (isPrimitive(component)) {
      int position = position(component);
      method.beginControlFlow("if (!$L.met(NAMES, $L))", reader, position);
      method.addStatement("$L = $L", local(component), held.require(reader, position));
    } else {
      method.beginControlFlow(
          KeyDecoding.isOptional(component) ? "if ($L.isEmpty())" : "if ($L == null)",
          local(component));
      method.addStatement("$L = $L", local(component), held.read(reader));
    }
    method.endControlFlow();
  }

  private int position(ComponentModel component) {
    return List.copyOf(positions().keySet()).indexOf(component.attribute());
  }

  private static boolean isPrimitive(ComponentModel component) {
    return component.type().javaType().isPrimitive();
  }

  /** Whether a message may have to say that a component is missing. */
  private static boolean isRequired(ComponentModel component) {
    return isPrimitive(component) && !StoredComponent.isCount(component);
  }

  /** Makes the record of an embedded component, if something of it is stored. */
  private void addEmbedded(MethodSpec.Builder method, ComponentModel component) {
    if (component.embedded().isEmpty()) {
      return;
    }
    EmbeddedModel record = component.embedded().get();
    record.components().forEach(part -> addEmbedded(method, part));
    method.addStatement("$T $L = null", record.type(), local(component));
    method.beginControlFlow("if ($L)", CodeBlock.join(presence(record), "$W|| "));
    for (ComponentModel part : record.components()) {
      if (isPrimitive(part) && !isInTableKey(part) && !isOfKeyAlone(part)) {
        method.addStatement("$L.require(NAMES, $L)", local("reader"), position(part));
      }
    }
    List<CodeBlock> arguments = new ArrayList<>();
    record.components().forEach(part -> arguments.add(CodeBlock.of("$L", local(part))));
    method.addStatement(
        "$L = new $T($Z$L)", local(component), record.type(), CodeBlock.join(arguments, ",$W"));
    method.endControlFlow();
  }

  /** What tells that something of a record is stored. */
  private List<CodeBlock> presence(EmbeddedModel record) {
    if (record.components().stream().anyMatch(one -> isInTableKey(one) || isOfKeyAlone(one))) {
      return List.of(CodeBlock.of("true"));
    }
    return record.components().stream()
        .map(
            part ->
                part.embedded().isPresent() || StoredComponent.isNullIfAbsent(part)
                    ? CodeBlock.of("$L != null", local(part))
                    : CodeBlock.of("$L.met(NAMES, $L)", local("reader"), position(part)))
        .toList();
  }

  /** Whether a primitive is read from the table's key without a look at an attribute. */
  private boolean isOfKeyAlone(ComponentModel component) {
    return isPrimitive(component) && position(component) < 0;
  }

  private boolean isInTableKey(ComponentModel component) {
    return keys.tableKey().flatMap(table -> table.template(component)).isPresent();
  }

  private void addRequirements(MethodSpec.Builder method) {
    String reader = local("reader");
    for (int i = 0; i < stored.size(); i++) {
      ComponentModel component = stored.get(i).component();
      boolean isOfEmbedded = component.isEmbedded() && !isInTableKey(component);
      if (!isRequired(component) || isOfEmbedded || keys.held(component).isPresent()) {
        continue;
      }
      Optional<KeyAttributePlan> template =
          keys.tableKey().flatMap(table -> table.template(component));
      if (template.isEmpty()) {
        method.addStatement("$L.require(NAMES, $L)", reader, i);
      } else if (compared().findAny().isPresent()) {
        int key = List.copyOf(positions().keySet()).indexOf(template.get().attribute());
        method.beginControlFlow("if (!$L.met(NAMES, $L))", reader, key);
        method.addStatement("$L.require(NAMES, $L)", reader, i);
        method.endControlFlow();
      }
    }
  }
}
