package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.Aliases;
import io.partita.annotations.Allow;
import io.partita.annotations.Attribute;
import io.partita.annotations.Convert;
import io.partita.annotations.CopyOf;
import io.partita.annotations.Count;
import io.partita.annotations.CreatedAt;
import io.partita.annotations.GeneratedId;
import io.partita.annotations.IdForm;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.Side;
import io.partita.annotations.Ttl;
import io.partita.annotations.Unique;
import io.partita.annotations.UpdatedAt;
import io.partita.annotations.Version;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CopyModel;
import io.partita.processor.model.CountModel;
import io.partita.processor.model.GeneratedIdModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TypeModel;
import java.lang.annotation.Annotation;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the components of a record. */
final class ComponentReader {

  private static final Map<Managed, Class<? extends Annotation>> MANAGED =
      Map.of(
          Managed.VERSION, Version.class,
          Managed.TTL, Ttl.class,
          Managed.CREATED_AT, CreatedAt.class,
          Managed.UPDATED_AT, UpdatedAt.class,
          Managed.COUNT, Count.class);

  /** JSpecify's, Lombok's, Kotlin's and all the others: tools know them by these names alone. */
  private static final Set<String> FORBIDDING_NULL = Set.of("NonNull", "NotNull", "Nonnull");

  private final Reading reading;
  private final ConverterReader converters;
  private final TypeReader types;

  ComponentReader(Reading reading, TypeReader types) {
    this.reading = reading;
    this.converters = new ConverterReader(reading);
    this.types = types;
  }

  List<ComponentModel> read(TypeElement type, Place place) {
    reading.deprecations().addUsed(type);
    return type.getRecordComponents().stream()
        .map(component -> read(type, component, place))
        .toList();
  }

  private ComponentModel read(TypeElement type, RecordComponentElement component, Place place) {
    String name = component.getSimpleName().toString();
    String path = type.getSimpleName() + "." + name;
    Declaration declaration = new Declaration(reading, component, field(type, name), place);
    return new ComponentModel(
        name,
        type(component.asType(), declaration, path),
        declaration
            .find(Attribute.class)
            .map(attribute -> attributeName(attribute, name))
            .orElse(name),
        declaration.find(Aliases.class).map(aliases -> aliases.texts("value")).orElse(List.of()),
        managed(declaration),
        declaration.find(KeyOnly.class).isPresent(),
        declaration.find(Count.class).flatMap(count -> count(count, path)),
        declaration.find(Unique.class).isPresent(),
        declaration.find(Attribute.class).map(attribute -> (int) attribute.number("max")).orElse(0),
        declaration.find(CopyOf.class).flatMap(copy -> copy(copy, path)),
        declaration.find(GeneratedId.class).map(id -> generatedId(id, declaration)),
        declaration
            .find(Allow.class)
            .map(allow -> Set.copyOf(allow.texts("value")))
            .orElse(Set.of()),
        declaration.place().origin());
  }

  private TypeModel type(TypeMirror type, Declaration declaration, String name) {
    Referrer referrer = new Referrer(name, declaration.place().origin());
    Optional<DeclaredAnnotation> convert = declaration.find(Convert.class);
    if (convert.isEmpty()) {
      return types.read(type, Optional.empty(), referrer);
    }
    return converters
        .read(convert.get(), type, name)
        .map(conversion -> types.read(type, Optional.of(conversion), referrer))
        .orElse(TypeReader.UNKNOWN);
  }

  /** The name that is given; one that only bounds a collection need not give any. */
  private static String attributeName(DeclaredAnnotation attribute, String component) {
    boolean isBound = attribute.number("max") != 0;
    return attribute.text("value").isEmpty() && isBound ? component : attribute.text("value");
  }

  /** What is counted; empty, and reported, if it is no class that there is. */
  private Optional<CountModel> count(DeclaredAnnotation count, String name) {
    Object value = count.value("value").map(AnnotationValue::getValue).orElse("");
    if (value instanceof TypeMirror type && !(value instanceof DeclaredType)) {
      return reading.refuse(
          Code.NOT_COUNTABLE,
          name
              + " cannot count "
              + TypeName.get(type)
              + ", which is not stored. Name an edge, a child or a deeper descendant.",
          count.origin("value"));
    }
    return named(count, "value", name + " counts")
        .map(
            counted ->
                new CountModel(counted, count.constant("side", Side.AUTO), count.origin("value")));
  }

  /** What is copied; empty, and reported, if it is no class that there is. */
  private Optional<CopyModel> copy(DeclaredAnnotation copy, String name) {
    return named(copy, "entity", name + " is copied from")
        .map(entity -> new CopyModel(entity, copy.text("component"), copy.origin()));
  }

  private Optional<ClassName> named(DeclaredAnnotation annotation, String value, String use) {
    Optional<AnnotationValue> given = annotation.value(value);
    Optional<ClassName> named = given.flatMap(DeclaredAnnotation::type).map(ClassName::get);
    if (named.isEmpty()
        && given.map(AnnotationValue::getValue).orElse("") instanceof DeclaredType type) {
      reading.reportUnresolved(
          type.asElement().getSimpleName() + ", which " + use + ", does not exist.",
          annotation.origin(value));
    }
    return named;
  }

  private static GeneratedIdModel generatedId(DeclaredAnnotation id, Declaration declaration) {
    return new GeneratedIdModel(
        id.constant("value", IdForm.UUID_V7), declaration.firstOf(FORBIDDING_NULL));
  }

  private static Set<Managed> managed(Declaration declaration) {
    Set<Managed> managed = EnumSet.noneOf(Managed.class);
    MANAGED.forEach(
        (kind, annotation) -> {
          if (declaration.find(annotation).isPresent()) {
            managed.add(kind);
          }
        });
    return Collections.unmodifiableSet(managed);
  }

  /** The field of a component, which has a source position on every JDK. */
  static Element field(TypeElement type, String name) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().contentEquals(name))
        .findFirst()
        .orElseThrow();
  }

  /**
   * A component and its backing field. The field comes first: on JDK 17 a component has no source
   * position, and one from a class file may have lost its annotations.
   */
  private record Declaration(
      Reading reading, RecordComponentElement component, Element field, Place owner) {

    Place place() {
      return owner.member(field);
    }

    /** The first annotation of the component or its type that has one of some simple names. */
    Optional<String> firstOf(Set<String> names) {
      return Stream.of(field, component, component.getAccessor(), field.asType())
          .map(AnnotatedConstruct::getAnnotationMirrors)
          .flatMap(List::stream)
          .map(mirror -> mirror.getAnnotationType().asElement().getSimpleName().toString())
          .filter(names::contains)
          .findFirst();
    }

    Optional<DeclaredAnnotation> find(Class<? extends Annotation> type) {
      return reading
          .find(field, type, place())
          .or(() -> reading.find(component, type, owner.member(component)));
    }
  }
}
