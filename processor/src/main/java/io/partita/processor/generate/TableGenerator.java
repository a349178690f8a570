package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.RequestPlan.Occasion;
import io.partita.processor.model.TablePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the table: the way to its DAOs and to the physical table itself. */
final class TableGenerator implements Generator {

  /** The members of every table, which an entity's accessor must not be called like. */
  private static final List<String> OWN_NAMES =
      List.of(
          "batch",
          "createTableIfMissing",
          "createTableRequest",
          "exactOutcomes",
          "explain",
          "findAll",
          "of",
          "physicalTable",
          "read",
          "transact",
          "transactionalGet",
          "verifyItems",
          "verifyTable",
          "with");

  /** The minor version of the runtime that generated code needs. */
  static final String RUNTIME_VERSION = "0.1";

  private final Nullness nullness;

  TableGenerator(Nullness nullness) {
    this.nullness = nullness;
  }

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return List.of(new Writer(plan, nullness).table());
  }

  /** Writes one table. */
  private static final class Writer {

    private final TablePlan plan;
    private final List<EntityCode> entities;
    private final List<CollectionCode> collections;
    private final ClassName name;
    private final Nullness nullness;
    private final NameAllocator accessors = Names.allocator(Names.OBJECT_METHODS);
    private final String dao;

    Writer(TablePlan plan, Nullness nullness) {
      this.plan = plan;
      this.nullness = nullness;
      this.entities = EntityCode.all(plan);
      this.collections = CollectionCode.all(plan);
      this.name =
          ClassName.get(plan.table().type().packageName(), plan.table().generatedName() + "Table");
      OWN_NAMES.forEach(accessors::newName);
      entities.forEach(code -> accessors.newName(code.variable(), code));
      collections.forEach(code -> accessors.newName(code.variable(), code));
      dao = accessors.newName("dao");
    }

    TypeSpec table() {
      TypeSpec.Builder table =
          TypeSpec.classBuilder(name)
              .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
              .addJavadoc(
                  "The table that {@link $T} declares. Immutable; may be shared between threads.\n",
                  plan.table().type())
              .addStaticBlock(initialization())
              .superclass(ParameterizedTypeName.get(RuntimeTypes.GENERATED_TABLE, name))
              .addField(definition());
      entities.forEach(code -> table.addField(field(code.dao(), accessors.get(code))));
      collections.forEach(code -> table.addField(field(code.dao(), accessors.get(code))));
      table.addMethod(constructor()).addMethod(of()).addMethod(ofOptions());
      entities.forEach(code -> table.addMethod(accessor(code)));
      collections.forEach(code -> table.addMethod(accessor(code)));
      table.addMethod(transact());
      plan.operations(Operation.BATCH).forEach(batch -> table.addMethod(batch(batch)));
      return table.build();
    }

    /** The version is looked at before anything of the runtime is used but the base class. */
    private CodeBlock initialization() {
      return CodeBlock.builder()
          .addStatement(
              "$T.require($S, $S)",
              RuntimeTypes.RUNTIME_VERSION,
              name.simpleName(),
              RUNTIME_VERSION)
          .addStatement("DEFINITION = $L", new TableDefinitionCode(plan).definition())
          .build();
    }

    private FieldSpec definition() {
      return FieldSpec.builder(
              RuntimeTypes.TABLE_DEFINITION, "DEFINITION", Modifier.STATIC, Modifier.FINAL)
          .build();
    }

    /** Filled when it is first asked for, so that a table for single calls costs little. */
    private FieldSpec field(TypeName type, String name) {
      return FieldSpec.builder(nullness.nullable(type), name, Modifier.PRIVATE).build();
    }

    private MethodSpec constructor() {
      return MethodSpec.constructorBuilder()
          .addModifiers(Modifier.PRIVATE)
          .addParameter(RuntimeTypes.PHYSICAL_TABLE, "table")
          .addStatement(
              "super(table, $T::new, DEFINITION, $S,$W$L)",
              name,
              plan.table().type().simpleName(),
              CodeBlock.join(
                  entities.stream().map(code -> CodeBlock.of("$T.TYPE", code.dao())).toList(),
                  ",$W"))
          .build();
    }

    private MethodSpec of() {
      return factory()
          .addJavadoc("The table of a name, with the default options. Makes no call.\n")
          .addStatement("return of(client, tableName, $T.defaults())", RuntimeTypes.OPTIONS)
          .build();
    }

    private MethodSpec ofOptions() {
      return factory()
          .addParameter(RuntimeTypes.OPTIONS, "options")
          .addJavadoc("The table of a name. Makes no call.\n")
          .addStatement(
              "return new $T($T.of(client, tableName, options))", name, RuntimeTypes.PHYSICAL_TABLE)
          .build();
    }

    private MethodSpec.Builder factory() {
      return MethodSpec.methodBuilder("of")
          .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
          .returns(name)
          .addParameter(ClassNames.DYNAMODB_CLIENT, "client")
          .addParameter(ClassNames.STRING, "tableName");
    }

    private MethodSpec accessor(EntityCode code) {
      return accessor(accessors.get(code), code.dao())
          .addJavadoc("The {@link $T} items of the table.\n", code.type())
          .build();
    }

    private MethodSpec accessor(CollectionCode code) {
      return accessor(accessors.get(code), code.dao())
          .addJavadoc("The {@link $T} collections of the table.\n", code.type())
          .build();
    }

    /** DAOs have final fields only, so that it does no harm if two threads make one each. */
    private MethodSpec.Builder accessor(String accessor, TypeName type) {
      return MethodSpec.methodBuilder(accessor)
          .addModifiers(Modifier.PUBLIC)
          .returns(type)
          .addStatement("$T $L = $L", type, dao, accessor)
          .beginControlFlow("if ($L == null)", dao)
          .addStatement("$L = new $T(physicalTable())", dao, type)
          .addStatement("$L = $L", accessor, dao)
          .endControlFlow()
          .addStatement("return $L", dao);
    }

    private MethodSpec transact() {
      RequestsText transaction = new RequestsText(plan.operation(Operation.TRANSACT));
      String reason = transaction.reason(Occasion.BEFORE);
      return DaoMethods.method(
              "transact",
              TransactionGenerator.name(plan),
              Javadoc.of("Begins a transaction: writes of any entities that are done all or none.")
                  .paragraph(
                      transaction.begun()
                          + (reason.isEmpty()
                              ? "."
                              : ", and %s before it if %s."
                                  .formatted(transaction.requests(Occasion.BEFORE), reason))
                          + transaction.between())
                  .throwing(plan.operation(Operation.TRANSACT))
                  .build())
          .addStatement("return new $T(physicalTable())", TransactionGenerator.name(plan))
          .build();
    }

    private MethodSpec batch(OperationPlan planned) {
      return DaoMethods.method(
              "batch",
              BatchGenerator.name(plan),
              Javadoc.of("Begins a batch: writes of any entities, each of which is done by itself.")
                  .paragraph(
                      new RequestsText(planned).begun()
                          + ". Each item costs what {@code putAll} or {@code deleteAll} of its DAO"
                          + " costs.")
                  .throwing(planned)
                  .build())
          .addStatement("return new $T(physicalTable())", BatchGenerator.name(plan))
          .build();
    }
  }
}
