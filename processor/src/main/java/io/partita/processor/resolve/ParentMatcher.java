package io.partita.processor.resolve;

import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Part;
import io.partita.processor.model.Template.Placeholder;
import java.util.List;
import java.util.Optional;

/**
 * Finds the components of a child that are its parent's key: as parent and component, else by name,
 * else by their place in the child's own templates.
 */
final class ParentMatcher {

  private final EntityModel child;
  private final EntityModel parent;

  ParentMatcher(EntityModel child, EntityModel parent) {
    this.child = child;
    this.parent = parent;
  }

  /** The matches, in the order of the parent's templates. */
  List<EndKey> match() {
    return parent.keyComponents().stream()
        .flatMap(
            component ->
                byName(component)
                    .or(() -> byPlace(component))
                    .map(name -> new EndKey(component, name))
                    .stream())
        .toList();
  }

  /** A child may have a component of that name for itself; one that names the parent is not its. */
  private Optional<String> byName(String component) {
    return EndNames.candidates(parent, component, true).stream()
        .filter(name -> child.component(name).isPresent())
        .findFirst();
  }

  private Optional<String> byPlace(String component) {
    return byPlace(component, parent.partitionKey(), Optional.of(child.partitionKey()))
        .or(
            () ->
                parent.sortKey().flatMap(sortKey -> byPlace(component, sortKey, child.sortKey())));
  }

  /** What stands where the parent has the component, in a template that begins as the parent's. */
  private Optional<String> byPlace(String component, Template outer, Optional<Template> inner) {
    List<Part> parts = inner.map(Template::parts).orElse(List.of());
    for (int i = 0; i < Math.min(outer.parts().size(), parts.size()); i++) {
      Part expected = outer.parts().get(i);
      Part found = parts.get(i);
      if (expected instanceof Placeholder first && found instanceof Placeholder second) {
        if (first.name().equals(component)) {
          return Optional.of(second.name()).filter(name -> child.component(name).isPresent());
        }
      } else if (!expected.equals(found)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
