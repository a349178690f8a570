package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.ItemCollection;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.read.ListedTypes.Listed;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Reads the read models that a table lists. */
final class CollectionReader {

  private static final String UNUSABLE =
      "is no record with @ItemCollection and without type parameters, so it cannot be read"
          + " as a collection. Declare it as such a record, or take it out of the table's"
          + " collections.";

  private final Reading reading;
  private final GeneratedNames names;
  private final MemberReader members;
  private final ListedTypes listed;

  CollectionReader(Reading reading) {
    this.reading = reading;
    this.names = new GeneratedNames(reading.table());
    this.members = new MemberReader(reading);
    this.listed =
        new ListedTypes(reading, "collections", "collection", Code.NOT_A_COLLECTION, UNUSABLE);
  }

  /** The read models, as far as they and their entities can be read. */
  List<CollectionModel> read(DeclaredAnnotation table, List<DeclaredEntity> entities) {
    Set<ClassName> unreadable = new HashSet<>(reading.listed());
    entities.forEach(entity -> unreadable.remove(entity.model().type()));
    return read(table).stream()
        .filter(collection -> collection.entities().stream().noneMatch(unreadable::contains))
        .toList();
  }

  private List<CollectionModel> read(DeclaredAnnotation table) {
    return listed.in(table).stream().flatMap(one -> read(one).stream()).toList();
  }

  private Optional<CollectionModel> read(Listed one) {
    TypeElement type = one.type();
    Place place = reading.place(type, one.origin());
    Optional<DeclaredAnnotation> annotation = reading.find(type, ItemCollection.class, place);
    if (!listed.isUsable(one, annotation.isPresent())) {
      return Optional.empty();
    }
    if (!reading.visibility().canSee(type)) {
      reading.reportInvisible(type, place.origin());
    }
    reading.deprecations().addUsed(type);
    return members.read(type, place).map(all -> model(type, annotation.get(), all));
  }

  private CollectionModel model(
      TypeElement type, DeclaredAnnotation annotation, List<Member> members) {
    return new CollectionModel(
        ClassName.get(type),
        names.of(type),
        members,
        annotation.text("index"),
        annotation.origin("index"),
        annotation.text("as"),
        annotation.origin("as"),
        annotation.origin());
  }
}
