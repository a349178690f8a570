package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TypeModel.OptionalType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Generates the draft of an entity: a record that is made component by component, so that nobody
 * has to name those that Partita writes, or those that a copy leaves as they are.
 */
final class DraftGenerator implements Generator {

  private static final String EMPTY = "empty";
  private static final String OF = "of";
  private static final String BUILD = "build";

  private final Nullness nullness;

  DraftGenerator(Nullness nullness) {
    this.nullness = nullness;
  }

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream().map(this::draft).toList();
  }

  private TypeSpec draft(EntityCode code) {
    NameAllocator names = Names.allocator(Names.OBJECT_METHODS);
    List.of(EMPTY, OF, BUILD).forEach(names::newName);
    TypeSpec.Builder draft =
        TypeSpec.classBuilder(code.draft())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(new DraftText(code).draft());
    code.entity().components().forEach(component -> draft.addField(field(component)));
    draft.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    draft.addMethod(empty(code));
    draft.addMethod(of(code));
    code.entity().components().stream()
        .filter(component -> isSettable(code, component))
        .forEach(component -> draft.addMethod(setter(code, component, names)));
    return draft.addMethod(build(code)).build();
  }

  /** The caller decides about all but what Partita writes, unless that is part of the key. */
  static boolean isSettable(EntityCode code, ComponentModel component) {
    return Set.of(Managed.TTL).containsAll(component.managed()) || code.isInPrimaryKey(component);
  }

  private FieldSpec field(ComponentModel component) {
    TypeName type = component.type().javaType();
    return component.type() instanceof OptionalType
        ? FieldSpec.builder(type, component.name(), Modifier.PRIVATE)
            .initializer("$T.empty()", Optional.class)
            .build()
        : FieldSpec.builder(nullness.nullable(type), component.name(), Modifier.PRIVATE).build();
  }

  private static MethodSpec empty(EntityCode code) {
    return MethodSpec.methodBuilder(EMPTY)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(code.draft())
        .addJavadoc("A draft of a new record, with nothing set.\n")
        .addStatement("return new $T()", code.draft())
        .build();
  }

  private static MethodSpec of(EntityCode code) {
    NameAllocator names = new NameAllocator();
    String record = names.newName(code.variable());
    String draft = names.newName("draft");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(OF)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(code.draft())
            .addParameter(code.type(), record)
            .addJavadoc("A draft of a copy of a record.\n")
            .addStatement("$T $L = new $T()", code.draft(), draft, code.draft());
    code.entity()
        .components()
        .forEach(
            component ->
                method.addStatement(
                    "$L.$L = $L.$L()", draft, component.name(), record, component.name()));
    return method.addStatement("return $L", draft).build();
  }

  private MethodSpec setter(EntityCode code, ComponentModel component, NameAllocator names) {
    return MethodSpec.methodBuilder(names.newName(component.name()))
        .addModifiers(Modifier.PUBLIC)
        .returns(code.draft())
        .addParameter(given(code, component), component.name())
        .addJavadoc("Sets {@code $L}.\n", component.name())
        .addStatement("this.$L = $L", component.name(), component.name())
        .addStatement("return this")
        .build();
  }

  /**
   * A component of the key must be given if it is not filled in, and an Optional says itself that
   * nothing is.
   */
  private TypeName given(EntityCode code, ComponentModel component) {
    TypeName type = component.type().javaType();
    return component.type() instanceof OptionalType || mustBeGiven(code, component)
        ? type
        : nullness.nullable(type);
  }

  private static boolean mustBeGiven(EntityCode code, ComponentModel component) {
    return code.isInPrimaryKey(component)
        && !component.managed().contains(Managed.CREATED_AT)
        && component.generatedId().isEmpty();
  }

  private static MethodSpec build(EntityCode code) {
    CodeBlock arguments =
        code.entity().components().stream()
            .map(component -> CodeBlock.of("$L", component.name()))
            .collect(CodeBlock.joining(",$W"));
    return MethodSpec.methodBuilder(BUILD)
        .addModifiers(Modifier.PUBLIC)
        .returns(code.type())
        .addJavadoc("The record, as its constructor makes it of these components.\n")
        .addStatement("return new $T($L)", code.type(), arguments)
        .build();
  }
}
