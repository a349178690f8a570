package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.ItemCollection;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.diagnostic.SourceOrigin;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.CollectionModel.Member;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Reads the read models that a table lists. */
final class CollectionReader {

  private final Reading reading;
  private final GeneratedNames names;
  private final MemberReader members;

  CollectionReader(Reading reading) {
    this.reading = reading;
    this.names = new GeneratedNames(reading.table());
    this.members = new MemberReader(reading);
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
    List<CollectionModel> collections = new ArrayList<>();
    Set<ClassName> seen = new HashSet<>();
    for (AnnotationValue value : table.values("collections")) {
      SourceOrigin origin = table.origin(value);
      listed(value, origin)
          .filter(type -> isFirst(type, seen, origin))
          .flatMap(type -> read(type, origin))
          .ifPresent(collections::add);
    }
    return collections;
  }

  private Optional<TypeElement> listed(AnnotationValue value, SourceOrigin origin) {
    Optional<TypeElement> listed = DeclaredAnnotation.type(value);
    if (listed.isPresent()) {
      return listed;
    }
    if (value.getValue() instanceof DeclaredType type) {
      reading.reportUnresolved(
          type.asElement().getSimpleName()
              + ", a collection of "
              + reading.table().getSimpleName()
              + ", does not exist.",
          origin);
    } else if (!(value.getValue() instanceof String)) {
      reportUnusable("A collection of " + reading.table().getSimpleName(), origin);
    }
    return Optional.empty();
  }

  private boolean isFirst(TypeElement type, Set<ClassName> seen, SourceOrigin origin) {
    boolean first = seen.add(ClassName.get(type));
    if (!first) {
      reading.report(
          Code.NOT_A_COLLECTION,
          type.getSimpleName()
              + " is listed twice in the collections of "
              + reading.table().getSimpleName()
              + ". List it once.",
          origin);
    }
    return first;
  }

  private Optional<CollectionModel> read(TypeElement type, SourceOrigin listed) {
    Place place = reading.place(type, listed);
    Optional<DeclaredAnnotation> annotation = reading.find(type, ItemCollection.class, place);
    if (annotation.isEmpty()
        || type.getKind() != ElementKind.RECORD
        || !type.getTypeParameters().isEmpty()) {
      reportUnusable(type.getSimpleName().toString(), listed);
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

  private void reportUnusable(String what, Origin origin) {
    reading.report(
        Code.NOT_A_COLLECTION,
        what
            + " is no record with @ItemCollection and without type parameters, so it cannot be read"
            + " as a collection. Declare it as such a record, or take it out of the table's"
            + " collections.",
        origin);
  }
}
