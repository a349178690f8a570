package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.Operation;
import io.partita.processor.model.RequestPlan.Call;
import javax.lang.model.element.Modifier;

/** Writes the DAO of one entity, method by method. */
final class DaoWriter {

  private final EntityCode code;
  private final ReadText reads;
  private final WriteText writes;
  private final DaoQueries queries;
  private final DaoUniques uniques;
  private final BatchText batches;
  private final DaoDependents dependents;
  private final DaoCopies copies;
  private final DaoScans scans;
  private final TypeSpec.Builder dao;
  private final DaoMethods methods;

  DaoWriter(EntityCode code) {
    EntityText entity = new EntityText(code);
    this.code = code;
    this.reads = new ReadText(entity);
    this.writes = new WriteText(entity);
    this.dao = TypeSpec.classBuilder(code.dao());
    this.methods = new DaoMethods(code, dao);
    this.queries = new DaoQueries(code);
    this.uniques = new DaoUniques(code, reads);
    this.batches = new BatchText(entity);
    this.dependents = new DaoDependents(code, new DependentsText(entity));
    this.copies = new DaoCopies(code, new CopyText(entity));
    this.scans = new DaoScans(code, reads);
  }

  TypeSpec dao() {
    dao.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addJavadoc(
            "Stores and finds {@link $T} items$L{@link $L} says what holds for all DAOs.\n",
            code.type(),
            JavadocText.afterColon(code.plan()),
            RuntimeTypes.RUNTIME);
    dao.addField(EntityTypeCode.field(code));
    queries.addConstants(dao);
    dependents.addConstant(dao);
    dao.addField(operations(), "operations", Modifier.PRIVATE, Modifier.FINAL);
    dependents.addField(dao);
    copies.addFields(dao);
    queries.addFields(dao);
    dao.addMethod(constructor());
    addReads();
    addWrites();
    addBatches();
    dependents.addMethods(methods);
    copies.addMethods(methods);
    queries.addMethods(dao);
    scans.addMethods(methods);
    methods.add(
        Operation.BACKFILL,
        ParameterizedTypeName.get(RuntimeTypes.BACKFILL, code.key()),
        batches::backfill);
    return dao.build();
  }

  private TypeName operations() {
    return ParameterizedTypeName.get(RuntimeTypes.ENTITY_OPERATIONS, code.type(), code.key());
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addParameter(RuntimeTypes.PHYSICAL_TABLE, "table")
            .addStatement(
                "this.operations = new $T<>(table, TYPE)", RuntimeTypes.ENTITY_OPERATIONS);
    dependents.addStatement(constructor);
    copies.addStatement(constructor);
    queries.addStatements(constructor);
    return constructor.build();
  }

  private void addReads() {
    methods.add(
        Operation.FIND, ParameterizedTypeName.get(ClassNames.OPTIONAL, code.type()), reads::find);
    methods.add(Operation.GET, code.type(), reads::get);
    methods.add(Operation.EXISTS, TypeName.BOOLEAN, reads::exists);
    uniques.addMethods(methods);
  }

  private void addWrites() {
    methods.add(Operation.CREATE, code.type(), writes::create);
    GeneratedIdCode.addMethod(code, methods);
    methods.add(Operation.PUT, code.type(), writes::put);
    methods.add(Operation.REPLACE, code.type(), writes::replace);
    methods.add(
        Operation.UPDATE,
        code.update(),
        writes::update,
        CodeBlock.of("new $T(operations, ", code.update()));
    methods.add(Operation.DELETE, TypeName.VOID, writes::delete);
    methods.add(Operation.DELETE_RECORD, TypeName.VOID, writes::deleteRecord);
    methods.add(Operation.DELETE_IF_EXISTS, TypeName.BOOLEAN, writes::deleteIfExists);
  }

  private void addBatches() {
    methods.add(
        Operation.FIND_ALL,
        ParameterizedTypeName.get(ClassNames.MAP, code.key(), code.type()),
        reads::findAll);
    methods.add(
        Operation.CREATE_ALL,
        ParameterizedTypeName.get(RuntimeTypes.CREATED_ALL, code.key()),
        batches::createAll);
    methods.add(Operation.PUT_ALL, TypeName.VOID, batches::putAll);
    boolean inBatches =
        code.operation(Operation.DELETE_ALL)
            .filter(plan -> plan.sends(Call.BATCH_WRITE_ITEM))
            .isPresent();
    if (inBatches) {
      methods.add(Operation.DELETE_ALL, TypeName.VOID, batches::deleteAll);
    } else {
      methods.add(
          Operation.DELETE_ALL,
          ParameterizedTypeName.get(RuntimeTypes.DELETED_ALL, code.key()),
          batches::deleteAllInTransactions,
          CodeBlock.of("operations.deleteAllInTransactions("));
    }
  }
}
