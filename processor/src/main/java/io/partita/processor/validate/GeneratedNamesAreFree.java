package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.Projection;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.AccessPatternNames;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.NamedPattern;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * No generated type has the name of one that exists already, hand-written or generated for another
 * table.
 */
final class GeneratedNamesAreFree implements Rule {

  private static final List<String> ENTITY_SUFFIXES =
      List.of("Dao", "Key", "Mapper", "Fields", "Update", "Schema");
  private static final List<String> TABLE_SUFFIXES =
      List.of("Table", "Codecs", "Paths", "Transaction");

  private static final String DRAFT = "Draft";

  private final Predicate<ClassName> isTaken;
  private final boolean drafts;

  GeneratedNamesAreFree(Predicate<ClassName> isTaken, boolean drafts) {
    this.isTaken = isTaken;
    this.drafts = drafts;
  }

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Stream<Diagnostic> entities =
        table.entities().stream().flatMap(entity -> entity(table, entity).stream());
    Optional<Diagnostic> own =
        taken(table, table.generatedName(), TABLE_SUFFIXES)
            .map(name -> problem(table.type().simpleName(), name, "", table.origin()));
    return Stream.concat(entities, own.stream());
  }

  private Optional<Diagnostic> entity(TableModel table, EntityModel entity) {
    Stream<String> queries =
        AccessPatternNames.of(table, entity).stream().flatMap(pattern -> names(table, pattern));
    return taken(
            table,
            entity.generatedName(),
            Stream.concat(ENTITY_SUFFIXES.stream(), queries).toList())
        .map(name -> problem(entity.name(), name, "", entity.origin()))
        .or(() -> draft(table, entity));
  }

  /** Drafts are there for comfort: who has other types of that name can do without. */
  private Optional<Diagnostic> draft(TableModel table, EntityModel entity) {
    return taken(table, entity.generatedName(), drafts ? List.of(DRAFT) : List.of())
        .map(
            name ->
                problem(
                    entity.name(),
                    name,
                    ", or compile with -Apartita.drafts=off",
                    entity.origin()));
  }

  /** What the types of an access pattern end in. */
  private static Stream<String> names(TableModel table, NamedPattern pattern) {
    boolean isProjected =
        pattern
            .index()
            .flatMap(keys -> table.index(keys.index()))
            .filter(index -> index.projection() == Projection.INCLUDE)
            .isPresent();
    return pattern.name().stream()
        .map(GeneratedNamesAreFree::capitalised)
        .flatMap(name -> isProjected ? Stream.of(name, name + "Item") : Stream.of(name));
  }

  private Optional<ClassName> taken(TableModel table, String name, List<String> suffixes) {
    return suffixes.stream()
        .map(suffix -> ClassName.get(table.type().packageName(), name + suffix))
        .filter(isTaken)
        .findFirst();
  }

  private static String capitalised(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static Diagnostic problem(String owner, ClassName taken, String otherWay, Origin origin) {
    String name = taken.canonicalName();
    return new Diagnostic(
        Code.NAME_CLASH,
        "Partita generates %s for %s, but there is a type of that name already. Rename one of them, or move the @Table to another package%s."
            .formatted(name, owner, otherWay),
        origin);
  }
}
