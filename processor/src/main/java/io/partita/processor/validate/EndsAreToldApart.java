package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The components of an edge tell its left end from its right one. */
final class EndsAreToldApart implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Edge.of(table)
        .filter(edge -> edge.isAmbiguous() && edge.ends().stream().allMatch(End::isUsable))
        .map(edge -> edge.problem(Code.AMBIGUOUS_ENDS, message(edge)));
  }

  private static String message(Edge edge) {
    String why =
        edge.model().isSelfRelation()
            ? "%s joins %s with itself, so names do not tell which component is which end."
                .formatted(edge.name(), edge.left().name())
            : "Both ends of %s would be %s, so %s and %s could not be told apart."
                .formatted(
                    edge.name(),
                    quoted(edge.model().left().edgeComponents()),
                    edge.left().name(),
                    edge.right().name());
    List<String> left = choose(edge, edge.left(), edge.model().right().given().components());
    return "%s Name the components of both ends, such as leftKey = %s, rightKey = %s."
        .formatted(why, value(left), value(choose(edge, edge.right(), left)));
  }

  /**
   * Components of the edge that could be an end's key; one still to be written where there is none.
   */
  private static List<String> choose(Edge edge, End end, List<String> taken) {
    List<String> given = end.model().given().components();
    if (!given.isEmpty() && !given.equals(taken)) {
      return given;
    }
    List<String> chosen = new ArrayList<>();
    for (String component : end.target().keyComponents()) {
      Optional<TypeModel> type = end.templates().type(component);
      chosen.add(
          edge.entity().components().stream()
              .filter(
                  candidate ->
                      type.map(expected -> isSame(expected, candidate.type())).orElse(false))
              .map(ComponentModel::name)
              .filter(name -> !taken.contains(name) && !chosen.contains(name))
              .findFirst()
              .orElse(end.side() + JavaNames.capitalized(component).replace(".", "")));
    }
    return chosen;
  }

  private static boolean isSame(TypeModel expected, TypeModel found) {
    return expected.javaType().box().equals(found.javaType().box());
  }

  private static String quoted(List<String> names) {
    return names.stream().map(name -> "'" + name + "'").collect(Collectors.joining(" and "));
  }

  private static String value(List<String> names) {
    String joined =
        names.stream().map(name -> "\"" + name + "\"").collect(Collectors.joining(", "));
    return names.size() == 1 ? joined : "{" + joined + "}";
  }
}
