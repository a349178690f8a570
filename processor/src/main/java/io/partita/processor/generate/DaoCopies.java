package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.Operation;
import javax.lang.model.element.Modifier;

/** Writes what a DAO has for the copies of its components in other items. */
final class DaoCopies {

  private final EntityCode code;
  private final CopyText text;

  DaoCopies(EntityCode code, CopyText text) {
    this.code = code;
    this.text = text;
  }

  private boolean isSource() {
    return !code.plan().copies().isEmpty();
  }

  /** The constant that says where the copies are, and the field that works on them. */
  void addFields(TypeSpec.Builder dao) {
    if (isSource()) {
      dao.addField(
          FieldSpec.builder(typed(RuntimeTypes.COPIES), "COPIES", Modifier.STATIC, Modifier.FINAL)
              .initializer(new CopyCode(code).definition())
              .build());
      dao.addField(typed(RuntimeTypes.COPY_OPERATIONS), "copies", Modifier.PRIVATE, Modifier.FINAL);
    }
  }

  private TypeName typed(ClassName generic) {
    return ParameterizedTypeName.get(generic, code.type(), code.key());
  }

  /** The constructor's part. */
  void addStatement(MethodSpec.Builder constructor) {
    if (isSource()) {
      constructor.addStatement(
          "this.copies = new $T<>(table, COPIES)", RuntimeTypes.COPY_OPERATIONS);
    }
  }

  void addMethods(DaoMethods methods) {
    methods.add(
        Operation.PROPAGATE, TypeName.LONG, text::propagate, CodeBlock.of("copies.propagate("));
    methods.add(
        Operation.VERIFY_COPIES,
        ParameterizedTypeName.get(ClassNames.LIST, RuntimeTypes.COPY_DIFFERENCE),
        text::verifyCopies,
        CodeBlock.of("copies.verifyCopies("));
  }
}
