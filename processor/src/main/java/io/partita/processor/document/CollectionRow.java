package io.partita.processor.document;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.ResolvedTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An item collection and the one Query that reads it.
 *
 * @param members what it consists of, as Java writes it
 * @param filter what is left out after it was read; empty if the range holds members only
 * @param root where the root stands among the items
 */
record CollectionRow(
    CollectionPlan plan, List<String> members, String keyCondition, String filter, String root) {

  static List<CollectionRow> of(ResolvedTable resolved, TablePlan table) {
    return table.collections().stream().map(plan -> of(resolved, table, plan)).toList();
  }

  private static CollectionRow of(ResolvedTable resolved, TablePlan table, CollectionPlan plan) {
    OperationPlan found = table.operation(plan.collection().name(), "find");
    return new CollectionRow(
        plan,
        plan.collection().members().stream().map(CollectionRow::member).toList(),
        found.keyCondition(),
        found.filter(),
        root(resolved, table, plan));
  }

  private static String member(Member member) {
    String type = member.type().simpleName();
    return switch (member.multiplicity()) {
          case ONE -> type;
          case OPTIONAL -> "Optional<" + type + ">";
          case LIST -> "List<" + type + ">";
        }
        + " "
        + member.name();
  }

  private static String root(ResolvedTable resolved, TablePlan table, CollectionPlan plan) {
    return switch (plan.root()) {
      case NONE -> "none";
      case FIRST -> "comes first";
      case LAST -> "comes last: limit() needs reverse()";
      case ANYWHERE -> "comes after %s: no limit()".formatted(before(resolved, table, plan));
    };
  }

  /** The members before the root, as far as the texts that their sort keys begin with tell. */
  private static String before(ResolvedTable resolved, TablePlan table, CollectionPlan plan) {
    Map<ClassName, String> beginnings = new HashMap<>();
    Placements.of(resolved, table).stream()
        .filter(placement -> placement.isOn(plan.index()))
        .forEach(
            placement ->
                beginnings.putIfAbsent(
                    placement.entity().entity().type(), placement.sortText().split("\\{")[0]));
    String root = beginnings.getOrDefault(plan.subject().type(), "");
    String members =
        plan.members().stream()
            .flatMap(member -> member.entities().stream())
            .filter(entity -> beginnings.getOrDefault(entity.type(), root).compareTo(root) < 0)
            .map(EntityModel::name)
            .distinct()
            .collect(Collectors.joining(", "));
    return members.isEmpty() ? "some of the others" : members;
  }

  String name() {
    return plan.collection().name();
  }

  /** The table or the index that is read, as people call it. */
  String place() {
    return plan.index().map(IndexModel::name).orElse(OperationPlan.TABLE);
  }

  /** That a filter on the type is needed, or why not. */
  String filterOrNone() {
    return filter.isEmpty() ? "none needed: the range holds members only" : filter;
  }
}
