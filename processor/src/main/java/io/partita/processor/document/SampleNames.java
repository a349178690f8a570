package io.partita.processor.document;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.Relation;
import io.partita.processor.resolve.ResolvedTable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Tells what components are called where they come from, so that samples of related entities have
 * the same values: a {@code followerId} is a {@code userId}.
 */
final class SampleNames {

  private final Map<String, String> sources = new HashMap<>();

  SampleNames(ResolvedTable table, EntityModel entity) {
    this(table, entity, new HashSet<>());
  }

  /** A counter may belong to what it counts, and copies may go round in a circle. */
  private SampleNames(ResolvedTable table, EntityModel entity, Set<ClassName> seen) {
    if (!seen.add(entity.type())) {
      return;
    }
    for (Relation owner : table.entity(entity).owners()) {
      SampleNames ofOwner = new SampleNames(table, owner.owner(), seen);
      for (EndKey key : owner.keys()) {
        sources.putIfAbsent(
            key.edgeComponent(), ofOwner.of(key.endComponent(), key.endComponent()));
      }
    }
    for (ComponentModel component : entity.components()) {
      component.copy().ifPresent(copy -> sources.putIfAbsent(component.name(), copy.component()));
    }
    seen.remove(entity.type());
  }

  /** The name of a component, or of what a path into it leads to. */
  String of(String component, String leaf) {
    return sources.getOrDefault(component, leaf);
  }
}
