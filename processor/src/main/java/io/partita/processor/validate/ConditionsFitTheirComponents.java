package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.WhereModel.Term;
import io.partita.processor.resolve.TypedConstant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The conditions of indexes name components, and constants of their types. */
final class ConditionsFitTheirComponents implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Condition.of(table)
        .flatMap(
            condition ->
                condition.where().terms().stream()
                    .flatMap(term -> check(condition, term).stream()));
  }

  private static Optional<Diagnostic> check(Condition condition, Term term) {
    Optional<ComponentModel> component = condition.entity().component(term.component());
    if (component.isEmpty()) {
      return Optional.of(condition.problem(Code.UNKNOWN_COMPONENT, unknown(condition, term)));
    }
    return component
        .filter(Types::isSupported)
        .flatMap(found -> problem(found, term))
        .map(problem -> condition.description() + " " + problem)
        .map(message -> condition.problem(Code.CONDITION_TYPE, message));
  }

  private static String unknown(Condition condition, Term term) {
    List<String> names =
        condition.entity().components().stream().map(ComponentModel::name).toList();
    return "%s refers to '%s', but %s has no such component. %s"
        .formatted(
            condition.description(),
            term.component(),
            condition.entity().name(),
            didYouMean(term.component(), names));
  }

  private static String didYouMean(String wrong, List<String> names) {
    return Suggestion.closest(wrong, names)
        .map("Did you mean '%s'?"::formatted)
        .orElseGet(() -> "Use one of " + String.join(", ", names) + ".");
  }

  private static Optional<String> problem(ComponentModel component, Term term) {
    String name = component.name();
    if (Condition.isManaged(component)) {
      return Optional.of(
          "refers to '%s', which changes without the keys being written. Use a component that you set yourself."
              .formatted(name));
    }
    if (!term.test().compares()) {
      return Condition.canBeNull(component.type())
          ? Optional.empty()
          : Optional.of(neverNull(component));
    }
    if (!TypedConstant.isComparable(component.type())) {
      return Optional.of(
          "compares '%s', which is %s, but only enums, booleans, integers, BigDecimal and text are compared. Use a component of such a type%s."
              .formatted(
                  name,
                  Types.withArticle(component.type().javaType()),
                  Condition.canBeNull(component.type()) ? ", or is null" : ""));
    }
    return TypedConstant.of(component, term).isPresent()
        ? Optional.empty()
        : Optional.of(wrongConstant(component, term));
  }

  private static String neverNull(ComponentModel component) {
    return component.type().javaType().isPrimitive()
        ? "asks whether '%s' is null, which %s never is. Compare it with a constant, or declare it as %s."
            .formatted(
                component.name(),
                Types.withArticle(component.type().javaType()),
                Types.name(component.type().javaType().box()))
        : "asks whether '%s' is null, but a collection that is not stored is read as an empty one. Use another component."
            .formatted(component.name());
  }

  private static String wrongConstant(ComponentModel component, Term term) {
    TypeModel type = TypedConstant.compared(component.type());
    String subject = "compares '%s' with %s, ".formatted(component.name(), term.constant());
    if (term.isQuoted() && !TypedConstant.isText(type)) {
      return subject
          + "in quotes, but it is %s. Write the constant without quotes."
              .formatted(Types.withArticle(type.javaType()));
    }
    if (type instanceof EnumType constants) {
      return subject
          + "which is no constant of %s. %s"
              .formatted(
                  Types.name(type.javaType()), didYouMean(term.constant(), constants.constants()));
    }
    boolean isBoolean = type instanceof ScalarType scalar && scalar.scalar() == Scalar.BOOLEAN;
    return subject
        + "which is not %s. %s"
            .formatted(
                Types.withArticle(type.javaType()),
                isBoolean ? "Write true or false." : "Write a value that it can have.");
  }
}
