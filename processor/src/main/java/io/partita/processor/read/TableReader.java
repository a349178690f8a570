package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.Table;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostics;
import io.partita.processor.diagnostic.SourceOrigin;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Types;

/**
 * Reads a {@code @Table} and everything it refers to; what cannot be read is reported and left out.
 */
public final class TableReader {

  private final Types types;
  private final SourceTypes sources;

  public TableReader(Types types, SourceTypes sources) {
    this.types = types;
    this.sources = sources;
  }

  /** The model of a table, as far as it can be read. */
  public TableModel read(TypeElement type, Diagnostics diagnostics) {
    Reading reading =
        new Reading(
            types, sources, type, new Visibility(type), new Deprecations(types), diagnostics);
    DeclaredAnnotation table =
        reading.find(type, Table.class, new Place.InSource(type)).orElseThrow();
    if (type.getKind() != ElementKind.INTERFACE) {
      reading.report(
          Code.NOT_AN_INTERFACE,
          type.getSimpleName()
              + " is not an interface, but @Table only names things and has nothing to implement."
              + " Declare it as an interface.",
          SourceOrigin.of(type));
    }
    return read(ClassName.get(type), table, reading);
  }

  private static TableModel read(ClassName name, DeclaredAnnotation table, Reading reading) {
    KeyEncoding encoding = table.constant("keyEncoding", KeyEncoding.ORDERED);
    String partitionKey = table.text("partitionKey");
    TableConverters converters = TableConverters.read(table, reading);
    TypeReader types = new TypeReader(reading, converters.conversions());
    List<DeclaredEntity> entities =
        entities(table, reading, new EntityReader(reading, encoding, types));
    TableModel declared =
        new TableModel(
            name,
            partitionKey,
            unlessEmpty(table.text("sortKey")),
            unlessEmpty(table.text("typeAttribute")),
            encoding,
            table.number("read"),
            table.number("write"),
            converters.models(),
            new IndexReader(partitionKey).declared(table),
            entities.stream().map(DeclaredEntity::model).toList(),
            new CollectionReader(reading).read(table, entities),
            new RecordProjectionReader(reading).read(table, entities),
            types.nested(),
            reading.deprecations().warnings(),
            reading.allowed(reading.table(), new Place.InSource(reading.table())),
            table.origin());
    return withRelations(declared, entities, reading);
  }

  /** Children come first: their keys follow from their parents', and an end can be a child. */
  private static TableModel withRelations(
      TableModel declared, List<DeclaredEntity> entities, Reading reading) {
    List<DeclaredEntity> children = new ChildReader(reading, declared).read(entities);
    TableModel table =
        declared.with(children.stream().map(DeclaredEntity::model).toList(), declared.indexes());
    EdgeReader edges = new EdgeReader(reading, table, children);
    List<EntityModel> complete = children.stream().map(edges::read).toList();
    UnreadRelations.silenceCounts(reading, children, complete);
    return table.with(complete, IndexReader.inferred(declared.indexes(), complete));
  }

  private static List<DeclaredEntity> entities(
      DeclaredAnnotation table, Reading reading, EntityReader reader) {
    List<DeclaredEntity> entities = new ArrayList<>();
    Set<ClassName> seen = new HashSet<>();
    if (table.isEmpty("entities")) {
      reading.report(
          Code.TABLE_ENTITIES,
          reading.table().getSimpleName()
              + " lists no entities, so nothing could be stored in it. List at least one record.",
          table.origin("entities"));
    }
    for (AnnotationValue value : table.values("entities")) {
      SourceOrigin origin = table.origin(value);
      listed(value, reading, origin)
          .filter(entity -> isFirst(entity, seen, reading, origin))
          .flatMap(entity -> reader.read(entity, origin))
          .ifPresent(entities::add);
    }
    return List.copyOf(entities);
  }

  private static Optional<TypeElement> listed(
      AnnotationValue value, Reading reading, SourceOrigin origin) {
    String table = reading.table().getSimpleName().toString();
    Optional<TypeElement> listed = DeclaredAnnotation.type(value);
    if (listed.isPresent()) {
      return listed;
    }
    if (value.getValue() instanceof DeclaredType type) {
      reading.reportUnresolved(
          type.asElement().getSimpleName() + ", an entity of " + table + ", does not exist.",
          origin);
    } else if (!(value.getValue() instanceof String)) {
      reading.report(
          Code.NOT_A_RECORD,
          "An entity of " + table + " is not a record, and only records are stored. Name a record.",
          origin);
    }
    return Optional.empty();
  }

  private static boolean isFirst(
      TypeElement entity, Set<ClassName> seen, Reading reading, SourceOrigin origin) {
    boolean first = seen.add(ClassName.get(entity));
    if (!first) {
      reading.report(
          Code.TABLE_ENTITIES,
          entity.getSimpleName()
              + " is listed twice in "
              + reading.table().getSimpleName()
              + ". List it once.",
          origin);
    }
    return first;
  }

  private static Optional<String> unlessEmpty(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }
}
