package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.Operation;
import io.partita.processor.resolve.NamedPattern;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * A name that the user gives an access pattern can be a method of the DAO beside those it has, and
 * there is such a pattern.
 */
final class PatternNamesAreUsable implements EntityRule {

  /** Methods of the DAO and of every object; there is also a scan per index. */
  private static final Set<String> METHODS =
      Stream.concat(
              EnumSet.range(Operation.FIND, Operation.BACKFILL).stream()
                  .filter(operation -> operation != Operation.FIND_BY_UNIQUE)
                  .map(Operation::method),
              Stream.of(
                  "equals",
                  "explain",
                  "getClass",
                  "hashCode",
                  "notify",
                  "notifyAll",
                  "toString",
                  "wait",
                  "withId"))
          .collect(Collectors.toSet());

  /** A pattern's query is a class named after the entity and the pattern, as these are. */
  private static final Set<String> TYPES =
      Set.of("dao", "fields", "key", "mapper", "schema", "update");

  private final boolean drafts;

  PatternNamesAreUsable(boolean drafts) {
    this.drafts = drafts;
  }

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity resolved) {
    EntityModel entity = resolved.model();
    List<NamedPattern> patterns = resolved.patterns();
    boolean hasTablePattern = patterns.stream().anyMatch(pattern -> pattern.index().isEmpty());
    boolean isKnown = !entity.partitionKey().isAbsent() && entity.sortKey().isPresent();
    Stream<Diagnostic> own =
        problem(entity, entity.as(), "the table", hasTablePattern || !isKnown, entity.origin())
            .stream();
    Stream<Diagnostic> indexes =
        entity.indexes().stream()
            .flatMap(
                keys ->
                    problem(
                        entity, keys.as(), keys.index(), hasPattern(resolved, keys), keys.origin())
                        .stream());
    return Stream.concat(own, indexes);
  }

  /** Whether there is a pattern on an index; one whose key is not known might be. */
  private static boolean hasPattern(ResolvedEntity entity, EntityIndexModel keys) {
    return entity.patterns().stream()
            .anyMatch(pattern -> pattern.index().filter(keys::equals).isPresent())
        || entity.partitionKey(keys).isEmpty();
  }

  private Optional<Diagnostic> problem(
      EntityModel entity, String as, String source, boolean isThere, Origin origin) {
    if (as.isEmpty()) {
      return Optional.empty();
    }
    return reason(entity, as, source, isThere)
        .map(
            reason ->
                new Diagnostic(
                    Code.PATTERN_NAME,
                    "%s has as = \"%s\", but %s".formatted(entity.name(), as, reason),
                    origin));
  }

  private Optional<String> reason(EntityModel entity, String as, String source, boolean isThere) {
    if (!isThere) {
      return Optional.of(
          "there is no access pattern on %s: its partition holds one such item at most, which find reads. Remove as."
              .formatted(source));
    }
    if (!SourceVersion.isIdentifier(as) || SourceVersion.isKeyword(as)) {
      return Optional.of(
          "that cannot be the name of a method. Use letters and digits, such as as = \"newest\".");
    }
    if (METHODS.contains(as) || as.startsWith("scan") || isLookup(entity, as)) {
      return Optional.of(
          "the DAO has a method of that name already. Choose another, such as as = \"newest\".");
    }
    return TYPES.contains(as.toLowerCase(Locale.ROOT)) || drafts && as.equalsIgnoreCase("draft")
        ? Optional.of(
            "a generated class has that name already. Choose another, such as as = \"newest\".")
        : Optional.empty();
  }

  /** Whether a method of that name finds an item by a unique value. */
  private static boolean isLookup(EntityModel entity, String as) {
    return entity.components().stream()
        .filter(ComponentModel::unique)
        .map(ComponentModel::name)
        .anyMatch(name -> as.equals("findBy" + JavaNames.capitalized(name)));
  }
}
