package io.partita.processor.model;

import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A shortcut into an access pattern of the table: the items below one parent, where the parent is
 * itself a child.
 *
 * @param method its name, such as {@code byProject}
 * @param pattern the access pattern that answers it
 * @param leading the first stages of that pattern, which are arguments here
 */
public record NestedPatternPlan(
    String method, AccessPatternPlan pattern, List<ComponentPart> leading) {

  /**
   * What the query is given, each component once: of one that the partition key has only a part of,
   * all that the sort key has.
   */
  public List<ComponentPart> parameters() {
    Map<List<ComponentModel>, ComponentPart> parameters = new LinkedHashMap<>();
    pattern.arguments().forEach(part -> parameters.put(part.path(), part));
    leading.forEach(part -> parameters.put(part.path(), part));
    return List.copyOf(parameters.values());
  }
}
