package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The type attribute tells entities apart, former values included. */
final class TypeValuesAreDistinct implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    if (table.typeAttribute().isEmpty()) {
      return Stream.empty();
    }
    List<Diagnostic> problems = new ArrayList<>();
    Map<String, EntityModel> owners = new HashMap<>();
    for (EntityModel entity : table.entities()) {
      Stream.concat(Stream.of(entity.typeValue()), entity.formerTypeValues().stream())
          .filter(value -> isTaken(owners.putIfAbsent(value, entity), entity))
          .findFirst()
          .map(value -> problem(table, entity, owners.get(value), value))
          .ifPresent(problems::add);
    }
    return problems.stream();
  }

  /**
   * Equal simple names give equal type values; they are a problem of their own, with the same
   * remedy.
   */
  private static boolean isTaken(@Nullable EntityModel owner, EntityModel entity) {
    return owner != null && (owner == entity || !owner.name().equals(entity.name()));
  }

  private static Diagnostic problem(
      TableModel table, EntityModel entity, EntityModel owner, String value) {
    String attribute = table.typeAttribute().orElseThrow();
    String message =
        owner == entity
            ? "%s lists its type value \"%s\" twice. Remove it from @Aliases."
                .formatted(entity.name(), value)
            : "%s and %s both have the %s \"%s\", so their items could not be told apart. Change type on @Entity, or @Aliases, of one of them."
                .formatted(owner.name(), entity.name(), attribute, value);
    return new Diagnostic(Code.DUPLICATE_TYPE_VALUE, message, entity.origin());
  }
}
