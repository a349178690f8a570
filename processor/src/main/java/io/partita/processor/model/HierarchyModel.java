package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A composite sort key of levels.
 *
 * @param levels the components, widest first
 * @param index the index whose sort key it is; empty for the table's
 */
public record HierarchyModel(List<String> levels, String index, Origin origin) {

  /** The sort key that the levels make. */
  public String template() {
    return levels.stream().map(level -> "{" + level + "}").collect(Collectors.joining("#"));
  }

  /** Whether it orders the items of an index, or of the table. */
  public boolean isOf(Optional<String> index) {
    return this.index.equals(index.orElse(""));
  }
}
