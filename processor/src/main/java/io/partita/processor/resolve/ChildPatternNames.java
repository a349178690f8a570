package io.partita.processor.resolve;

import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.Template.Placeholder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks up the access patterns of a child on the table: one per ancestor whose key tells more than
 * that of the one above, the topmost first.
 */
final class ChildPatternNames {

  private final ResolvedKey partitionKey;
  private final Optional<ResolvedKey> sortKey;
  private final List<Relation> ancestors;

  /**
   * The names.
   *
   * @param ancestors the parent first
   */
  ChildPatternNames(
      ResolvedKey partitionKey, Optional<ResolvedKey> sortKey, List<Relation> ancestors) {
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
    this.ancestors = ancestors;
  }

  List<NamedPattern> list() {
    List<NamedPattern> patterns = new ArrayList<>();
    patterns.add(pattern(ofPartition(), List.of()));
    List<String> last = List.of();
    for (int i = ancestors.size() - 1; i >= 0; i--) {
      List<String> leading = leading(ancestors.get(i));
      if (!leading.isEmpty() && !leading.equals(last)) {
        patterns.add(pattern(Optional.of(name(ancestors.get(i))), leading));
        last = leading;
      }
    }
    return List.copyOf(patterns);
  }

  private Optional<String> ofPartition() {
    String as = partitionKey.entity().as();
    return as.isEmpty()
        ? ancestors.stream()
            .reduce((lower, upper) -> upper)
            .filter(topmost -> leading(topmost).isEmpty())
            .map(ChildPatternNames::name)
            .or(() -> AccessPatternNames.derived(partitionKey.template()))
        : Optional.of(as);
  }

  /** The components of an ancestor's key that the partition key does not have all of. */
  private List<String> leading(Relation ancestor) {
    return ancestor.keys().stream()
        .filter(key -> !isInPartition(ancestor, key))
        .map(EndKey::edgeComponent)
        .toList();
  }

  private boolean isInPartition(Relation ancestor, EndKey key) {
    List<String> path = List.of(key.endComponent().split("\\."));
    return partitionKey.template().placeholders().stream()
        .filter(placeholder -> placeholder.name().equals(key.edgeComponent()))
        .anyMatch(
            placeholder ->
                !KeyDetail.isFiner(ancestor.owner(), new Placeholder(path, placeholder.format())));
  }

  private static String name(Relation ancestor) {
    return "by" + JavaNames.capitalized(ancestor.role());
  }

  private NamedPattern pattern(Optional<String> name, List<String> leading) {
    return new NamedPattern(Optional.empty(), name, partitionKey, sortKey, leading);
  }
}
