package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.EntityPlan.Capability;
import javax.lang.model.element.Modifier;

/** Writes the DAO of one entity, method by method. */
final class DaoWriter {

  private final EntityCode code;
  private final DaoText text;
  private final KeyArguments arguments;
  private final DaoQueries queries;
  private final DaoScans scans;
  private final TypeName operations;
  private final TypeSpec.Builder dao;

  DaoWriter(EntityCode code) {
    this.code = code;
    this.text = new DaoText(code);
    this.arguments = new KeyArguments(code);
    this.queries = new DaoQueries(code);
    this.scans = new DaoScans(code, text);
    this.operations =
        ParameterizedTypeName.get(RuntimeTypes.ENTITY_OPERATIONS, code.type(), code.key());
    this.dao = TypeSpec.classBuilder(code.dao());
  }

  TypeSpec dao() {
    dao.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addJavadoc(
            "Stores and finds {@link $T} items. Immutable; may be shared between threads.\n",
            code.type())
        .addJavadoc("\n<p>$L\n", JavadocText.key(code.plan()))
        .addField(EntityTypeCode.field(code));
    queries.addConstants(dao);
    dao.addField(operations, "operations", Modifier.PRIVATE, Modifier.FINAL);
    queries.addFields(dao);
    dao.addMethod(constructor());
    addFind();
    addGet();
    addExists();
    addCreate();
    if (can(Capability.PUT)) {
      addPut();
    }
    addReplace();
    addUpdate();
    addDelete();
    if (can(Capability.DELETE_RECORD)) {
      addDeleteRecord();
    }
    addDeleteIfExists();
    addFindAll();
    if (can(Capability.PUT_ALL)) {
      addPutAll();
    }
    if (can(Capability.DELETE_ALL)) {
      addDeleteAll();
    }
    queries.addMethods(dao);
    scans.addMethods(dao);
    return dao.build();
  }

  private boolean can(Capability capability) {
    return code.plan().capabilities().contains(capability);
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addParameter(RuntimeTypes.TABLE_CONTEXT, "context")
            .addStatement(
                "this.operations = new $T<>(context, TYPE)", RuntimeTypes.ENTITY_OPERATIONS);
    queries.addStatements(constructor);
    return constructor.build();
  }

  private void addFind() {
    addByKey(
        "find", ParameterizedTypeName.get(ClassNames.OPTIONAL, code.type()), text.find(), false);
  }

  private void addGet() {
    addByKey("get", code.type(), text.get(), false);
  }

  private void addExists() {
    addByKey("exists", TypeName.BOOLEAN, text.exists(), false);
  }

  private void addCreate() {
    addByRecord("create", code.type(), text.create(), false);
  }

  private void addPut() {
    addByRecord("put", code.type(), text.put(), false);
    addByRecord("put", code.type(), text.conditional(text.put()), true);
  }

  private void addReplace() {
    addByRecord("replace", code.type(), text.replace(), false);
    addByRecord("replace", code.type(), text.conditional(text.replace()), true);
  }

  private void addUpdate() {
    dao.addMethod(
        method("update", code.update(), text.update())
            .addParameter(code.key(), "key")
            .addStatement("return new $T(operations, key)", code.update())
            .build());
    addPositional("update", code.update(), text.update(), false);
  }

  private void addDelete() {
    addByKey("delete", TypeName.VOID, text.delete(), false);
    addByKey("delete", TypeName.VOID, text.conditional(text.delete()), true);
  }

  private void addDeleteRecord() {
    addByRecord("delete", TypeName.VOID, text.deleteRecord(), false);
  }

  private void addDeleteIfExists() {
    addByKey("deleteIfExists", TypeName.BOOLEAN, text.deleteIfExists(), false);
    addByKey("deleteIfExists", TypeName.BOOLEAN, text.conditional(text.deleteIfExists()), true);
  }

  private void addFindAll() {
    dao.addMethod(
        method(
                "findAll",
                ParameterizedTypeName.get(ClassNames.MAP, code.key(), code.type()),
                text.findAll())
            .addParameter(collection(code.key()), "keys")
            .addStatement("return operations.findAll(keys)")
            .build());
  }

  private void addPutAll() {
    dao.addMethod(
        method("putAll", TypeName.VOID, text.putAll())
            .addParameter(collection(code.type()), "records")
            .addStatement("operations.putAll(records)")
            .build());
  }

  private void addDeleteAll() {
    dao.addMethod(
        method("deleteAll", TypeName.VOID, text.deleteAll())
            .addParameter(collection(code.key()), "keys")
            .addStatement("operations.deleteAll(keys)")
            .build());
  }

  /** A method that takes a key, and its form that takes the key's components. */
  private void addByKey(String name, TypeName result, Javadoc javadoc, boolean isConditional) {
    MethodSpec.Builder method = method(name, result, javadoc).addParameter(code.key(), "key");
    if (isConditional) {
      method.addParameter(condition("condition"));
    }
    dao.addMethod(
        method
            .addStatement(
                call(result, "operations.$L($L)"), name, isConditional ? "key, condition" : "key")
            .build());
    addPositional(name, result, javadoc, isConditional);
  }

  private void addPositional(String name, TypeName result, Javadoc javadoc, boolean isConditional) {
    if (!arguments.arePositional()) {
      return;
    }
    MethodSpec.Builder method =
        method(name, result, text.byComponents(javadoc)).addParameters(arguments.parameters());
    CodeBlock key = CodeBlock.of("$T.of($L)", code.key(), arguments.names());
    if (isConditional) {
      method.addParameter(condition(arguments.conditionName()));
      key = CodeBlock.of("$L, $L", key, arguments.conditionName());
    }
    dao.addMethod(method.addStatement(call(result, "$L($L)"), name, key).build());
  }

  private void addByRecord(String name, TypeName result, Javadoc javadoc, boolean isConditional) {
    String variable = arguments.recordName();
    MethodSpec.Builder method = method(name, result, javadoc).addParameter(code.type(), variable);
    if (isConditional) {
      method.addParameter(condition(arguments.recordConditionName()));
    }
    String passed = isConditional ? variable + ", " + arguments.recordConditionName() : variable;
    dao.addMethod(method.addStatement(call(result, "operations.$L($L)"), name, passed).build());
  }

  private static String call(TypeName result, String call) {
    return result.equals(TypeName.VOID) ? call : "return " + call;
  }

  private ParameterSpec condition(String name) {
    return ParameterSpec.builder(
            ParameterizedTypeName.get(RuntimeTypes.CONDITION, code.type()), name)
        .build();
  }

  private static TypeName collection(TypeName element) {
    return ParameterizedTypeName.get(ClassNames.COLLECTION, element);
  }

  private static MethodSpec.Builder method(String name, TypeName result, Javadoc javadoc) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .returns(result)
        .addJavadoc(javadoc.build());
  }
}
