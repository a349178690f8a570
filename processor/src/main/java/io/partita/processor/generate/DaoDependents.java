package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.EntityPlan.Capability;
import javax.lang.model.element.Modifier;

/** Writes what a DAO has for the items that belong to one of its own. */
final class DaoDependents {

  private final EntityCode code;
  private final DependentsText text;

  DaoDependents(EntityCode code, DependentsText text) {
    this.code = code;
    this.text = text;
  }

  private boolean isOwner() {
    return !code.plan().dependents().isEmpty();
  }

  /** The constant that says what belongs to an item. */
  void addConstant(TypeSpec.Builder dao) {
    if (isOwner()) {
      dao.addField(
          FieldSpec.builder(
                  typed(RuntimeTypes.DEPENDENTS), "DEPENDENTS", Modifier.STATIC, Modifier.FINAL)
              .initializer(new DependentCode(code).definition())
              .build());
    }
  }

  void addField(TypeSpec.Builder dao) {
    if (isOwner()) {
      dao.addField(typed(RuntimeTypes.OWNER_OPERATIONS), "owner", Modifier.PRIVATE, Modifier.FINAL);
    }
  }

  private TypeName typed(ClassName generic) {
    return ParameterizedTypeName.get(generic, code.type(), code.key());
  }

  /** The constructor's part. */
  void addStatement(MethodSpec.Builder constructor) {
    if (isOwner()) {
      constructor.addStatement(
          "this.owner = new $T<>(context, DEPENDENTS)", RuntimeTypes.OWNER_OPERATIONS);
    }
  }

  void addMethods(DaoMethods methods) {
    if (code.plan().can(Capability.CASCADE)) {
      addDeleteCascade(methods);
      methods.addByKey(
          "undelete", TypeName.LONG, text.undelete(), CodeBlock.of("owner.undelete(key)"));
    }
    if (code.plan().can(Capability.COUNTS)) {
      methods.addByKey("recount", code.type(), text.recount(), CodeBlock.of("owner.recount(key)"));
      addVerifyCounts(methods);
    }
  }

  private void addDeleteCascade(DaoMethods methods) {
    methods.addByKey(
        "deleteCascade",
        TypeName.LONG,
        text.deleteCascade(),
        CodeBlock.of("owner.deleteCascade(key, null)"));
    methods.add(
        DaoMethods.reporting(
                "deleteCascade", TypeName.LONG, ParameterSpec.builder(code.key(), "key").build())
            .addStatement("return owner.deleteCascade(key, progress)")
            .build());
  }

  private void addVerifyCounts(DaoMethods methods) {
    TypeName difference = ParameterizedTypeName.get(RuntimeTypes.COUNT_DIFFERENCE, code.key());
    methods.add(
        DaoMethods.method(
                "verifyCounts",
                ParameterizedTypeName.get(ClassNames.LIST, difference),
                text.verifyCounts())
            .addStatement("return owner.verifyCounts()")
            .build());
  }
}
