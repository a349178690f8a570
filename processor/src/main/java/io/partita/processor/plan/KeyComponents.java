package io.partita.processor.plan;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The components that key attributes are made of, each once, in template order. */
final class KeyComponents {

  private KeyComponents() {}

  static List<ComponentPart> of(KeyAttributePlan attribute) {
    return of(Stream.of(attribute));
  }

  static List<ComponentPart> of(Stream<KeyAttributePlan> attributes) {
    return without(attributes, List.of());
  }

  /** Those of which others do not tell as much. */
  static List<ComponentPart> without(
      Stream<KeyAttributePlan> attributes, List<ComponentPart> others) {
    Map<List<ComponentModel>, ComponentPart> components = new LinkedHashMap<>();
    attributes
        .flatMap(KeyAttributePlan::components)
        .filter(part -> others.stream().noneMatch(other -> other.tells(part)))
        .forEach(part -> components.putIfAbsent(part.path(), part));
    return List.copyOf(components.values());
  }
}
