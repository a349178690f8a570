package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.CollectionPlace;
import io.partita.processor.model.CollectionPlaces;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What is generated for a collection has names that nothing else has. */
final class CollectionNamesAreFree implements Rule {

  private final Predicate<ClassName> isTaken;

  CollectionNamesAreFree(Predicate<ClassName> isTaken) {
    this.isTaken = isTaken;
  }

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
              return other == null
                  ? taken(table, collection).stream()
                  : Stream.of(sameName(collection, other));
            });
  }

  private Optional<Diagnostic> taken(TableModel table, CollectionModel collection) {
    return Stream.concat(Stream.of("Dao", "Page"), query(table, collection))
        .map(
            suffix ->
                ClassName.get(table.type().packageName(), collection.generatedName() + suffix))
        .filter(isTaken)
        .findFirst()
        .map(name -> taken(collection, name));
  }

  private static Stream<String> query(TableModel table, CollectionModel collection) {
    if (CollectionsLieTogether.readable(table).noneMatch(collection::equals)) {
      return Stream.empty();
    }
    List<CollectionPlace> candidates = new CollectionPlaces(table, collection).candidates();
    return candidates.stream()
        .map(CollectionPlace::method)
        .map(method -> Character.toUpperCase(method.charAt(0)) + method.substring(1));
  }

  private static Diagnostic sameName(CollectionModel collection, ClassName other) {
    return new Diagnostic(
        Code.NAME_CLASH,
        "%s and %s cannot both be in one table, because what is generated for them would have the same names. Rename one of the records."
            .formatted(other.canonicalName(), collection.type().canonicalName()),
        collection.origin());
  }

  private static Diagnostic taken(CollectionModel collection, ClassName taken) {
    return new Diagnostic(
        Code.NAME_CLASH,
        "Partita generates %s for %s, but there is a type of that name already. Rename one of them, or move the @Table to another package."
            .formatted(taken.canonicalName(), collection.name()),
        collection.origin());
  }
}
