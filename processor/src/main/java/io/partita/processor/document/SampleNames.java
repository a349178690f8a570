package io.partita.processor.document;

import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Owner;
import io.partita.processor.model.Relations;
import io.partita.processor.model.TableModel;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells what components are called where they come from, so that samples of related entities have
 * the same values: a {@code followerId} is a {@code userId}.
 */
final class SampleNames {

  private final Map<String, String> sources = new HashMap<>();

  SampleNames(TableModel table, EntityModel entity) {
    for (Owner owner : new Relations(table).owners(entity)) {
      SampleNames ofOwner = new SampleNames(table, owner.entity());
      for (EndKey key : owner.keys()) {
        sources.putIfAbsent(
            key.edgeComponent(), ofOwner.of(key.endComponent(), key.endComponent()));
      }
    }
  }

  /** The name of a component, or of what a path into it leads to. */
  String of(String component, String leaf) {
    return sources.getOrDefault(component, leaf);
  }
}
