package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.resolve.NamedPattern;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Each access pattern of an entity has a name of its own. */
final class PatternNamesAreDistinct implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    List<Diagnostic> problems = new ArrayList<>();
    Map<String, NamedPattern> owners = new HashMap<>();
    for (NamedPattern pattern : entity.patterns()) {
      // Some file systems do not tell OrderByDate.java from OrderBydate.java.
      Optional<NamedPattern> other =
          pattern.name().map(name -> owners.putIfAbsent(name.toLowerCase(Locale.ROOT), pattern));
      // One index named twice without conditions is another mistake.
      other
          .filter(owner -> pattern.index().isEmpty() || !isSameIndex(owner, pattern))
          .ifPresent(owner -> problems.add(problem(entity.model(), owner, pattern)));
    }
    return problems.stream();
  }

  private static boolean isSameIndex(NamedPattern one, NamedPattern other) {
    return one.source().equals(other.source()) && !(isConditional(one) && isConditional(other));
  }

  private static boolean isConditional(NamedPattern pattern) {
    return pattern.index().flatMap(EntityIndexModel::where).isPresent();
  }

  /** The patterns of a child are all on the table, and only the first has a name to choose. */
  private static Diagnostic ofTable(EntityModel entity, String name) {
    return new Diagnostic(
        Code.DUPLICATE_PATTERN,
        "%s has as = \"%s\", but that is the access pattern of one of its parents. Choose another name, or remove as."
            .formatted(entity.name(), name),
        entity.origin());
  }

  private static Diagnostic problem(EntityModel entity, NamedPattern first, NamedPattern second) {
    String name = second.name().orElseThrow();
    if (second.index().isEmpty()) {
      return ofTable(entity, name);
    }
    return new Diagnostic(
        Code.DUPLICATE_PATTERN,
        "%s would have two access patterns '%s', on %s and on %s. Name one of them, such as as = \"%s\" in %s."
            .formatted(
                entity.name(),
                name,
                first.source(),
                second.source(),
                suggestion(name, second),
                second.annotation()),
        second.origin());
  }

  private static String suggestion(String name, NamedPattern pattern) {
    String detail =
        pattern.sortKey().stream()
            .flatMap(key -> key.template().placeholders().stream())
            .map(placeholder -> placeholder.path().get(placeholder.path().size() - 1))
            .filter(
                component ->
                    !name.toLowerCase(Locale.ROOT).contains(component.toLowerCase(Locale.ROOT)))
            .findFirst()
            .orElseGet(() -> pattern.source());
    return name + "By" + JavaNames.capitalized(detail).replaceAll("\\W", "_");
  }
}
