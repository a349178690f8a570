package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.Operation;
import java.util.function.Supplier;
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
          "this.owner = new $T<>(table, DEPENDENTS)", RuntimeTypes.OWNER_OPERATIONS);
    }
  }

  void addMethods(DaoMethods methods) {
    add(methods, Operation.DELETE_CASCADE, TypeName.LONG, text::deleteCascade);
    add(methods, Operation.UNDELETE, TypeName.LONG, text::undelete);
    add(methods, Operation.RECOUNT, code.type(), text::recount);
    TypeName difference = ParameterizedTypeName.get(RuntimeTypes.COUNT_DIFFERENCE, code.key());
    add(
        methods,
        Operation.VERIFY_COUNTS,
        ParameterizedTypeName.get(ClassNames.LIST, difference),
        text::verifyCounts);
  }

  private static void add(
      DaoMethods methods, Operation operation, TypeName result, Supplier<Javadoc> javadoc) {
    methods.add(operation, result, javadoc, CodeBlock.of("owner.$L(", operation.method()));
  }
}
