package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.WildcardTypeName;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.ProjectionPlan;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.IndexContents;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Generates what is read from an index that carries only some components of an entity. */
final class ProjectionGenerator implements Generator {

  /** The method that reads a projection. */
  static final String READ = "read";

  /** The methods of the base class, which an accessor must not be called like. */
  private static final List<String> BASE_METHODS = List.of("components", "key", READ);

  private final Nullness nullness;

  ProjectionGenerator(Nullness nullness) {
    this.nullness = nullness;
  }

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream().flatMap(this::ofEntity).toList();
  }

  private Stream<TypeSpec> ofEntity(EntityCode code) {
    return code.plan().accessPatterns().stream()
        .filter(pattern -> pattern.projection().filter(plan -> !plan.isKeysOnly()).isPresent())
        .map(pattern -> new Writer(code, pattern, nullness).projection());
  }

  /** Writes the projection of one access pattern. */
  private static final class Writer {

    private final EntityCode code;
    private final AccessPatternPlan pattern;
    private final ProjectionPlan plan;
    private final IndexContents contents;
    private final ClassName type;
    private final Nullness nullness;
    private final NameAllocator accessors = Names.allocator(Names.OBJECT_METHODS);
    private final NameAllocator variables = new NameAllocator();

    Writer(EntityCode code, AccessPatternPlan pattern, Nullness nullness) {
      this.code = code;
      this.pattern = pattern;
      this.plan = pattern.projection().orElseThrow();
      this.contents = new IndexContents(code.table().table(), index(code, pattern));
      this.type = code.projection(pattern);
      this.nullness = nullness;
      BASE_METHODS.forEach(accessors::newName);
      List.of("NAMES", "key").forEach(variables::newName);
      for (ComponentModel component : plan.components()) {
        accessors.newName(component.javaName(), component);
        variables.newName(component.javaName(), component);
      }
    }

    private static IndexModel index(EntityCode code, AccessPatternPlan pattern) {
      return pattern.index().flatMap(code.table().table()::index).orElseThrow();
    }

    TypeSpec projection() {
      RecordReader reader = new RecordReader(type, plan.components(), stored(), keys());
      TypeSpec.Builder projection =
          TypeSpec.classBuilder(type)
              .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
              .superclass(ParameterizedTypeName.get(RuntimeTypes.PROJECTED_ITEM, code.key()))
              .addJavadoc(
                  "What the index {@code $L} carries of $L {@link $T}: its key and some"
                      + " components.\n",
                  pattern.index().orElseThrow(),
                  Names.article(code.type()),
                  code.type())
              .addJavadoc(JavadocText.PUBLIC_FIELDS)
              .addField(reader.names());
      plan.components().forEach(component -> projection.addField(field(component)));
      projection.addMethod(constructor()).addMethod(reader.method(READ, code.key()));
      plan.components().forEach(component -> projection.addMethod(accessor(component)));
      return projection.addMethod(components()).build();
    }

    private List<StoredComponent> stored() {
      return plan.components().stream().filter(this::isStored).map(this::stored).toList();
    }

    private boolean isStored(ComponentModel component) {
      return !component.keyOnly()
          && !code.isWhollyInPrimaryKey(component)
          && contents.attributes().contains(component.attribute());
    }

    private StoredComponent stored(ComponentModel component) {
      return new StoredComponent(
          component, code.codec(component), code.formattedCodec(component).isPresent());
    }

    /**
     * Components of the table's key are those of the given one; a component whose attribute the
     * index does not carry is decoded from the index's keys, and so is one whose attribute is
     * absent.
     */
    private KeyReading keys() {
      Set<String> carried = contents.keys();
      return new KeyReading(
          Optional.empty(),
          code.plan().keyComponents().stream()
              .filter(part -> part.path().size() == 1)
              .collect(Collectors.toMap(ComponentPart::root, code::reference)),
          KeyDecoding.of(
              code,
              key -> carried.contains(key.attribute()),
              part -> part.format().isLossless() && !isStored(part.root())),
          HeldComponent.of(code, key -> carried.contains(key.attribute())).stream()
              .filter(held -> isStored(held.component()))
              .toList());
    }

    /** Public, because libraries that write JSON look for records, beans and public fields. */
    private FieldSpec field(ComponentModel component) {
      return FieldSpec.builder(
              type(component), variables.get(component), Modifier.PUBLIC, Modifier.FINAL)
          .build();
    }

    /** What the table's key does not have may be absent, which is null unless it is empty. */
    private TypeName type(ComponentModel component) {
      TypeName declared = component.type().javaType();
      boolean isThere =
          code.isWhollyInPrimaryKey(component) || !StoredComponent.isNullIfAbsent(component);
      return isThere ? declared : nullness.nullable(declared);
    }

    private MethodSpec constructor() {
      MethodSpec.Builder constructor =
          MethodSpec.constructorBuilder()
              .addModifiers(Modifier.PRIVATE)
              .addParameter(code.key(), "key")
              .addStatement("super(key)");
      for (ComponentModel component : plan.components()) {
        String name = variables.get(component);
        constructor.addParameter(type(component), name).addStatement("this.$L = $L", name, name);
      }
      return constructor.build();
    }

    private MethodSpec accessor(ComponentModel component) {
      return MethodSpec.methodBuilder(accessors.get(component))
          .addModifiers(Modifier.PUBLIC)
          .returns(type(component))
          .addJavadoc("The component {@code $L}.\n", component.name())
          .addStatement("return $L", variables.get(component))
          .build();
    }

    private MethodSpec components() {
      List<CodeBlock> names = new ArrayList<>();
      plan.components().forEach(c -> names.add(CodeBlock.of("$L", variables.get(c))));
      return MethodSpec.methodBuilder("components")
          .addAnnotation(Override.class)
          .addModifiers(Modifier.PROTECTED)
          .returns(
              ParameterizedTypeName.get(ClassNames.LIST, WildcardTypeName.subtypeOf(Object.class)))
          .addStatement(
              "return $T.<$T>asList($Z$L)",
              ClassNames.ARRAYS,
              Object.class,
              CodeBlock.join(names, ",$W"))
          .build();
    }
  }
}
