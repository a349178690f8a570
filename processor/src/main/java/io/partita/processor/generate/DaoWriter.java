package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.Operation;
import javax.lang.model.element.Modifier;

/** Writes the DAO of one entity, method by method. */
final class DaoWriter {

  private final EntityCode code;
  private final ReadText reads;
  private final WriteText writes;
  private final DaoQueries queries;
  private final DaoUniques uniques;
  private final DaoBatches batches;
  private final DaoDependents dependents;
  private final DaoCopies copies;
  private final DaoBackfill backfill;
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
    this.batches = new DaoBatches(code, new BatchText(entity));
    this.dependents = new DaoDependents(code, new DependentsText(entity));
    this.copies = new DaoCopies(code, new CopyText(entity));
    this.backfill = new DaoBackfill(code);
    this.scans = new DaoScans(code, reads);
  }

  TypeSpec dao() {
    dao.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addJavadoc(
            "Stores and finds {@link $T} items. Immutable; may be shared between threads.\n",
            code.type())
        .addJavadoc("\n<p>$L\n", JavadocText.key(code.plan()));
    new EntityText(code)
        .common()
        .forEach(text -> dao.addJavadoc("\n$L\n", Javadoc.wrapped("<p>" + text)));
    dao.addField(EntityTypeCode.field(code));
    queries.addConstants(dao);
    dependents.addConstant(dao);
    dao.addField(operations(), "operations", Modifier.PRIVATE, Modifier.FINAL);
    dependents.addField(dao);
    copies.addFields(dao);
    backfill.addField(dao);
    queries.addFields(dao);
    dao.addMethod(constructor());
    addReads();
    addWrites();
    addFindAll();
    batches.addMethods(methods);
    dependents.addMethods(methods);
    copies.addMethods(methods);
    queries.addMethods(dao);
    scans.addMethods(dao);
    backfill.addMethod(dao);
    return dao.build();
  }

  private TypeName operations() {
    return ParameterizedTypeName.get(RuntimeTypes.ENTITY_OPERATIONS, code.type(), code.key());
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addParameter(RuntimeTypes.TABLE_CONTEXT, "context")
            .addStatement(
                "this.operations = new $T<>(context, TYPE)", RuntimeTypes.ENTITY_OPERATIONS);
    dependents.addStatement(constructor);
    copies.addStatement(constructor);
    backfill.addStatement(constructor);
    queries.addStatements(constructor);
    return constructor.build();
  }

  private void addReads() {
    methods.addByKey(
        "find", ParameterizedTypeName.get(ClassNames.OPTIONAL, code.type()), reads.find());
    methods.addByKey("get", code.type(), reads.get());
    methods.addByKey("exists", TypeName.BOOLEAN, reads.exists());
    uniques.addMethods(methods);
  }

  private void addFindAll() {
    methods.addOfMany(
        "findAll",
        ParameterizedTypeName.get(ClassNames.MAP, code.key(), code.type()),
        reads.findAll(),
        code.key(),
        "keys");
  }

  private void addWrites() {
    methods.addByRecord("create", code.type(), writes.create());
    if (code.operation(Operation.PUT).isPresent()) {
      methods.addByRecord("put", code.type(), writes.put());
      methods.addByRecordAndCondition("put", code.type());
    }
    methods.addByRecord("replace", code.type(), writes.replace());
    methods.addByRecordAndCondition("replace", code.type());
    methods.addByKey(
        "update",
        code.update(),
        writes.update(),
        CodeBlock.of("new $T(operations, key)", code.update()));
    methods.addByKey("delete", TypeName.VOID, writes.delete());
    methods.addByKeyAndCondition("delete", TypeName.VOID);
    if (code.operation(Operation.DELETE_RECORD).isPresent()) {
      methods.addByRecord("delete", TypeName.VOID, writes.deleteRecord());
    }
    methods.addByKey("deleteIfExists", TypeName.BOOLEAN, writes.deleteIfExists());
    methods.addByKeyAndCondition("deleteIfExists", TypeName.BOOLEAN);
  }
}
