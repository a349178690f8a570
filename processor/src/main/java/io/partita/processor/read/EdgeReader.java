package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.Entity;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EndModel.GivenKey;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads {@code @ManyToMany}, which needs the other entities of the table. */
final class EdgeReader {

  private final Reading reading;
  private final TableModel table;
  private final EdgeDeriver deriver;
  private final EndMatcher matcher;
  private final Set<ClassName> listed;

  /**
   * A reader.
   *
   * @param table the table with its entities as they are by themselves
   * @param listed what the table lists, readable or not
   */
  EdgeReader(
      Reading reading, TableModel table, List<DeclaredEntity> entities, Set<ClassName> listed) {
    this.reading = reading;
    this.table = table;
    this.deriver = new EdgeDeriver(table);
    this.matcher =
        new EndMatcher(
            table,
            entities.stream()
                .filter(entity -> entity.manyToMany().isPresent())
                .map(entity -> entity.model().type())
                .collect(Collectors.toUnmodifiableSet()));
    this.listed = listed;
  }

  /** The entity, an edge with all its keys if it is one. */
  EntityModel read(DeclaredEntity entity) {
    if (entity.manyToMany().isEmpty()) {
      return entity.model();
    }
    Optional<EdgeModel> edge = edge(entity.model(), entity.manyToMany().get());
    if (edge.isEmpty()) {
      reading.diagnostics().silence(entity.model().origin());
    }
    return edge.map(found -> deriver.derive(entity.model(), found)).orElse(entity.model());
  }

  private Optional<EdgeModel> edge(EntityModel entity, DeclaredAnnotation annotation) {
    Optional<DeclaredEnd> left = end(entity, annotation, "left");
    Optional<DeclaredEnd> right = end(entity, annotation, "right");
    return left.flatMap(l -> right.map(r -> edge(entity, annotation, l, r)));
  }

  private EdgeModel edge(
      EntityModel entity, DeclaredAnnotation annotation, DeclaredEnd left, DeclaredEnd right) {
    List<EndKey> leftKeys = matcher.match(entity, left.type, right.type, left.given.components());
    List<EndKey> rightKeys = matcher.match(entity, right.type, left.type, right.given.components());
    boolean self = left.type.equals(right.type);
    return new EdgeModel(
        left.model(
            self ? EndNames.role(left.type, leftKeys, rightKeys) : EndNames.role(left.type),
            leftKeys),
        right.model(
            self ? EndNames.role(right.type, rightKeys, leftKeys) : EndNames.role(right.type),
            rightKeys),
        annotation.text("inverse"),
        annotation.flag("requireEnds"),
        annotation.origin());
  }

  /** An end; empty, and reported here or where the table lists it, if it is none. */
  private Optional<DeclaredEnd> end(EntityModel edge, DeclaredAnnotation annotation, String side) {
    Object value = annotation.value(side).map(AnnotationValue::getValue).orElse("");
    Origin origin = annotation.origin(side);
    if (value instanceof String) {
      return Optional.empty();
    }
    if (!(value instanceof DeclaredType type)) {
      reportUnusable(edge, TypeName.get((TypeMirror) value) + " is no @Entity", origin);
      return Optional.empty();
    }
    TypeElement element = (TypeElement) type.asElement();
    if (type.getKind() == TypeKind.ERROR) {
      reading.reportUnresolved(
          element.getSimpleName() + ", an end of " + edge.name() + ", does not exist.", origin);
      return Optional.empty();
    }
    ClassName name = ClassName.get(element);
    boolean isRead = table.entity(name).isPresent();
    if (!isRead && !listed.contains(name) && !isEntity(element)) {
      reportUnusable(edge, name.simpleName() + " is no record with @Entity", origin);
      return Optional.empty();
    }
    GivenKey given = new GivenKey(annotation.texts(side + "Key"), annotation.origin(side + "Key"));
    return isRead || !listed.contains(name)
        ? Optional.of(new DeclaredEnd(name, given, origin))
        : Optional.empty();
  }

  private void reportUnusable(EntityModel edge, String problem, Origin origin) {
    reading.report(
        Code.UNUSABLE_END,
        edge.name()
            + " cannot join what is not stored: "
            + problem
            + ". Name an entity of the same table.",
        origin);
  }

  private static boolean isEntity(TypeElement type) {
    return type.getKind() == ElementKind.RECORD
        && DeclaredAnnotation.find(type, Entity.class, new Place.InSource(type)).isPresent();
  }

  /** An end as it is written. */
  private record DeclaredEnd(ClassName type, GivenKey given, Origin origin) {
    EndModel model(String role, List<EndKey> keys) {
      return new EndModel(type, role, keys, given, origin);
    }
  }
}
