package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TablePlan;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Generates the key of an entity; from three components on it is built in stages, so that arguments
 * cannot be swapped.
 */
final class KeyGenerator implements Generator {

  /** The methods of the base class, which an accessor must not be called like. */
  private static final List<String> BASE_METHODS = List.of("attributes", "get", "of", "values");

  /** The most components a key takes positionally. */
  static final int MOST_POSITIONAL = 2;

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream().map(code -> new KeyGenerator.Writer(code).key()).toList();
  }

  /** The names of the key's accessors, by the components' Java names. */
  static NameAllocator accessors(EntityCode code) {
    NameAllocator names = Names.allocator(Names.OBJECT_METHODS);
    BASE_METHODS.forEach(names::newName);
    code.plan().keyComponents().forEach(part -> names.newName(part.javaName(), part));
    return names;
  }

  /** The names of the key's fields, none of which may hide a type from the constructor. */
  private static NameAllocator fields(EntityCode code) {
    NameAllocator names = Names.allocatorBeside(Stream.of(code.schema()));
    code.plan().keyComponents().forEach(part -> names.newName(part.javaName(), part));
    return names;
  }

  /** Writes the key of one entity. */
  private static final class Writer {

    private final EntityCode code;
    private final List<ComponentPart> components;
    private final NameAllocator accessors;
    private final NameAllocator fields;
    private final TypeName values;

    Writer(EntityCode code) {
      this.code = code;
      this.components = code.plan().keyComponents();
      this.accessors = accessors(code);
      this.fields = fields(code);
      this.values = ParameterizedTypeName.get(RuntimeTypes.COMPONENT_VALUES, code.type());
    }

    TypeSpec key() {
      TypeSpec.Builder key =
          TypeSpec.classBuilder(code.key())
              .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
              .superclass(ParameterizedTypeName.get(RuntimeTypes.GENERATED_KEY, code.type()))
              .addJavadoc(
                  "The primary key of {@link $T}$L",
                  code.type(),
                  JavadocText.afterColon(code.plan()));
      components.forEach(part -> key.addField(field(part)));
      key.addMethod(constructor());
      if (isStaged()) {
        key.addMethod(firstStage());
      } else {
        key.addMethod(ofComponents());
      }
      key.addMethod(ofRecord());
      components.forEach(part -> key.addMethod(accessor(part)));
      if (isStaged()) {
        components.stream().skip(1).forEach(part -> key.addType(stage(part)));
      }
      return key.build();
    }

    private boolean isStaged() {
      return components.size() > MOST_POSITIONAL;
    }

    /** Public, because libraries that write JSON look for records, beans and public fields. */
    private FieldSpec field(ComponentPart part) {
      return FieldSpec.builder(
              EntityCode.valueType(part), fields.get(part), Modifier.PUBLIC, Modifier.FINAL)
          .build();
    }

    private MethodSpec constructor() {
      MethodSpec.Builder constructor =
          MethodSpec.constructorBuilder()
              .addParameter(values, "values")
              .addStatement("super($T.$L, values)", code.schema(), code.keyConstant());
      components.forEach(
          part ->
              constructor.addStatement(
                  "this.$L = get($L)", fields.get(part), code.reference(part)));
      return constructor.build();
    }

    private MethodSpec ofComponents() {
      MethodSpec.Builder method =
          MethodSpec.methodBuilder("of")
              .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
              .returns(code.key())
              .addJavadoc(
                  components.isEmpty()
                      ? "The one key there is.\n"
                      : "The key of its components.\n");
      CodeBlock.Builder arguments = CodeBlock.builder();
      for (ComponentPart part : components) {
        method.addParameter(EntityCode.valueType(part), part.javaName());
        arguments.add(arguments.isEmpty() ? "$L" : ",$W$L", code.binding(part));
      }
      if (components.isEmpty()) {
        return method
            .addStatement("return new $T($T.empty())", code.key(), RuntimeTypes.COMPONENT_VALUES)
            .build();
      }
      return method
          .addStatement(
              "return new $T($T.of($L))",
              code.key(),
              RuntimeTypes.COMPONENT_VALUES,
              arguments.build())
          .build();
    }

    private MethodSpec firstStage() {
      ComponentPart first = components.get(0);
      return MethodSpec.methodBuilder(accessors.get(first))
          .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
          .returns(stageName(components.get(1)))
          .addParameter(EntityCode.valueType(first), first.javaName())
          .addJavadoc("Begins a key; {@code $L} is next.\n", components.get(1).javaName())
          .addStatement(
              "return new $T($T.of($L))",
              stageName(components.get(1)),
              RuntimeTypes.COMPONENT_VALUES,
              code.binding(first))
          .build();
    }

    private MethodSpec ofRecord() {
      String variable = Names.allocator(List.of()).newName(code.variable());
      MethodSpec.Builder method =
          MethodSpec.methodBuilder("of")
              .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
              .returns(code.key())
              .addParameter(code.type(), variable)
              .addJavadoc("The key of a record.\n");
      if (components.isEmpty()) {
        return method.addStatement("return of()").build();
      }
      List<CodeBlock> values =
          components.stream()
              .map(
                  part ->
                      EntityCode.isOptional(part)
                          ? code.reference(part.root())
                          : code.reference(part))
              .map(component -> CodeBlock.of("$L, $L.get($L)", component, component, variable))
              .toList();
      return method
          .addStatement("return new $T(\n$L)", code.key(), ValuesCode.inLines(values))
          .build();
    }

    private MethodSpec accessor(ComponentPart part) {
      return MethodSpec.methodBuilder(accessors.get(part))
          .addModifiers(Modifier.PUBLIC)
          .returns(EntityCode.valueType(part))
          .addJavadoc("The component {@code $L}.\n", path(part))
          .addStatement("return $L", fields.get(part))
          .build();
    }

    private static String path(ComponentPart part) {
      return String.join(".", part.path().stream().map(component -> component.name()).toList());
    }

    private TypeSpec stage(ComponentPart part) {
      return TypeSpec.classBuilder(stageName(part))
          .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
          .addJavadoc("A key that needs its {@code $L} next.\n", part.javaName())
          .addField(FieldSpec.builder(values, "values", Modifier.PRIVATE, Modifier.FINAL).build())
          .addMethod(
              MethodSpec.constructorBuilder()
                  .addModifiers(Modifier.PRIVATE)
                  .addParameter(values, "values")
                  .addStatement("this.values = values")
                  .build())
          .addMethod(stageMethod(part))
          .build();
    }

    private MethodSpec stageMethod(ComponentPart part) {
      int next = components.indexOf(part) + 1;
      boolean isLast = next == components.size();
      ClassName result = isLast ? code.key() : stageName(components.get(next));
      MethodSpec.Builder method =
          MethodSpec.methodBuilder(accessors.get(part))
              .addModifiers(Modifier.PUBLIC)
              .returns(result)
              .addParameter(EntityCode.valueType(part), part.javaName());
      if (isLast) {
        method.addJavadoc("The key of all components.\n");
      } else {
        method.addJavadoc("Goes on; {@code $L} is next.\n", components.get(next).javaName());
      }
      return method
          .addStatement("return new $T(this.values.with($L))", result, code.binding(part))
          .build();
    }

    private ClassName stageName(ComponentPart part) {
      return code.key().nestedClass(Names.capitalized(part.javaName()) + "Stage");
    }
  }
}
