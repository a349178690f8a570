package io.partita.processor.generate;

import java.util.List;

/** All generators, in the order in which their types are written. */
public final class Generators {

  private Generators() {}

  /** The generators. */
  public static List<Generator> all() {
    return List.of(
        new CodecsGenerator(),
        new PathsGenerator(),
        new SchemaGenerator(),
        new KeyGenerator(),
        new MapperGenerator(),
        new FieldsGenerator(),
        new UpdateGenerator(),
        new DaoGenerator(),
        new TableGenerator());
  }
}
