package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes how a record, an entity's or a nested one, is read: one pass over the attributes, then
 * what they leave open.
 */
final class RecordReader {

  private final ClassName type;
  private final List<ComponentModel> components;
  private final List<StoredComponent> stored;
  private final List<KeyDecoding> decodings;
  private final NameAllocator locals = new NameAllocator();

  /**
   * A reader.
   *
   * @param decodings the keys from which components are decoded that have no attribute
   */
  RecordReader(
      ClassName type,
      List<ComponentModel> components,
      List<StoredComponent> stored,
      List<KeyDecoding> decodings) {
    this.type = type;
    this.components = components;
    this.stored = stored;
    this.decodings = decodings;
    locals.newName("NAMES");
    components.forEach(component -> locals.newName(component.name(), component));
    List.of("reader", "position").forEach(helper -> locals.newName(helper, helper));
    for (KeyDecoding decoding : decodings) {
      locals.newName(decoding.variable(), decoding.attribute());
      locals.newName(decoding.variable() + "Values", decoding);
    }
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

  /** The attributes by name: what reads each of them. */
  private Map<String, CodeBlock> positions() {
    Map<String, CodeBlock> positions = new LinkedHashMap<>();
    for (StoredComponent component : stored) {
      positions.put(
          component.component().attribute(),
          CodeBlock.of(
              "$L = $L", locals.get(component.component()), component.read(locals.get("reader"))));
    }
    for (KeyDecoding decoding : decodings) {
      positions.put(
          decoding.attribute().attribute(),
          CodeBlock.of("$L = $L", locals.get(decoding.attribute()), keyText(decoding)));
    }
    return positions;
  }

  /** The text of a key; without making it where the components it holds are known already. */
  private CodeBlock keyText(KeyDecoding decoding) {
    CodeBlock text = CodeBlock.of("$L.string()", locals.get("reader"));
    return isAlwaysDecoded(decoding)
        ? text
        : CodeBlock.of("$L ? $L : null", anyOpen(decoding), text);
  }

  private static boolean isAlwaysDecoded(KeyDecoding decoding) {
    return decoding.parts().stream().anyMatch(part -> part.root().keyOnly());
  }

  /** The method that reads the attributes. */
  MethodSpec method() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("readAttributes")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED);
    return addBody(method, List.of()).build();
  }

  /** A method that reads the attributes into something with a key, which it is given. */
  MethodSpec method(String name, TypeName keyType) {
    String key = locals.newName("key");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name).addModifiers(Modifier.STATIC).addParameter(keyType, key);
    return addBody(method, List.of(CodeBlock.of("$L", key))).build();
  }

  /**
   * Adds what reads the attributes and creates the record.
   *
   * @param first the constructor's arguments before the components
   */
  private MethodSpec.Builder addBody(MethodSpec.Builder method, List<CodeBlock> first) {
    method.returns(type).addParameter(RuntimeTypes.ITEM_READER, locals.get("reader"));
    for (ComponentModel component : components) {
      TypeName local = localType(component);
      method.addStatement(
          "$T $L = $L", local, locals.get(component), StoredComponent.absent(component, local));
    }
    for (KeyDecoding decoding : decodings) {
      method.addStatement("$T $L = null", String.class, locals.get(decoding.attribute()));
    }
    addLoop(method);
    decodings.forEach(decoding -> addDecoding(method, decoding));
    addRequirements(method);
    List<CodeBlock> arguments = new ArrayList<>(first);
    components.forEach(component -> arguments.add(CodeBlock.of("$L", locals.get(component))));
    return method.addStatement("return new $T($Z$L)", type, CodeBlock.join(arguments, ",$W"));
  }

  /** A primitive that a key may hold is boxed until it is known whether its attribute was there. */
  private TypeName localType(ComponentModel component) {
    TypeName declared = component.type().javaType();
    return isDecoded(component) ? declared.box() : declared;
  }

  private boolean isDecoded(ComponentModel component) {
    return decodings.stream().anyMatch(decoding -> decoding.holds(component));
  }

  private void addLoop(MethodSpec.Builder method) {
    List<CodeBlock> cases = List.copyOf(positions().values());
    if (cases.isEmpty()) {
      return;
    }
    String position = locals.get("position");
    String next = locals.get("reader") + ".next(NAMES)";
    method.beginControlFlow(
        "for (int $L = $L; $L >= 0; $L = $L)", position, next, position, position, next);
    method.beginControlFlow("switch ($L)", position);
    for (int i = 0; i < cases.size(); i++) {
      method.addStatement("case $L -> $L", i, cases.get(i));
    }
    method.endControlFlow().endControlFlow();
  }

  private void addDecoding(MethodSpec.Builder method, KeyDecoding decoding) {
    String text = locals.get(decoding.attribute());
    if (decoding.isRequired()) {
      int position = stored.size() + decodings.indexOf(decoding);
      method.addStatement("$L.require(NAMES, $L)", locals.get("reader"), position);
    } else if (isAlwaysDecoded(decoding)) {
      method.beginControlFlow("if ($L != null)", text);
    } else {
      method.beginControlFlow("if ($L != null && $L)", text, anyOpen(decoding));
    }
    addDecodedValues(method, decoding);
    if (!decoding.isRequired()) {
      method.endControlFlow();
    }
  }

  private CodeBlock anyOpen(KeyDecoding decoding) {
    List<CodeBlock> open = decoding.parts().stream().map(part -> isOpen(part.root())).toList();
    return open.size() == 1 ? open.get(0) : CodeBlock.of("($L)", CodeBlock.join(open, " || "));
  }

  private void addDecodedValues(MethodSpec.Builder method, KeyDecoding decoding) {
    CodeBlock decoded = decoding.expression(locals.get(decoding.attribute()));
    if (decoding.parts().size() == 1) {
      ComponentPart part = decoding.parts().get(0);
      method.addStatement("$L =$W$L", locals.get(part.root()), decoding.value(part, decoded));
      return;
    }
    String values = locals.get(decoding);
    method.addStatement("$T $L =$W$L", decoding.valuesType(), values, decoded);
    for (ComponentPart part : decoding.parts()) {
      CodeBlock assignment =
          CodeBlock.of(
              "$L = $L", locals.get(part.root()), decoding.value(part, CodeBlock.of("$L", values)));
      if (part.root().keyOnly()) {
        method.addStatement(assignment);
      } else {
        method
            .beginControlFlow("if ($L)", isOpen(part.root()))
            .addStatement(assignment)
            .endControlFlow();
      }
    }
  }

  private CodeBlock isOpen(ComponentModel component) {
    return CodeBlock.of(
        KeyDecoding.isOptional(component) ? "$L.isEmpty()" : "$L == null", locals.get(component));
  }

  /** Whether a message may have to say that a component is missing. */
  private static boolean isRequired(ComponentModel component) {
    return component.type().javaType().isPrimitive() && !StoredComponent.isCount(component);
  }

  private void addRequirements(MethodSpec.Builder method) {
    String reader = locals.get("reader");
    for (int i = 0; i < stored.size(); i++) {
      ComponentModel component = stored.get(i).component();
      if (!isRequired(component)) {
        continue;
      }
      if (isDecoded(component)) {
        method.beginControlFlow("if ($L == null)", locals.get(component));
        method.addStatement("$L.require(NAMES, $L)", reader, i);
        method.endControlFlow();
      } else {
        method.addStatement("$L.require(NAMES, $L)", reader, i);
      }
    }
  }
}
