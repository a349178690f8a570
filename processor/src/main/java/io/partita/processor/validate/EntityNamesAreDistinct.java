package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Each entity has a name of its own in the table, because its DAO's accessor and its generated
 * files are named after it.
 */
final class EntityNamesAreDistinct implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Map<String, EntityModel> owners = new HashMap<>();
    return table.entities().stream()
        .flatMap(
            entity ->
                names(entity)
                    .map(name -> owners.putIfAbsent(name, entity))
                    .filter(Objects::nonNull)
                    .limit(1)
                    .map(other -> problem(entity, other)));
  }

  /**
   * The accessor, and the files' common name; some file systems do not tell Order.java from
   * ORDER.java.
   */
  private static Stream<String> names(EntityModel entity) {
    return Stream.of(
        EndNames.role(entity.type()) + "()", entity.generatedName().toLowerCase(Locale.ROOT));
  }

  private static Diagnostic problem(EntityModel entity, EntityModel other) {
    return new Diagnostic(
        Code.NAME_CLASH,
        "%s and %s cannot both be entities of one table, because what is generated for them would have the same names. Rename one of the records."
            .formatted(other.type().canonicalName(), entity.type().canonicalName()),
        entity.origin());
  }
}
