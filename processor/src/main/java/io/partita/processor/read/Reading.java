package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.Allow;
import io.partita.annotations.Table;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Diagnostics;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.diagnostic.SourceOrigin;
import java.lang.annotation.Annotation;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/** What the readers of one table share. */
record Reading(
    Types types,
    SourceTypes sources,
    TypeElement table,
    Visibility visibility,
    Deprecations deprecations,
    Diagnostics diagnostics) {

  void report(Code code, String message, Origin origin) {
    diagnostics.add(new Diagnostic(code, message, origin));
  }

  /** Reports why something cannot be read, in place of which there is nothing. */
  <T> Optional<T> refuse(Code code, String message, Origin origin) {
    report(code, message, origin);
    return Optional.empty();
  }

  /** Reports a record that generated code could not name. */
  void reportInvisible(TypeElement type, Origin origin) {
    report(
        Code.INACCESSIBLE,
        "Code generated beside %s cannot see %s. Make it and the types around it public, or at least not private and in the same package."
            .formatted(table.getSimpleName(), type.getSimpleName()),
        origin);
  }

  void reportUnresolved(String what, Origin origin) {
    diagnostics.addUnreadable(
        new Diagnostic(
            Code.UNRESOLVED_TYPE,
            what
                + " Check the spelling and the imports; if another annotation processor generates it, see why it did not.",
            origin));
  }

  /** The annotation of a type on an element; values in it that do not resolve are reported. */
  Optional<DeclaredAnnotation> find(
      Element element, Class<? extends Annotation> type, Place place) {
    Optional<DeclaredAnnotation> found = DeclaredAnnotation.find(element, type, place);
    found.ifPresent(
        annotation ->
            annotation.forEachUnresolved(
                (name, value) ->
                    reportUnresolved(
                        "@"
                            + type.getSimpleName()
                            + " of "
                            + element.getSimpleName()
                            + " refers in '"
                            + name
                            + "' to something that does not exist or is not visible.",
                        annotation.origin(value))));
    return found;
  }

  /** The codes of findings about a type that are meant. */
  Set<String> allowed(TypeElement type, Place place) {
    return find(type, Allow.class, place)
        .map(allow -> Set.copyOf(allow.texts("value")))
        .orElse(Set.of());
  }

  /** Where problems of a type are shown, given what refers to it. */
  Place place(TypeElement type, SourceOrigin referrer) {
    return sources.contains(type)
        ? new Place.InSource(type)
        : new Place.InClassFile(referrer.onBehalfOf(type.getQualifiedName().toString()));
  }

  /** What the table lists as its entities, readable or not. */
  Set<ClassName> listed() {
    return listed(table);
  }

  /** What a table lists as its entities. */
  static Set<ClassName> listed(TypeElement table) {
    return listed(table, "entities");
  }

  /** The types that a table lists under one of its names. */
  static Set<ClassName> listed(TypeElement table, String name) {
    return DeclaredAnnotation.find(table, Table.class, new Place.InSource(table)).stream()
        .flatMap(annotation -> annotation.values(name).stream())
        .flatMap(value -> DeclaredAnnotation.type(value).stream())
        .map(ClassName::get)
        .collect(Collectors.toUnmodifiableSet());
  }
}
