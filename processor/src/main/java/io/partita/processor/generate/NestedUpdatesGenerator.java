package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.ChangeableComponents;
import io.partita.processor.resolve.NestedComponents;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Generates the parts of updates that change nested records, once for all entities of a table that
 * hold them.
 */
final class NestedUpdatesGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    NestedComponents nested = new NestedComponents(plan.table());
    Set<NestedRecord> records = new LinkedHashSet<>();
    for (EntityPlan entity : plan.entities()) {
      ChangeableComponents.of(entity)
          .forEach(component -> records.addAll(nested.within(component)));
    }
    return records.isEmpty() ? List.of() : List.of(updates(plan.table(), records));
  }

  private static TypeSpec updates(TableModel table, Set<NestedRecord> records) {
    TypeSpec.Builder updates =
        TypeSpec.classBuilder(NestedRecords.all(table))
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(
                "The parts of updates that change records which entities of {@link $T} hold.\n",
                table.type())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    TypeCodecs codecs = new TypeCodecs(table);
    records.forEach(record -> updates.addType(new Writer(table, codecs, record).part()));
    return updates.build();
  }

  /** Writes the part that changes one nested record. */
  private static final class Writer {

    private final NestedRecords parts;
    private final TypeCodecs codecs;
    private final NestedRecord record;
    private final ClassName self;
    private final NameAllocator names = Names.allocator(Names.OBJECT_METHODS);
    private final NameAllocator constants;

    Writer(TableModel table, TypeCodecs codecs, NestedRecord record) {
      this.parts = new NestedRecords(table);
      this.codecs = codecs;
      this.record = record;
      this.self = parts.of(record);
      this.constants = Names.allocatorBeside(Stream.of(record.type()));
      ChangeMethods.TAKEN.forEach(names::newName);
      record.components().forEach(component -> names.newName(component.name(), component));
      record
          .components()
          .forEach(component -> constants.newName(Names.constant(component.name()), component));
    }

    TypeSpec part() {
      TypeSpec.Builder part =
          TypeSpec.classBuilder(self.simpleName())
              .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
              .superclass(
                  ParameterizedTypeName.get(RuntimeTypes.NESTED_UPDATE, record.type(), self))
              .addJavadoc(
                  "A change of $L {@link $T} inside an item, which stays as it is otherwise.\n",
                  Names.article(record.type()),
                  record.type());
      record.components().forEach(component -> part.addField(constant(component)));
      part.addMethod(
          MethodSpec.constructorBuilder()
              .addParameter(RuntimeTypes.NESTED_PLACE, "place")
              .addStatement("super(place)")
              .build());
      ChangeMethods methods =
          new ChangeMethods(
              part,
              self,
              names,
              codecs,
              parts,
              ChangeText.nested(),
              component -> CodeBlock.of("$L", constants.get(component)),
              component -> false);
      record.components().forEach(methods::add);
      return part.build();
    }

    private FieldSpec constant(ComponentModel component) {
      ParameterizedTypeName type =
          ParameterizedTypeName.get(
              RuntimeTypes.COMPONENT, record.type(), component.type().javaType().box());
      return FieldSpec.builder(
              type, constants.get(component), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
          .initializer(definition(component))
          .build();
    }

    private CodeBlock definition(ComponentModel component) {
      CodeBlock.Builder definition = CodeBlock.builder().add("$Z$T.", RuntimeTypes.COMPONENT);
      if (!component.aliases().isEmpty()) {
        // What is called on it, the compiler cannot infer the types from.
        definition.add("<$T, $T>", record.type(), component.type().javaType().box());
      }
      definition.add("of($S, $T::$L", component.name(), record.type(), component.name());
      if (!component.attribute().equals(component.name())) {
        definition.add(", $S", component.attribute());
      }
      definition.add(",$W$L)", codecs.expression(TypeCodecs.writtenType(component)));
      if (!component.aliases().isEmpty()) {
        definition.add("$>$>$Z.aliases($L)$<$<", KeyAttributeCode.strings(component.aliases()));
      }
      return definition.build();
    }
  }
}
