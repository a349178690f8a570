package io.partita.processor.document;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.UniquePlan;
import java.util.List;

/** The items that keep the values of a component unique. */
record Sentinel(EntityPlan entity, UniquePlan unique) {

  static List<Sentinel> of(TablePlan table) {
    return table.entities().stream()
        .flatMap(entity -> entity.uniques().stream().map(unique -> new Sentinel(entity, unique)))
        .toList();
  }

  /** {@code User.email}. */
  String name() {
    return entity.entity().name() + "." + unique.component().name();
  }

  /** The key as a template would write it. */
  String key() {
    return unique.prefix() + "{" + unique.component().name() + "}";
  }
}
