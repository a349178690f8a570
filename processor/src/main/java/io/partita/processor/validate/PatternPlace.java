package io.partita.processor.validate;

import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.NamedPattern;

/** Where an access pattern is declared, for messages. */
final class PatternPlace {

  private PatternPlace() {}

  /** The annotation that has the pattern's keys. */
  static Origin origin(EntityModel entity, NamedPattern pattern) {
    return pattern.index().map(EntityIndexModel::origin).orElseGet(entity::origin);
  }

  /** That annotation as users write it. */
  static String annotation(NamedPattern pattern) {
    return pattern.index().map(keys -> "@Index(name = \"" + keys.index() + "\")").orElse("@Entity");
  }

  /** Where the pattern reads: {@code the table} or the index. */
  static String source(NamedPattern pattern) {
    return pattern.index().map(EntityIndexModel::index).orElse("the table");
  }
}
