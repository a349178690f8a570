package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.resolve.ResolvedTable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * No generated type has the name of one that exists already, hand-written or generated for another
 * table, nor of one that is generated for something else of the same table.
 */
final class GeneratedNamesAreFree implements Rule {

  private final Predicate<ClassName> isTaken;
  private final boolean drafts;

  GeneratedNamesAreFree(Predicate<ClassName> isTaken, boolean drafts) {
    this.isTaken = isTaken;
    this.drafts = drafts;
  }

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    List<GeneratedType> types = GeneratedType.of(table, drafts).toList();
    Map<String, GeneratedType> first = new HashMap<>();
    Set<Origin> reported = new HashSet<>();
    return types.stream()
        .flatMap(
            type ->
                problem(type, Optional.ofNullable(first.putIfAbsent(lower(type.name()), type)))
                    .filter(problem -> reported.add(type.origin()))
                    .stream());
  }

  private Optional<Diagnostic> problem(GeneratedType type, Optional<GeneratedType> other) {
    return isTaken.test(type.name())
        ? Optional.of(taken(type))
        // Owners of one name, and queries of one owner, are other rules' findings.
        : other.filter(before -> !before.isBeside(type)).map(before -> twice(before, type));
  }

  /** Some file systems do not tell OrderByDate.java from OrderBydate.java. */
  private static String lower(ClassName name) {
    return name.simpleName().toLowerCase(Locale.ROOT);
  }

  private static Diagnostic taken(GeneratedType type) {
    return new Diagnostic(
        Code.NAME_CLASH,
        "Partita generates %s for %s, but there is a type of that name already. Rename one of them, or move the @Table to another package%s."
            .formatted(type.name().canonicalName(), type.owner(), otherWay(type)),
        type.origin());
  }

  /** Drafts are there for comfort: who has other types of that name can do without. */
  private static String otherWay(GeneratedType type) {
    return type.isDraft() ? ", or compile with -Apartita.drafts=off" : "";
  }

  private static Diagnostic twice(GeneratedType first, GeneratedType second) {
    return new Diagnostic(
        Code.NAME_CLASH,
        "Partita would generate %s for %s and for %s. Rename one of them, or give the access pattern another name with as%s."
            .formatted(
                second.name().canonicalName(), first.owner(), second.owner(), otherWay(second)),
        second.origin());
  }
}
