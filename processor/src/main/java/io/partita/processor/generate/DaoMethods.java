package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.WildcardTypeName;
import io.partita.processor.model.Operation;
import io.partita.processor.model.Operation.Argument;
import io.partita.processor.model.Operation.Extra;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.RequestPlan.Call;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/**
 * Adds the operations that are planned to a DAO: the form that hands its argument on to the
 * runtime, with all documentation, and the forms that take something else or more.
 */
final class DaoMethods {

  private final EntityCode code;
  private final KeyArguments arguments;
  private final TypeSpec.Builder dao;

  DaoMethods(EntityCode code, TypeSpec.Builder dao) {
    this.code = code;
    this.arguments = new KeyArguments(code);
    this.dao = dao;
  }

  /** All forms of an operation, if there is one; the runtime's method is called the same. */
  void add(Operation operation, TypeName result, Supplier<Javadoc> javadoc) {
    add(operation, result, javadoc, CodeBlock.of("operations.$L(", operation.method()));
  }

  /** The same, with the call up to its arguments. */
  void add(Operation operation, TypeName result, Supplier<Javadoc> javadoc, CodeBlock call) {
    code.operation(operation)
        .ifPresent(
            plan ->
                addForms(
                    operation,
                    operation.extra().filter(extra -> isOffered(plan, extra)),
                    new Form(operation.method(), result, call),
                    javadoc.get().throwing(plan).build()));
  }

  private static boolean isOffered(OperationPlan plan, Extra extra) {
    return extra == Extra.CONDITION || plan.sends(Call.TRANSACT_WRITE_ITEMS);
  }

  private void addForms(Operation operation, Optional<Extra> extra, Form form, CodeBlock javadoc) {
    List<ParameterSpec> own = parameters(operation.argument());
    boolean reports = extra.filter(Extra.PROGRESS::equals).isPresent();
    dao.addMethod(form.method(javadoc, own, reports ? ", null" : ""));
    boolean hasComponents = operation.argument() == Argument.KEY && arguments.arePositional();
    if (hasComponents) {
      dao.addMethod(form.ofComponents(as(form.name(), own, ""), Optional.empty()));
    }
    if (extra.isEmpty()) {
      return;
    }
    if (reports) {
      dao.addMethod(
          form.method(
              as(form.name(), own, "; tells what is done after each request or so"),
              List.of(own.get(0), progress()),
              ""));
      return;
    }
    CodeBlock conditional = as(form.name(), own, ", if the item fulfils the condition");
    boolean ofRecord = operation.argument() == Argument.RECORD;
    String condition = ofRecord ? arguments.recordConditionName() : "condition";
    dao.addMethod(form.method(conditional, List.of(own.get(0), condition(condition)), ""));
    if (hasComponents) {
      dao.addMethod(
          form.ofComponents(conditional, Optional.of(condition(arguments.conditionName()))));
    }
  }

  private List<ParameterSpec> parameters(Argument argument) {
    return switch (argument) {
      case NONE -> List.of();
      case KEY -> List.of(ParameterSpec.builder(code.key(), "key").build());
      case RECORD -> List.of(ParameterSpec.builder(code.type(), arguments.recordName()).build());
      case KEYS -> List.of(collection(code.key(), "keys"));
      case RECORDS -> List.of(collection(code.type(), "records"));
    };
  }

  /** A method that is no form of an operation with planned arguments. */
  void add(MethodSpec method) {
    dao.addMethod(method);
  }

  static MethodSpec.Builder method(String name, TypeName result, CodeBlock javadoc) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .returns(result)
        .addJavadoc(javadoc);
  }

  private static CodeBlock as(String name, List<ParameterSpec> first, String difference) {
    return as(name, first.get(0).type, difference);
  }

  /** The documentation of a further form: that of the first one holds. */
  static CodeBlock as(String name, TypeName parameter, String difference) {
    TypeName erased =
        parameter instanceof ParameterizedTypeName generic ? generic.rawType : parameter;
    return CodeBlock.of("As {@link #$L($T)}$L.\n", name, erased, difference);
  }

  private static ParameterSpec collection(TypeName element, String name) {
    return ParameterSpec.builder(ParameterizedTypeName.get(ClassNames.COLLECTION, element), name)
        .build();
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

  /** What the forms of a method have in common. */
  private final class Form {

    private final String name;
    private final TypeName result;
    private final CodeBlock call;

    Form(String name, TypeName result, CodeBlock call) {
      this.name = name;
      this.result = result;
      this.call = call;
    }

    String name() {
      return name;
    }

    MethodSpec method(CodeBlock javadoc, List<ParameterSpec> parameters, String more) {
      String values = String.join(", ", parameters.stream().map(each -> each.name).toList());
      return DaoMethods.method(name, result, javadoc)
          .addParameters(parameters)
          .addStatement(returned(CodeBlock.of("$L$L$L)", call, values, more)))
          .build();
    }

    /** The form that takes a key's components. */
    MethodSpec ofComponents(CodeBlock javadoc, Optional<ParameterSpec> more) {
      return DaoMethods.method(name, result, javadoc)
          .addParameters(arguments.parameters())
          .addParameters(more.stream().toList())
          .addStatement(
              returned(
                  CodeBlock.of(
                      "$L($T.of($L)$L)",
                      name,
                      code.key(),
                      arguments.names(),
                      more.map(each -> ", " + each.name).orElse(""))))
          .build();
    }

    private CodeBlock returned(CodeBlock statement) {
      return result.equals(TypeName.VOID) ? statement : CodeBlock.of("return $L", statement);
    }
  }
}
