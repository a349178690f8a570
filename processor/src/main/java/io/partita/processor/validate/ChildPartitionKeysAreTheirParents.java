package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Optional;
import java.util.stream.Stream;

/** A child that writes its partition key writes that of its parent. */
final class ChildPartitionKeysAreTheirParents implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return Child.matched(table.model())
        .filter(child -> !child.entity().partitionKey().isAbsent())
        .flatMap(child -> problem(table.entity(child.entity()), child).stream());
  }

  private static Optional<Diagnostic> problem(ResolvedEntity entity, Child child) {
    Template found = child.entity().partitionKey();
    return child
        .templates()
        .partitionKey(KeyPlace.TABLE_PARTITION)
        .filter(expected -> !isSame(entity.asPartitionKey(expected), entity.asPartitionKey(found)))
        .map(
            expected ->
                new Diagnostic(Code.CHILD_PARTITION_KEY, message(child, expected), found.origin()));
  }

  /** Two formats may mean the same; what does not resolve is another rule's finding. */
  private static boolean isSame(ResolvedKey expected, ResolvedKey found) {
    return !found.isResolved()
        || expected.isResolved() && expected.resolved().equals(found.resolved());
  }

  private static String message(Child child, Template expected) {
    return "Partition key \"%s\" of %s is not that of its parent %s, in whose item collection it is stored. Write pk = \"%s\", or leave it out."
        .formatted(
            child.entity().partitionKey().text(),
            child.name(),
            child.parentName(),
            expected.text());
  }
}
