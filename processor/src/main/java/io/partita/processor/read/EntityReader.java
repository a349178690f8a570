package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.Aliases;
import io.partita.annotations.ChildOf;
import io.partita.annotations.Entity;
import io.partita.annotations.Hierarchy;
import io.partita.annotations.Index;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.ManyToMany;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.diagnostic.SourceOrigin;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.HierarchyModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.WhereModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Reads one record listed in a table. */
final class EntityReader {

  private final Reading reading;
  private final KeyEncoding encoding;
  private final TypeReader types;
  private final ComponentReader components;
  private final GeneratedNames names;

  EntityReader(Reading reading, KeyEncoding encoding, TypeReader types) {
    this.reading = reading;
    this.encoding = encoding;
    this.types = types;
    this.components = new ComponentReader(reading, types);
    this.names = new GeneratedNames(reading.table());
  }

  /** The entity; empty, and reported, if the type cannot be one. */
  Optional<DeclaredEntity> read(TypeElement type, SourceOrigin listed) {
    Place place = reading.place(type, listed);
    Optional<DeclaredAnnotation> entity = reading.find(type, Entity.class, place);
    Optional<DeclaredAnnotation> edge = reading.find(type, ManyToMany.class, place);
    Optional<DeclaredAnnotation> child = reading.find(type, ChildOf.class, place);
    String name = type.getSimpleName().toString();
    if (type.getKind() != ElementKind.RECORD) {
      return reading.refuse(
          Code.NOT_A_RECORD,
          name
              + " is not a record, and only records are stored. Declare it as a record, or take it"
              + " out of the table's entities.",
          place.origin());
    }
    if (entity.isEmpty() && edge.isPresent()) {
      return reading.refuse(
          Code.MISSING_ENTITY,
          name
              + " has @ManyToMany but no @Entity, so it is not stored. Annotate it with @Entity as"
              + " well; its keys derive from its ends.",
          edge.get().origin());
    }
    if (entity.isEmpty() && child.isPresent()) {
      return reading.refuse(
          Code.MISSING_ENTITY,
          name
              + " has @ChildOf but no @Entity, so it is not stored. Annotate it with @Entity(sk ="
              + " ...) as well; its partition key is its parent's.",
          child.get().origin());
    }
    if (entity.isEmpty()) {
      return reading.refuse(
          Code.MISSING_ENTITY,
          name
              + " is listed in "
              + reading.table().getSimpleName()
              + " but has no @Entity. Annotate it with @Entity(pk = ..., sk = ...), or take it out"
              + " of the table's entities.",
          listed);
    }
    if (!type.getTypeParameters().isEmpty()) {
      return reading.refuse(
          Code.GENERIC_ENTITY,
          name
              + " has type parameters, so what is stored would be open. Declare a record without"
              + " them for each type.",
          place.origin());
    }
    if (!reading.visibility().canSee(type)) {
      reading.reportInvisible(type, place.origin());
    }
    return Optional.of(new DeclaredEntity(read(type, entity.get(), place), edge, child));
  }

  private EntityModel read(TypeElement type, DeclaredAnnotation entity, Place place) {
    String name = type.getSimpleName().toString();
    String typeValue = entity.text("type");
    Optional<HierarchyModel> hierarchy = hierarchy(type, place);
    List<ComponentModel> components = components(type, place);
    return new EntityModel(
        ClassName.get(type),
        names.of(type),
        typeValue.isEmpty() ? name : typeValue,
        reading
            .find(type, Aliases.class, place)
            .map(aliases -> aliases.texts("value"))
            .orElse(List.of()),
        components,
        components.stream()
            .filter(component -> !component.rest())
            .flatMap(ComponentModel::stored)
            .toList(),
        optionalTemplate(entity, "pk", "Partition key", name)
            .orElseGet(() -> Template.absent(entity.origin())),
        optionalTemplate(entity, "sk", "Sort key", name)
            .or(() -> levels(hierarchy, "", "Sort key", name)),
        indexes(type, hierarchy, place),
        Optional.empty(),
        Optional.empty(),
        hierarchy,
        entity.text("as"),
        reading.allowed(type, place),
        entity.origin());
  }

  private List<ComponentModel> components(TypeElement type, Place place) {
    ClassName name = ClassName.get(type);
    types.enter(name);
    List<ComponentModel> read = components.read(type, place);
    types.leave(name);
    return read;
  }

  private Optional<HierarchyModel> hierarchy(TypeElement type, Place place) {
    return reading
        .find(type, Hierarchy.class, place)
        .map(
            hierarchy ->
                new HierarchyModel(
                    hierarchy.texts("value"), hierarchy.text("index"), hierarchy.origin()));
  }

  /** The sort key that the levels of a hierarchy make, if it is one of that index or the table. */
  private Optional<Template> levels(
      Optional<HierarchyModel> hierarchy, String index, String role, String entity) {
    return hierarchy
        .filter(levels -> levels.index().equals(index) && !levels.levels().isEmpty())
        .map(levels -> template(levels.template(), role, entity, levels.origin()));
  }

  private List<EntityIndexModel> indexes(
      TypeElement type, Optional<HierarchyModel> hierarchy, Place place) {
    List<DeclaredAnnotation> annotations = new ArrayList<>();
    reading.find(type, Index.class, place).ifPresent(annotations::add);
    reading
        .find(type, Index.List.class, place)
        .ifPresent(list -> annotations.addAll(list.annotations("value")));
    return annotations.stream()
        .map(index -> index(index, hierarchy, type.getSimpleName().toString()))
        .toList();
  }

  private EntityIndexModel index(
      DeclaredAnnotation index, Optional<HierarchyModel> hierarchy, String entity) {
    String name = index.text("name");
    String sortKey = name + " sort key";
    return new EntityIndexModel(
            name,
            optionalTemplate(index, "pk", name + " partition key", entity),
            optionalTemplate(index, "sk", sortKey, entity)
                .or(() -> levels(hierarchy, name, sortKey, entity)),
            where(index, name, entity),
            (int) index.number("shards"),
            index.text("as"),
            index.origin())
        .sharded();
  }

  private Optional<WhereModel> where(DeclaredAnnotation annotation, String index, String entity) {
    String where = annotation.text("where");
    String subject = "Condition \"" + where + "\" of " + entity + " on " + index;
    return where.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new WhereParser(subject, where, annotation.origin("where"), reading.diagnostics())
                .parse());
  }

  private Optional<Template> optionalTemplate(
      DeclaredAnnotation annotation, String value, String role, String entity) {
    return annotation.text(value).isEmpty()
        ? Optional.empty()
        : Optional.of(template(annotation, value, role, entity));
  }

  private Template template(
      DeclaredAnnotation annotation, String value, String role, String entity) {
    return template(annotation.text(value), role, entity, annotation.origin(value));
  }

  private Template template(String text, String role, String entity, Origin origin) {
    String subject = role + " \"" + text + "\" of " + entity;
    return new TemplateParser(subject, text, encoding, origin, reading.diagnostics()).parse();
  }
}
