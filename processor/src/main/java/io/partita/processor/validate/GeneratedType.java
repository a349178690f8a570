package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.Projection;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.RecordProjectionModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.NamedPattern;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/**
 * A type that is generated.
 *
 * @param owner what it is generated for, as messages name it
 * @param beginning what all types of that owner begin with
 * @param isOfTable whether the owner is the table itself
 */
record GeneratedType(
    ClassName name, String owner, String beginning, boolean isOfTable, Origin origin) {

  private static final String[] ENTITY = {"Dao", "Key", "Mapper", "Fields", "Update", "Schema"};
  private static final String DRAFT = "Draft";
  private static final String[] TABLE = {
    "Table", "Codecs", "Paths", "Updates", "Transaction", "Batch"
  };
  private static final String PROJECTION = "Projection";
  private static final String[] COLLECTION = {"Dao", "Page"};

  /**
   * All types of a table: those of its entities first, its own last.
   *
   * @param drafts whether entities have drafts
   */
  static Stream<GeneratedType> of(ResolvedTable resolved, boolean drafts) {
    TableModel table = resolved.model();
    Stream<GeneratedType> entities =
        resolved.entities().stream().flatMap(entity -> ofEntity(table, entity, drafts));
    Stream<GeneratedType> collections =
        table.collections().stream().flatMap(collection -> ofCollection(resolved, collection));
    Stream<GeneratedType> projections =
        table.projections().stream().map(projection -> ofProjection(table, projection));
    Stream<GeneratedType> own =
        Stream.of(TABLE)
            .map(
                suffix ->
                    new GeneratedType(
                        name(table, table.generatedName(), suffix),
                        table.type().simpleName(),
                        table.generatedName(),
                        true,
                        table.origin()));
    return Stream.of(entities, collections, projections, own).flatMap(types -> types);
  }

  private static Stream<GeneratedType> ofEntity(
      TableModel table, ResolvedEntity resolved, boolean drafts) {
    EntityModel entity = resolved.model();
    Stream<String> queries =
        resolved.patterns().stream().flatMap(pattern -> queries(table, pattern));
    Stream<String> draft = drafts ? Stream.of(DRAFT) : Stream.empty();
    return Stream.of(Stream.of(ENTITY), queries, draft)
        .flatMap(suffixes -> suffixes)
        .map(suffix -> of(table, entity.generatedName(), suffix, entity.name(), entity.origin()));
  }

  /** What the types of an access pattern end in; shortcuts into one have none of their own. */
  private static Stream<String> queries(TableModel table, NamedPattern pattern) {
    boolean isProjected =
        pattern
            .index()
            .flatMap(keys -> table.index(keys.index()))
            .filter(index -> index.projection() == Projection.INCLUDE)
            .isPresent();
    return pattern.name().filter(name -> pattern.leading().isEmpty()).stream()
        .map(JavaNames::capitalized)
        .flatMap(name -> isProjected ? Stream.of(name, name + "Item") : Stream.of(name));
  }

  private static Stream<GeneratedType> ofCollection(
      ResolvedTable table, CollectionModel collection) {
    return Stream.concat(Stream.of(COLLECTION), queries(table, collection))
        .map(
            suffix ->
                of(
                    table.model(),
                    collection.generatedName(),
                    suffix,
                    collection.name(),
                    collection.origin()));
  }

  private static GeneratedType ofProjection(TableModel table, RecordProjectionModel projection) {
    // Begins with all of its name: an entity or collection that is called alike has other types.
    return of(
        table, projection.generatedName() + PROJECTION, "", projection.name(), projection.origin());
  }

  private static Stream<String> queries(ResolvedTable table, CollectionModel collection) {
    return table.collections().stream()
        .filter(places -> places.collection().equals(collection))
        .flatMap(places -> places.candidates().stream().map(places::method))
        .map(JavaNames::capitalized);
  }

  private static GeneratedType of(
      TableModel table, String beginning, String suffix, String owner, Origin origin) {
    return new GeneratedType(name(table, beginning, suffix), owner, beginning, false, origin);
  }

  private static ClassName name(TableModel table, String beginning, String suffix) {
    return ClassName.get(table.type().packageName(), beginning + suffix);
  }

  /** Whether it is the draft of an entity. */
  boolean isDraft() {
    return !isOfTable && name.simpleName().equals(beginning + DRAFT);
  }

  /** Whether another type is of the same owner, or of one of the same name. */
  boolean isBeside(GeneratedType other) {
    return isOfTable == other.isOfTable && beginning.equalsIgnoreCase(other.beginning);
  }
}
