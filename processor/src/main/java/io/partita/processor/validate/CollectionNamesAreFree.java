package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** A collection has a name that no entity and no other collection of its table has. */
final class CollectionNamesAreFree implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Map<String, ClassName> owners = new HashMap<>();
    for (EntityModel entity : table.entities()) {
      owners.put(entity.name().toLowerCase(Locale.ROOT), entity.type());
    }
    return table.collections().stream()
        .flatMap(
            collection -> {
              ClassName other =
                  owners.putIfAbsent(collection.name().toLowerCase(Locale.ROOT), collection.type());
              return other == null ? Stream.empty() : Stream.of(sameName(collection, other));
            });
  }

  private static Diagnostic sameName(CollectionModel collection, ClassName other) {
    return new Diagnostic(
        Code.NAME_CLASH,
        "%s and %s cannot both be in one table, because what is generated for them would have the same names. Rename one of the records."
            .formatted(other.canonicalName(), collection.type().canonicalName()),
        collection.origin());
  }
}
