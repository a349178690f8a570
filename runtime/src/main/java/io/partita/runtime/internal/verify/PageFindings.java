package io.partita.runtime.internal.verify;

import io.partita.runtime.ItemProblem;
import io.partita.runtime.generated.schema.EntityType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was found on a page. It counts once the page is done: an interrupted one is read again. */
final class PageFindings {

  private final Map<String, Long> items = new LinkedHashMap<>();
  private final List<ItemProblem> problems = new ArrayList<>();
  private final List<OwnerReference> references = new ArrayList<>();

  /** There is an item of an entity. */
  void found(EntityType<?, ?> type) {
    items.merge(type.name(), 1L, Long::sum);
  }

  void add(ItemProblem problem) {
    problems.add(problem);
  }

  void add(OwnerReference reference) {
    references.add(reference);
  }

  /** How many items there are of which entity. */
  Map<String, Long> items() {
    return items;
  }

  List<ItemProblem> problems() {
    return problems;
  }

  /** What the items belong to. */
  List<OwnerReference> references() {
    return references;
  }
}
