package io.partita.processor.document;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.UniquePlan;
import java.util.List;

/**
 * The items that keep the values of a component unique.
 *
 * @param prefix what their keys begin with; the value follows
 */
record Sentinel(EntityPlan entity, UniquePlan unique, String prefix) {

  static List<Sentinel> of(TablePlan table) {
    boolean hasType = table.table().typeAttribute().isPresent();
    return table.entities().stream()
        .flatMap(
            entity ->
                entity.uniques().stream()
                    .map(
                        unique ->
                            new Sentinel(
                                entity,
                                unique,
                                UniquePlan.prefix(entity.entity(), hasType, unique.component()))))
        .toList();
  }

  /** {@code User.email}. */
  String name() {
    return entity.entity().name() + "." + unique.component().name();
  }

  /** The key as a template would write it. */
  String key() {
    return prefix + "{" + unique.component().name() + "}";
  }
}
