package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.WhereModel.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Tells whether conditions can hold together. Terms ask one component each, so that they can unless
 * those of one component exclude each other.
 */
public final class Conditions {

  /** Any value that no term names. */
  private static final Object OTHER = new Object();

  private Conditions() {}

  /** The component for which not all terms can be true; empty if they can. */
  public static Optional<ComponentModel> contradiction(EntityModel entity, List<Term> terms) {
    return entity.components().stream()
        .filter(component -> isImpossible(component, of(component, terms)))
        .findFirst();
  }

  private static List<Term> of(ComponentModel component, List<Term> terms) {
    return terms.stream().filter(term -> term.component().equals(component.name())).toList();
  }

  private static boolean isImpossible(ComponentModel component, List<Term> terms) {
    return !terms.isEmpty()
        && values(component, terms)
            .noneMatch(value -> terms.stream().allMatch(term -> holds(component, term, value)));
  }

  /** One of each kind of value that the terms tell apart; null is an empty Optional. */
  private static Stream<Optional<Object>> values(ComponentModel component, List<Term> terms) {
    TypeModel type = TypedConstant.compared(component.type());
    Set<Object> values = new LinkedHashSet<>();
    if (type instanceof EnumType constants) {
      values.addAll(constants.constants());
    } else if (type instanceof ScalarType scalar && scalar.scalar() == Scalar.BOOLEAN) {
      values.addAll(List.of(true, false));
    } else {
      terms.forEach(
          term ->
              TypedConstant.of(component, term).map(TypedConstant::value).ifPresent(values::add));
      values.add(OTHER);
    }
    List<Optional<Object>> all = new ArrayList<>();
    values.forEach(value -> all.add(Optional.of(value)));
    if (!component.type().javaType().isPrimitive()) {
      all.add(Optional.empty());
    }
    return all.stream();
  }

  private static boolean holds(ComponentModel component, Term term, Optional<Object> value) {
    boolean isEqual =
        term.test().compares()
            ? TypedConstant.of(component, term).<Object>map(TypedConstant::value).equals(value)
            : value.isEmpty();
    return term.test().holds(isEqual);
  }
}
