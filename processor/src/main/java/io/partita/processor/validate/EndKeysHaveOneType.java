package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import java.util.stream.Stream;

/**
 * What an edge holds of an end's key has the type that it has there, so that both become the same
 * key.
 */
final class EndKeysHaveOneType implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Edge.of(table)
        .flatMap(Edge::usableEnds)
        .flatMap(
            end ->
                end.model().keys().stream()
                    .filter(key -> !end.templates().fits(key))
                    .map(key -> problem(end, key)));
  }

  private static Diagnostic problem(End end, EndKey key) {
    ComponentModel component = end.edge().entity().component(key.edgeComponent()).orElseThrow();
    TypeModel expected = end.templates().type(key.endComponent()).orElseThrow();
    return new Diagnostic(
        Code.END_KEY_TYPE,
        "Component '%s' of %s %s"
            .formatted(
                component.name(), end.edge().name(), problem(end, key, component.type(), expected)),
        component.origin());
  }

  private static String problem(End end, EndKey key, TypeModel found, TypeModel expected) {
    if (found.javaType().box().equals(expected.javaType().box())) {
      return "is converted in another way than '%s' of %s, whose key it is. %s"
          .formatted(key.endComponent(), end.name(), remedy(expected));
    }
    return "is %s, but it holds '%s' of %s, which is %s. Make it %s, or name another component with %s."
        .formatted(
            Types.withArticle(found.javaType()),
            key.endComponent(),
            end.name(),
            Types.withArticle(expected.javaType()),
            Types.withArticle(expected.javaType()),
            end.keyValue());
  }

  private static String remedy(TypeModel expected) {
    return expected instanceof ConvertedType converted
        ? "Annotate it with @Convert(" + Types.name(converted.converter()) + ".class)."
        : "Remove @Convert.";
  }
}
