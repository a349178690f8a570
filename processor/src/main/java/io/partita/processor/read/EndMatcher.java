package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the components of an edge that are an end's key: as the user says, else by name, else as
 * end and component.
 */
final class EndMatcher {

  private final TableModel table;
  private final Set<ClassName> edges;

  EndMatcher(TableModel table, Set<ClassName> edges) {
    this.table = table;
    this.edges = edges;
  }

  /**
   * The matches, in the order of the end's templates.
   *
   * @param given the components that the user named; names tell if there are none
   */
  List<EndKey> match(EntityModel edge, ClassName end, ClassName other, List<String> given) {
    Optional<EntityModel> entity = table.entity(end).filter(found -> !edges.contains(end));
    if (entity.isEmpty()) {
      return List.of();
    }
    if (!given.isEmpty()) {
      return given(edge, entity.get().keyComponents(), given);
    }
    // The names of one entity's key cannot tell two ends apart.
    return end.equals(other) ? List.of() : byName(edge, entity.get(), table.entity(other));
  }

  private static List<EndKey> given(EntityModel edge, List<String> components, List<String> given) {
    List<EndKey> keys = new ArrayList<>();
    for (int i = 0; i < Math.min(components.size(), given.size()); i++) {
      if (edge.component(given.get(i)).isPresent()) {
        keys.add(new EndKey(components.get(i), given.get(i)));
      }
    }
    return List.copyOf(keys);
  }

  private static List<EndKey> byName(
      EntityModel edge, EntityModel end, Optional<EntityModel> other) {
    List<String> others = other.map(EntityModel::keyComponents).orElse(List.of());
    return end.keyComponents().stream()
        .flatMap(
            component ->
                EndNames.candidates(end, component, others.contains(component)).stream()
                    .filter(name -> edge.component(name).isPresent())
                    .limit(1)
                    .map(name -> new EndKey(component, name)))
        .toList();
  }
}
