package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import java.util.stream.Stream;

/**
 * What a child holds of its parent's key has the type that it has there, so that both become the
 * same key.
 */
final class ParentKeysHaveOneType implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Child.usable(table)
        .flatMap(
            child ->
                child.model().keys().stream()
                    .filter(key -> !child.templates().fits(key))
                    .map(key -> problem(child, key)));
  }

  private static Diagnostic problem(Child child, EndKey key) {
    ComponentModel component = child.entity().component(key.edgeComponent()).orElseThrow();
    TypeModel expected = child.templates().type(key.endComponent()).orElseThrow();
    return new Diagnostic(
        Code.PARENT_KEY_TYPE,
        "Component '%s' of %s holds '%s' of %s, but %s"
            .formatted(
                component.name(),
                child.name(),
                key.endComponent(),
                child.parentName(),
                problem(component.type(), expected)),
        component.origin());
  }

  private static String problem(TypeModel found, TypeModel expected) {
    return found.javaType().box().equals(expected.javaType().box())
        ? "it is converted in another way. Give both the same @Convert, or none."
        : "it is %s and not %s. Make it %s."
            .formatted(
                Types.withArticle(found.javaType()),
                Types.withArticle(expected.javaType()),
                Types.withArticle(expected.javaType()));
  }
}
