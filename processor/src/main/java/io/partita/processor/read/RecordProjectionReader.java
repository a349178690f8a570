package io.partita.processor.read;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.Allow;
import io.partita.annotations.ProjectionOf;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.RecordProjectionModel;
import io.partita.processor.model.RecordProjectionModel.ProjectedComponent;
import io.partita.processor.read.ListedTypes.Listed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Reads the records of some components of entities that a table lists. */
final class RecordProjectionReader {

  private static final String UNUSABLE =
      "is not a record with @ProjectionOf and without type parameters, so nothing can be read into"
          + " it. Declare it as such a record, or take it out of the table's projections.";

  private static final String ANNOTATIONS = Allow.class.getPackageName() + ".";

  private final Reading reading;
  private final GeneratedNames names;
  private final ListedTypes listed;

  RecordProjectionReader(Reading reading) {
    this.reading = reading;
    this.names = new GeneratedNames(reading.table());
    this.listed =
        new ListedTypes(reading, "projections", "projection", Code.NOT_A_PROJECTION, UNUSABLE);
  }

  /** The projections, as far as they and their entities can be read. */
  List<RecordProjectionModel> read(DeclaredAnnotation table, List<DeclaredEntity> entities) {
    Set<ClassName> unreadable = new HashSet<>(reading.listed());
    entities.forEach(entity -> unreadable.remove(entity.model().type()));
    return listed.in(table).stream()
        .flatMap(one -> read(one).stream())
        .filter(projection -> !unreadable.contains(projection.entity()))
        .toList();
  }

  private Optional<RecordProjectionModel> read(Listed one) {
    TypeElement type = one.type();
    Place place = reading.place(type, one.origin());
    Optional<DeclaredAnnotation> annotation = reading.find(type, ProjectionOf.class, place);
    if (!listed.isUsable(one, annotation.isPresent())) {
      return Optional.empty();
    }
    if (!reading.visibility().canSee(type)) {
      reading.reportInvisible(type, place.origin());
    }
    reading.deprecations().addUsed(type);
    return entity(type, annotation.get())
        .flatMap(
            entity ->
                components(type, place)
                    .map(components -> model(type, entity, annotation.get(), components)));
  }

  private RecordProjectionModel model(
      TypeElement type,
      ClassName entity,
      DeclaredAnnotation annotation,
      List<ProjectedComponent> components) {
    return new RecordProjectionModel(
        ClassName.get(type),
        names.of(type),
        entity,
        annotation.origin("value"),
        components,
        annotation.origin());
  }

  /** The entity; empty, and reported, if there is no such class. */
  private Optional<ClassName> entity(TypeElement type, DeclaredAnnotation annotation) {
    Optional<AnnotationValue> value = annotation.value("value");
    Optional<ClassName> entity = value.flatMap(DeclaredAnnotation::type).map(ClassName::get);
    Object given = value.map(AnnotationValue::getValue).orElse("");
    Origin origin = annotation.origin("value");
    if (entity.isEmpty() && given instanceof DeclaredType unknown) {
      reading.reportUnresolved(
          "%s, of which %s is a projection, does not exist."
              .formatted(unknown.asElement().getSimpleName(), type.getSimpleName()),
          origin);
    } else if (entity.isEmpty() && !(given instanceof String)) {
      reading.report(
          Code.PROJECTION_ENTITY,
          type.getSimpleName()
              + " is a projection of something that is not an entity. Name an entity.",
          origin);
    }
    return entity;
  }

  /** The components; empty, and reported, if one has a type that does not exist. */
  private Optional<List<ProjectedComponent>> components(TypeElement type, Place place) {
    List<ProjectedComponent> components = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      component(type, component, place).ifPresent(components::add);
    }
    return components.size() == type.getRecordComponents().size()
        ? Optional.of(List.copyOf(components))
        : Optional.empty();
  }

  private Optional<ProjectedComponent> component(
      TypeElement type, RecordComponentElement component, Place place) {
    String name = component.getSimpleName().toString();
    Element field = ComponentReader.field(type, name);
    Origin origin = place.member(field).origin();
    Optional<String> unresolved = UnresolvedTypes.in(component.asType());
    if (unresolved.isPresent()) {
      reading.reportUnresolved(
          "%s, the type of %s.%s, does not exist."
              .formatted(unresolved.get(), type.getSimpleName(), name),
          place.member(field).origin());
      return Optional.empty();
    }
    return Optional.of(
        new ProjectedComponent(
            name,
            plain(TypeName.get(component.asType())),
            Stream.of(field, component)
                .flatMap(RecordProjectionReader::annotations)
                .distinct()
                .toList(),
            origin));
  }

  private static Stream<String> annotations(Element element) {
    return element.getAnnotationMirrors().stream()
        .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
        .filter(
            annotation ->
                annotation.getQualifiedName().toString().startsWith(ANNOTATIONS)
                    && !annotation.getQualifiedName().contentEquals(Allow.class.getCanonicalName()))
        .map(annotation -> "@" + annotation.getSimpleName());
  }

  /** A type without the annotations on its use. */
  private static TypeName plain(TypeName type) {
    if (type instanceof ParameterizedTypeName generic) {
      return ParameterizedTypeName.get(
          generic.rawType,
          generic.typeArguments.stream()
              .map(RecordProjectionReader::plain)
              .toArray(TypeName[]::new));
    }
    return type instanceof ArrayTypeName array
        ? ArrayTypeName.of(plain(array.componentType))
        : type.isPrimitive() ? type : type.withoutAnnotations();
  }
}
