package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.EndTemplates;
import io.partita.processor.resolve.KeyResolver;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A child that writes its partition key writes that of its parent. */
final class ChildPartitionKeysAreTheirParents implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Child.matched(table)
        .filter(child -> !child.entity().partitionKey().isAbsent())
        .flatMap(child -> problem(child).stream());
  }

  private static Optional<Diagnostic> problem(Child child) {
    Template found = child.entity().partitionKey();
    return new EndTemplates(child.table())
        .partitionKey(
            child.entity(), child.model().asEnd(), KeyPlace.TABLE_PARTITION, child.model().origin())
        .filter(expected -> !isSame(child, expected, found))
        .map(
            expected ->
                Problem.at(
                    Code.CHILD_PARTITION_KEY,
                    child.entity(),
                    found.origin(),
                    message(child, expected)));
  }

  /** Two formats may mean the same; what does not resolve is another rule's finding. */
  private static boolean isSame(Child child, Template expected, Template found) {
    Optional<List<KeyPart>> parts = parts(child, found);
    return parts.isEmpty() || parts.equals(parts(child, expected));
  }

  private static Optional<List<KeyPart>> parts(Child child, Template template) {
    return new KeyResolver(child.table())
        .resolve(child.entity(), template, KeyPlace.TABLE_PARTITION, child.table().partitionKey());
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
