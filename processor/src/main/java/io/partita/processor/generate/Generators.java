package io.partita.processor.generate;

import java.util.List;
import java.util.stream.Stream;

/** All generators, in the order in which their types are written. */
public final class Generators {

  private Generators() {}

  /**
   * The generators.
   *
   * @param drafts whether to generate drafts of records
   * @param nullness whether to say where null is allowed
   */
  public static List<Generator> all(boolean drafts, Nullness nullness) {
    Stream<Generator> optional = drafts ? Stream.of(new DraftGenerator(nullness)) : Stream.empty();
    return Stream.concat(needed(nullness), optional)
        .map(QuietCode::new)
        .<Generator>map(QualifiedNames::new)
        .toList();
  }

  private static Stream<Generator> needed(Nullness nullness) {
    return Stream.of(
        new CodecsGenerator(),
        new PathsGenerator(),
        new NestedUpdatesGenerator(),
        new SchemaGenerator(),
        new KeyGenerator(),
        new MapperGenerator(),
        new FieldsGenerator(),
        new UpdateGenerator(),
        new QueryGenerator(),
        new ProjectionGenerator(nullness),
        new RecordProjectionGenerator(),
        new DaoGenerator(),
        new CollectionPageGenerator(),
        new CollectionQueryGenerator(),
        new CollectionDaoGenerator(),
        new TransactionGenerator(),
        new BatchGenerator(),
        new TableGenerator(nullness));
  }
}
