package io.partita.processor.generate;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.RecordProjectionModel;
import io.partita.processor.resolve.IndexContents;
import java.util.List;
import java.util.Set;

/** The projections whose components an index carries, although it does not carry whole items. */
final class CarriedProjections {

  private final EntityCode code;
  private final IndexModel index;
  private final IndexContents contents;
  private final Set<String> keys;

  private CarriedProjections(EntityCode code, IndexModel index) {
    this.code = code;
    this.index = index;
    this.contents = new IndexContents(code.table().table(), index);
    this.keys = contents.keys();
  }

  /** Those that the index of an access pattern carries; none where records are read. */
  static List<RecordProjectionModel> of(EntityCode code, AccessPatternPlan pattern) {
    return pattern.projection().isEmpty()
        ? List.of()
        : new CarriedProjections(
                code, pattern.index().flatMap(code.table().table()::index).orElseThrow())
            .all();
  }

  private List<RecordProjectionModel> all() {
    return code.projections().stream()
        .filter(
            projection ->
                projection.components().stream()
                    .map(one -> code.entity().recordComponent(one.name()).orElseThrow())
                    .flatMap(ComponentModel::stored)
                    .allMatch(this::isCarried))
        .toList();
  }

  /**
   * Whether a component can be read on the index as it would be on the table. One that is in keys
   * alone is read from the first of them.
   */
  private boolean isCarried(ComponentModel component) {
    if (code.isWhollyInPrimaryKey(component)) {
      return true;
    }
    if (component.keyOnly()) {
      return KeyReading.of(code, component::equals).decodings().stream()
          .anyMatch(decoding -> keys.contains(decoding.attribute().attribute()));
    }
    return contents.attributes().contains(component.attribute())
        || HeldComponent.of(code, this::isOwn).stream()
            .anyMatch(held -> held.component().equals(component));
  }

  private boolean isOwn(KeyAttributePlan key) {
    return index.keys().contains(key.attribute());
  }
}
