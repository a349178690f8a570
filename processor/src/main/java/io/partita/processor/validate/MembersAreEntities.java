package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.model.CollectionModel.Multiplicity;
import io.partita.processor.model.TableModel;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** The members of a collection are entities of the table, each in one member, more than a root. */
final class MembersAreEntities implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.collections().stream()
        .flatMap(
            collection ->
                Stream.of(strangers(table, collection), repeated(collection), rootAlone(collection))
                    .flatMap(found -> found));
  }

  private static Stream<Diagnostic> strangers(TableModel table, CollectionModel collection) {
    String name = table.type().simpleName();
    return collection.members().stream()
        .flatMap(
            member ->
                member.entities().stream()
                    .filter(type -> table.entity(type).isEmpty())
                    .map(
                        type ->
                            problem(
                                "%s.%s holds %s, which is no entity of %s. Add %s.class to the entities of %s."
                                    .formatted(
                                        collection.name(),
                                        member.name(),
                                        type.simpleName(),
                                        name,
                                        type.simpleName(),
                                        name),
                                member.origin())));
  }

  private static Stream<Diagnostic> repeated(CollectionModel collection) {
    Map<ClassName, Member> owners = new HashMap<>();
    return collection.members().stream()
        .flatMap(
            member ->
                member.entities().stream()
                    .filter(type -> owners.putIfAbsent(type, member) != null)
                    .map(type -> repeated(collection, owners.get(type), member, type)));
  }

  private static Diagnostic repeated(
      CollectionModel collection, Member first, Member second, ClassName type) {
    return problem(
        "%s holds %s in '%s' and in '%s', so an item could go into either. Declare one List<%s>."
            .formatted(
                collection.name(),
                type.simpleName(),
                first.name(),
                second.name(),
                type.simpleName()),
        second.origin());
  }

  private static Stream<Diagnostic> rootAlone(CollectionModel collection) {
    boolean isMore =
        collection.members().stream().anyMatch(member -> member.multiplicity() != Multiplicity.ONE);
    return isMore
        ? Stream.empty()
        : Stream.of(
            problem(
                "%s has no List or Optional, so there is no collection to read. Add one, or read the item with find of its DAO."
                    .formatted(collection.name()),
                collection.origin()));
  }

  private static Diagnostic problem(String message, Origin origin) {
    return new Diagnostic(Code.COLLECTION_MEMBER, message, origin);
  }
}
