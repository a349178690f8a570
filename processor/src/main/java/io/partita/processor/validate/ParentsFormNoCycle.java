package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** No entity is its own ancestor. */
final class ParentsFormNoCycle implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    List<Diagnostic> problems = new ArrayList<>();
    Set<ClassName> reported = new HashSet<>();
    Child.of(table)
        .filter(child -> !reported.contains(child.entity().type()))
        .forEach(
            child -> {
              List<EntityModel> cycle = cycle(child);
              cycle.forEach(entity -> reported.add(entity.type()));
              if (!cycle.isEmpty()) {
                problems.add(child.problem(Code.PARENT_CYCLE, message(child, cycle)));
              }
            });
    return problems.stream();
  }

  /** The entities from a child up to itself; empty if it is not its own ancestor. */
  private static List<EntityModel> cycle(Child child) {
    List<EntityModel> path = new ArrayList<>();
    Optional<Child> next = Optional.of(child);
    while (next.isPresent() && !path.contains(next.get().entity())) {
      path.add(next.get().entity());
      next = next.get().parentChild();
    }
    return next.filter(found -> found.entity().equals(child.entity())).isPresent()
        ? path
        : List.of();
  }

  private static String message(Child child, List<EntityModel> cycle) {
    if (cycle.size() == 1) {
      return "%s is its own parent, so that it would have no key. Name another entity, or remove @ChildOf; items that belong to items of their own kind are joined with @ManyToMany."
          .formatted(child.name());
    }
    String path =
        Stream.concat(cycle.stream(), Stream.of(child.entity()))
            .map(EntityModel::name)
            .collect(Collectors.joining(", a child of "));
    return "%s is its own ancestor: %s. Remove @ChildOf from one of them and give that one a partition key."
        .formatted(child.name(), path);
  }
}
