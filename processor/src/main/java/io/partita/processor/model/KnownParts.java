package io.partita.processor.model;

import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What of a sort key is known when a query has been given some components.
 *
 * @param parts the parts up to the first component that is not known
 * @param next that component; empty if all are known
 */
public record KnownParts(List<KeyPart> parts, Optional<ComponentPart> next) {

  /**
   * What is known of a sort key.
   *
   * @param partition the components of the partition key, which may hold less of them than the sort
   *     key does
   * @param given components of which the value is given for the sort key
   */
  public static KnownParts of(
      List<KeyPart> sortKey, List<ComponentPart> partition, Collection<ComponentPart> given) {
    List<KeyPart> known = new ArrayList<>();
    for (KeyPart part : sortKey) {
      if (part instanceof ComponentPart component
          && partition.stream().noneMatch(argument -> argument.tells(component))
          && given.stream().noneMatch(stage -> stage.path().equals(component.path()))) {
        return new KnownParts(List.copyOf(known), Optional.of(component));
      }
      known.add(part);
    }
    return new KnownParts(List.copyOf(known), Optional.empty());
  }
}
