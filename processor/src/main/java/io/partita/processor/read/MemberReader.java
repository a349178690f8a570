package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.model.CollectionModel.Multiplicity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the components of a read model: an entity, an Optional or a List of entities. */
final class MemberReader {

  private final Reading reading;

  MemberReader(Reading reading) {
    this.reading = reading;
  }

  /** All members; empty, and reported, if one cannot be any. */
  Optional<List<Member>> read(TypeElement type, Place place) {
    List<Member> members = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      read(type, component, place).ifPresent(members::add);
    }
    return members.size() == type.getRecordComponents().size()
        ? Optional.of(List.copyOf(members))
        : Optional.empty();
  }

  private Optional<Member> read(TypeElement type, RecordComponentElement component, Place place) {
    String name = component.getSimpleName().toString();
    // Record components have no position on every JDK, their fields do.
    Place member = place.member(ComponentReader.field(type, name));
    String owner = type.getSimpleName() + "." + name;
    Optional<String> unresolved = UnresolvedTypes.in(component.asType());
    if (unresolved.isPresent()) {
      reading.reportUnresolved(
          unresolved.get() + ", the type of " + owner + ", does not exist.", member.origin());
      return Optional.empty();
    }
    Multiplicity multiplicity = multiplicity(component.asType());
    Optional<TypeElement> element = element(component.asType(), multiplicity);
    Set<TypeElement> entities =
        new TreeSet<>(Comparator.comparing(entity -> entity.getQualifiedName().toString()));
    if (element.isEmpty() || !collect(element.get(), entities)) {
      return reading.refuse(
          Code.COLLECTION_MEMBER,
          owner
              + " is neither an entity nor an Optional or a List of one. Declare it as one of them;"
              + " in place of an entity there may be a sealed interface of entities.",
          member.origin());
    }
    return Optional.of(
        new Member(
            name,
            multiplicity,
            ClassName.get(element.get()),
            entities.stream().map(ClassName::get).toList(),
            member.origin()));
  }

  private static Multiplicity multiplicity(TypeMirror type) {
    if (isType(type, List.class)) {
      return Multiplicity.LIST;
    }
    return isType(type, Optional.class) ? Multiplicity.OPTIONAL : Multiplicity.ONE;
  }

  private static boolean isType(TypeMirror type, Class<?> expected) {
    return type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement())
            .getQualifiedName()
            .contentEquals(expected.getCanonicalName());
  }

  /** The record or interface that a component holds one or many of. */
  private static Optional<TypeElement> element(TypeMirror type, Multiplicity multiplicity) {
    if (!(type instanceof DeclaredType declared)) {
      return Optional.empty();
    }
    List<? extends TypeMirror> arguments = declared.getTypeArguments();
    if (multiplicity == Multiplicity.ONE) {
      return arguments.isEmpty()
          ? Optional.of((TypeElement) declared.asElement())
          : Optional.empty();
    }
    return arguments.stream()
        .filter(argument -> argument.getKind() == TypeKind.DECLARED)
        .map(DeclaredType.class::cast)
        .filter(argument -> argument.getTypeArguments().isEmpty())
        .map(argument -> (TypeElement) argument.asElement())
        .findFirst();
  }

  /** Collects the records that something can be; false if it can be anything else. */
  private static boolean collect(TypeElement type, Set<TypeElement> entities) {
    if (type.getKind() == ElementKind.RECORD) {
      entities.add(type);
      return true;
    }
    return type.getKind() == ElementKind.INTERFACE
        && type.getModifiers().contains(Modifier.SEALED)
        && type.getPermittedSubclasses().stream()
            .allMatch(
                permitted ->
                    permitted.getKind() == TypeKind.DECLARED
                        && collect((TypeElement) ((DeclaredType) permitted).asElement(), entities));
  }
}
