package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.Entity;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.TableModel;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads which other entity an annotation names. */
final class RelatedTypes {

  private final Reading reading;
  private final TableModel table;

  RelatedTypes(Reading reading, TableModel table) {
    this.reading = reading;
    this.table = table;
  }

  /**
   * What the annotation's value is for, for messages.
   *
   * @param role what the named entity is: {@code an end of Membership}
   * @param unusable the code of a type that cannot be one
   * @param complaint what is wrong then: {@code Membership cannot join what is not stored}
   */
  record Purpose(String role, Code unusable, String complaint) {}

  /** The entity; empty, and reported here or where the table lists it, if it is none. */
  Optional<ClassName> find(DeclaredAnnotation annotation, String name, Purpose purpose) {
    Object value = annotation.value(name).map(AnnotationValue::getValue).orElse("");
    Origin origin = annotation.origin(name);
    if (value instanceof String) {
      return Optional.empty();
    }
    if (!(value instanceof DeclaredType type)) {
      reportUnusable(purpose, TypeName.get((TypeMirror) value) + " is no @Entity", origin);
      return Optional.empty();
    }
    TypeElement element = (TypeElement) type.asElement();
    if (type.getKind() == TypeKind.ERROR) {
      reading.reportUnresolved(
          element.getSimpleName() + ", " + purpose.role() + ", does not exist.", origin);
      return Optional.empty();
    }
    ClassName found = ClassName.get(element);
    boolean isRead = table.entity(found).isPresent();
    if (!isRead && !reading.listed().contains(found) && !isEntity(element)) {
      reportUnusable(purpose, found.simpleName() + " is no record with @Entity", origin);
      return Optional.empty();
    }
    return isRead || !reading.listed().contains(found) ? Optional.of(found) : Optional.empty();
  }

  private void reportUnusable(Purpose purpose, String problem, Origin origin) {
    reading.report(
        purpose.unusable(),
        purpose.complaint() + ": " + problem + ". Name an entity of the same table.",
        origin);
  }

  private static boolean isEntity(TypeElement type) {
    return type.getKind() == ElementKind.RECORD
        && DeclaredAnnotation.find(type, Entity.class, new Place.InSource(type)).isPresent();
  }
}
