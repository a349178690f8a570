package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.WildcardTypeName;
import javax.lang.model.element.Modifier;

/** Adds methods to a DAO that hand a key, a record or many of them on to the runtime. */
final class DaoMethods {

  private static final String ON_CONDITION = ", if the item fulfils the condition";

  private final EntityCode code;
  private final KeyArguments arguments;
  private final TypeSpec.Builder dao;

  DaoMethods(EntityCode code, TypeSpec.Builder dao) {
    this.code = code;
    this.arguments = new KeyArguments(code);
    this.dao = dao;
  }

  /** A method that takes a key, and its form that takes the key's components. */
  void addByKey(String name, TypeName result, Javadoc javadoc) {
    addByKey(name, result, javadoc, CodeBlock.of("operations.$L(key)", name));
  }

  /** The same, with the call that the method makes. */
  void addByKey(String name, TypeName result, Javadoc javadoc, CodeBlock call) {
    dao.addMethod(
        method(name, result, javadoc)
            .addParameter(code.key(), "key")
            .addStatement(returned(result, call))
            .build());
    if (arguments.arePositional()) {
      dao.addMethod(
          method(name, result, as(name, code.key(), ""))
              .addParameters(arguments.parameters())
              .addStatement(returned(result, CodeBlock.of("$L($L)", name, positionalKey())))
              .build());
    }
  }

  /** The same, with a condition behind the key. */
  void addByKeyAndCondition(String name, TypeName result) {
    dao.addMethod(
        method(name, result, as(name, code.key(), ON_CONDITION))
            .addParameter(code.key(), "key")
            .addParameter(condition("condition"))
            .addStatement(returned(result, CodeBlock.of("operations.$L(key, condition)", name)))
            .build());
    if (arguments.arePositional()) {
      String condition = arguments.conditionName();
      CodeBlock call = CodeBlock.of("$L($L, $L)", name, positionalKey(), condition);
      dao.addMethod(
          method(name, result, as(name, code.key(), ON_CONDITION))
              .addParameters(arguments.parameters())
              .addParameter(condition(condition))
              .addStatement(returned(result, call))
              .build());
    }
  }

  private CodeBlock positionalKey() {
    return CodeBlock.of("$T.of($L)", code.key(), arguments.names());
  }

  /** A method that takes a record. */
  void addByRecord(String name, TypeName result, Javadoc javadoc) {
    String variable = arguments.recordName();
    dao.addMethod(
        method(name, result, javadoc)
            .addParameter(code.type(), variable)
            .addStatement(returned(result, CodeBlock.of("operations.$L($L)", name, variable)))
            .build());
  }

  /** A method that takes a record and a condition. */
  void addByRecordAndCondition(String name, TypeName result) {
    String variable = arguments.recordName();
    String condition = arguments.recordConditionName();
    dao.addMethod(
        method(name, result, as(name, code.type(), ON_CONDITION))
            .addParameter(code.type(), variable)
            .addParameter(condition(condition))
            .addStatement(
                returned(result, CodeBlock.of("operations.$L($L, $L)", name, variable, condition)))
            .build());
  }

  /** A method that takes many records or keys. */
  void addOfMany(String name, TypeName result, Javadoc javadoc, TypeName element, String elements) {
    dao.addMethod(
        method(name, result, javadoc)
            .addParameter(collection(element, elements))
            .addStatement(returned(result, CodeBlock.of("operations.$L($L)", name, elements)))
            .build());
  }

  void add(MethodSpec method) {
    dao.addMethod(method);
  }

  static MethodSpec.Builder method(String name, TypeName result, Javadoc javadoc) {
    return method(name, result, javadoc.build());
  }

  private static MethodSpec.Builder method(String name, TypeName result, CodeBlock javadoc) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .returns(result)
        .addJavadoc(javadoc);
  }

  /** The documentation of a further form: that of the first one holds. */
  static CodeBlock as(String name, TypeName parameter, String difference) {
    TypeName erased =
        parameter instanceof ParameterizedTypeName generic ? generic.rawType : parameter;
    return CodeBlock.of("As {@link #$L($T)}$L.\n", name, erased, difference);
  }

  private static CodeBlock returned(TypeName result, CodeBlock call) {
    return result.equals(TypeName.VOID) ? call : CodeBlock.of("return $L", call);
  }

  static ParameterSpec collection(TypeName element, String elements) {
    return ParameterSpec.builder(
            ParameterizedTypeName.get(ClassNames.COLLECTION, element), elements)
        .build();
  }

  /** The form of a method that tells somebody about the progress of long work. */
  static MethodSpec.Builder reporting(String name, TypeName result, ParameterSpec parameter) {
    return method(
            name, result, as(name, parameter.type, "; tells what is done after each request or so"))
        .addParameter(parameter)
        .addParameter(progress());
  }

  private static ParameterSpec progress() {
    return ParameterSpec.builder(
            ParameterizedTypeName.get(
                ClassNames.CONSUMER, WildcardTypeName.supertypeOf(RuntimeTypes.PROGRESS)),
            "progress")
        .build();
  }

  private ParameterSpec condition(String name) {
    return ParameterSpec.builder(
            ParameterizedTypeName.get(RuntimeTypes.CONDITION, code.type()), name)
        .build();
  }
}
