package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.Allow;
import io.partita.annotations.ChildOf;
import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.ProjectionOf;
import io.partita.annotations.Table;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * The children, edges and projections among the sources that no table lists. Without a table
 * nothing looks at them, although those that they belong to tell which one was meant.
 */
public final class UnlistedEntities {

  private final Elements elements;

  /** By name: elements are not valid across rounds. */
  private final Set<String> related = new TreeSet<>();

  /** By name, likewise. */
  private final Set<String> projections = new TreeSet<>();

  private final Set<ClassName> listed = new TreeSet<>();

  public UnlistedEntities(Elements elements) {
    this.elements = elements;
  }

  /** Adds the types of a round. */
  public void addAll(RoundEnvironment round) {
    Stream.of(ChildOf.class, ManyToMany.class)
        .flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
        .forEach(entity -> related.add(((TypeElement) entity).getQualifiedName().toString()));
    round
        .getElementsAnnotatedWith(ProjectionOf.class)
        .forEach(one -> projections.add(((TypeElement) one).getQualifiedName().toString()));
    for (Element table : round.getElementsAnnotatedWith(Table.class)) {
      listed.addAll(Reading.listed((TypeElement) table));
      listed.addAll(Reading.listed((TypeElement) table, "projections"));
    }
  }

  /** Those whose parent or ends, or whose entity, a table lists. */
  public Stream<Diagnostic> check(TypeElement table) {
    Set<ClassName> entities = Reading.listed(table);
    return Stream.concat(
        unlisted(related)
            .filter(
                entity ->
                    find(entity, Entity.class).isPresent()
                        && !isAllowed(entity, Code.UNLISTED_ENTITY))
            .flatMap(entity -> check(entity, table, entities).stream()),
        unlisted(projections)
            .filter(projection -> !isAllowed(projection, Code.UNLISTED_PROJECTION))
            .flatMap(projection -> checkProjection(projection, table, entities).stream()));
  }

  private Stream<TypeElement> unlisted(Set<String> names) {
    return names.stream()
        .map(elements::getTypeElement)
        .filter(type -> !listed.contains(ClassName.get(type)));
  }

  private static Optional<Diagnostic> checkProjection(
      TypeElement projection, TypeElement table, Set<ClassName> entities) {
    DeclaredAnnotation annotation = find(projection, ProjectionOf.class).orElseThrow();
    return annotation
        .value("value")
        .flatMap(DeclaredAnnotation::type)
        .map(ClassName::get)
        .filter(entities::contains)
        .map(
            entity ->
                new Diagnostic(
                    Code.UNLISTED_PROJECTION,
                    "%s is a projection of %s, but %s does not list it, so that nothing is generated for it. Add %s.class to the projections of %s."
                        .formatted(
                            projection.getSimpleName(),
                            entity.simpleName(),
                            table.getSimpleName(),
                            projection.getSimpleName(),
                            table.getSimpleName()),
                    annotation.origin()));
  }

  private static Optional<Diagnostic> check(
      TypeElement entity, TypeElement table, Set<ClassName> entities) {
    Optional<DeclaredAnnotation> edge = find(entity, ManyToMany.class);
    Optional<DeclaredAnnotation> relation = edge.or(() -> find(entity, ChildOf.class));
    List<ClassName> related =
        relation.stream()
            .flatMap(
                annotation ->
                    (edge.isPresent() ? Stream.of("left", "right") : Stream.of("value"))
                        .flatMap(name -> annotation.value(name).stream()))
            .flatMap(value -> DeclaredAnnotation.type(value).stream())
            .map(ClassName::get)
            .distinct()
            .toList();
    if (related.isEmpty() || !entities.containsAll(related)) {
      return Optional.empty();
    }
    String names = related.stream().map(ClassName::simpleName).collect(Collectors.joining(" and "));
    return Optional.of(
        new Diagnostic(
            Code.UNLISTED_ENTITY,
            "%s %s %s, but %s does not list it, so that nothing is generated for it. Add %s.class to the entities of %s."
                .formatted(
                    entity.getSimpleName(),
                    edge.isPresent() ? "joins" : "is a child of",
                    names,
                    table.getSimpleName(),
                    entity.getSimpleName(),
                    table.getSimpleName()),
            relation.orElseThrow().origin()));
  }

  private static boolean isAllowed(TypeElement entity, Code code) {
    return find(entity, Allow.class)
        .filter(allow -> allow.texts("value").contains(code.name()))
        .isPresent();
  }

  private static Optional<DeclaredAnnotation> find(
      TypeElement type, Class<? extends java.lang.annotation.Annotation> annotation) {
    return DeclaredAnnotation.find(type, annotation, new Place.InSource(type));
  }
}
