package io.partita.processor.validate;

import io.partita.annotations.Projection;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.IndexModel;
import io.partita.processor.resolve.IndexContents;
import io.partita.processor.resolve.ResolvedTable;
import java.util.HashSet;
import java.util.Optional;
import java.util.stream.Stream;

/** An index names the attributes it includes exactly when its projection is to include some. */
final class ProjectionsAreComplete implements Rule {

  private static final int MOST_NAMES = 100;

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    Stream<Diagnostic> indexes =
        table.model().indexes().stream()
            .flatMap(
                index ->
                    problem(index)
                        .map(message -> new Diagnostic(Code.PROJECTION, message, index.origin()))
                        .stream());
    return Stream.concat(indexes, tooMany(table).stream());
  }

  private static Optional<String> problem(IndexModel index) {
    String name = index.name();
    if (index.projection() == Projection.INCLUDE && index.include().isEmpty()) {
      return Optional.of(
          "%s has the projection INCLUDE but includes nothing. Name the attributes in include, or use KEYS_ONLY."
              .formatted(name));
    }
    if (index.projection() != Projection.INCLUDE && !index.include().isEmpty()) {
      return Optional.of(
          "%s names attributes to include, but its projection is %s. Use projection = INCLUDE, or remove include."
              .formatted(name, index.projection()));
    }
    return new HashSet<>(index.include()).size() < index.include().size()
            || index.include().contains("")
        ? Optional.of(
            "%s includes an attribute twice, or one without a name. Name each attribute once."
                .formatted(name))
        : Optional.empty();
  }

  private static Optional<Diagnostic> tooMany(ResolvedTable table) {
    int names = table.model().indexes().stream().mapToInt(index -> names(table, index)).sum();
    return names <= MOST_NAMES
        ? Optional.empty()
        : Optional.of(
            new Diagnostic(
                Code.PROJECTION,
                "The indexes of %s include %d attributes, with those that tell whether an item is there, but DynamoDB allows %d over all of them. Use the projection ALL on the largest."
                    .formatted(table.model().type().simpleName(), names, MOST_NAMES),
                table.model().origin()));
  }

  /** How many attributes the index is created with. */
  private static int names(ResolvedTable table, IndexModel index) {
    IndexContents contents = new IndexContents(table.model(), index);
    return contents.included().size() + (contents.isMarked(table::isOwner) ? 1 : 0);
  }
}
