package io.partita.processor.resolve;

import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks up whether components of two entities stand for the same thing: they have the same name, or
 * a relation says so.
 */
final class Meanings {

  private final ResolvedTable table;

  Meanings(ResolvedTable table) {
    this.table = table;
  }

  /** Whether components of two entities stand for the same, each for the other in its place. */
  boolean agree(
      EntityModel one, List<ComponentPart> mine, EntityModel other, List<ComponentPart> theirs) {
    for (int i = 0; i < mine.size(); i++) {
      if (Collections.disjoint(of(one, mine.get(i)), of(other, theirs.get(i)))) {
        return false;
      }
    }
    return true;
  }

  /**
   * What a component may stand for. The names of an entity's own key are also known with the
   * entity's in front, as those of others that refer to it often are: {@code id} of a vet is {@code
   * vetId} or {@code vet} elsewhere.
   */
  private Set<String> of(EntityModel entity, ComponentPart part) {
    Set<String> meanings = new HashSet<>();
    String path = part.name();
    meanings.add(EndNames.withoutSuffix(part.javaName()));
    if (entity.keyComponents().contains(path)) {
      addKey(entity, path, meanings);
    }
    table
        .entity(entity)
        .owners()
        .forEach(
            owner ->
                owner.keys().stream()
                    .filter(key -> key.edgeComponent().equals(path))
                    .map(EndKey::endComponent)
                    .forEach(component -> addKey(owner.owner(), component, meanings)));
    return meanings;
  }

  private static void addKey(EntityModel owner, String component, Set<String> meanings) {
    meanings.add(owner.type() + "#" + component);
    meanings.add(EndNames.withoutSuffix(EndNames.qualified(owner, component)));
  }
}
