package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.TableModel;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * A name that the user gives the query of a collection can be a method of its DAO beside those it
 * has.
 */
final class CollectionQueryNamesAreUsable implements DeclarationRule {

  /** Methods of the DAO and of every object. */
  private static final Set<String> METHODS =
      Set.of("equals", "find", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  /** The query is a class named after the collection and the method, as these are. */
  private static final Set<String> TYPES = Set.of("dao", "page");

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.collections().stream()
        .filter(collection -> !collection.as().isEmpty())
        .flatMap(collection -> problem(collection).stream());
  }

  private static Optional<Diagnostic> problem(CollectionModel collection) {
    return reason(collection.as())
        .map(
            reason ->
                new Diagnostic(
                    Code.PATTERN_NAME,
                    "%s has as = \"%s\", but %s"
                        .formatted(collection.name(), collection.as(), reason),
                    collection.asOrigin()));
  }

  private static Optional<String> reason(String as) {
    if (!SourceVersion.isIdentifier(as) || SourceVersion.isKeyword(as)) {
      return Optional.of(
          "that cannot be the name of a method. Use letters and digits, such as as = \"ofDay\".");
    }
    if (METHODS.contains(as)) {
      return Optional.of(
          "the DAO has a method of that name already. Choose another, such as as = \"ofDay\".");
    }
    return TYPES.contains(as.toLowerCase(Locale.ROOT))
        ? Optional.of(
            "a generated class has that name already. Choose another, such as as = \"ofDay\".")
        : Optional.empty();
  }
}
