package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.Operation;
import io.partita.processor.model.TablePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the transaction of a table: the writes of all its entities, in any mix. */
final class TransactionGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return List.of(new Writer(plan).transaction());
  }

  /** The transaction of a table. */
  static ClassName name(TablePlan plan) {
    return ClassName.get(
        plan.table().type().packageName(), plan.table().generatedName() + "Transaction");
  }

  /** Writes one transaction. */
  private static final class Writer {

    private final TablePlan plan;
    private final ClassName name;
    private final TypeSpec.Builder transaction;

    Writer(TablePlan plan) {
      this.plan = plan;
      this.name = name(plan);
      this.transaction = TypeSpec.classBuilder(name);
    }

    TypeSpec transaction() {
      RequestsText planned = new RequestsText(plan.operation(Operation.TRANSACT));
      transaction
          .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
          .superclass(ParameterizedTypeName.get(RuntimeTypes.TRANSACTION_BUILDER, name))
          .addJavadoc(
              Javadoc.of("Writes that are done all or none.")
                  .paragraph(
                      "%s of %s. What several of them do to one item, such as counting on an item that another one creates, is one action. Each costs %s."
                          .formatted(
                              planned.begun("find", "get"),
                              planned.mostActions(),
                              planned.writeUnits()))
                  .build())
          .addMethod(constructor());
      EntityCode.all(plan).forEach(this::addMethods);
      return transaction.build();
    }

    private static MethodSpec constructor() {
      return MethodSpec.constructorBuilder()
          .addParameter(RuntimeTypes.PHYSICAL_TABLE, "table")
          .addStatement("super(table)")
          .build();
    }

    private void addMethods(EntityCode code) {
      ActionText text = new ActionText(new EntityText(code));
      addRecord(code, "create", "addCreate", text.create());
      if (code.operation(Operation.PUT).isPresent()) {
        addConditional(code, "put", "addPut", text.put());
      }
      addConditional(code, "replace", "addReplace", text.replace());
      addUpdate(code, text);
      addKey(code, "delete", "addDelete", text.delete());
      if (code.operation(Operation.DELETE_RECORD).isPresent()) {
        addRecord(code, "delete", "addDeleteRecord", text.deleteRecord());
      }
      addKey(code, "check", "addCheck", text.check());
    }

    private void addRecord(EntityCode code, String method, String call, Javadoc javadoc) {
      String variable = recordName(code);
      transaction.addMethod(
          method(method, javadoc)
              .addParameter(code.type(), variable)
              .addStatement("return $L($T.TYPE, $L)", call, code.dao(), variable)
              .build());
    }

    private void addConditional(EntityCode code, String method, String call, Javadoc javadoc) {
      NameAllocator names = new NameAllocator();
      String variable = names.newName(code.variable());
      String condition = names.newName("condition");
      transaction.addMethod(
          method(method, javadoc)
              .addParameter(code.type(), variable)
              .addStatement("return $L($T.TYPE, $L, null)", call, code.dao(), variable)
              .build());
      transaction.addMethod(
          method(method, conditional(method, code.type()))
              .addParameter(code.type(), variable)
              .addParameter(condition(code), condition)
              .addStatement("return $L($T.TYPE, $L, $L)", call, code.dao(), variable, condition)
              .build());
    }

    private void addUpdate(EntityCode code, ActionText text) {
      transaction.addMethod(
          method("update", text.update())
              .addParameter(code.update(), "update")
              .addStatement("return addUpdate(update)")
              .build());
    }

    private void addKey(EntityCode code, String method, String call, Javadoc javadoc) {
      transaction.addMethod(
          method(method, javadoc)
              .addParameter(code.key(), "key")
              .addStatement("return $L($T.TYPE, key, null)", call, code.dao())
              .build());
      transaction.addMethod(
          method(method, conditional(method, code.key()))
              .addParameter(code.key(), "key")
              .addParameter(condition(code), "condition")
              .addStatement("return $L($T.TYPE, key, condition)", call, code.dao())
              .build());
    }

    private static String recordName(EntityCode code) {
      return new NameAllocator().newName(code.variable());
    }

    private static TypeName condition(EntityCode code) {
      return ParameterizedTypeName.get(RuntimeTypes.CONDITION, code.type());
    }

    private static CodeBlock conditional(String method, TypeName parameter) {
      return DaoMethods.as(method, parameter, "; the item must also fulfil the condition");
    }

    private MethodSpec.Builder method(String method, Javadoc javadoc) {
      return method(method, javadoc.build());
    }

    private MethodSpec.Builder method(String method, CodeBlock javadoc) {
      return MethodSpec.methodBuilder(method)
          .addModifiers(Modifier.PUBLIC)
          .returns(name)
          .addJavadoc(javadoc);
    }
  }
}
