package io.partita.processor.plan;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The keys that an access pattern reads before any stage narrows them: one partition, and in it
 * what begins alike.
 */
final class PatternRange {

  private final KeyAttributePlan partitionKey;
  private final Optional<KeyAttributePlan> sortKey;
  private final List<ComponentPart> arguments;
  private final KeyEncoding encoding;

  PatternRange(
      KeyAttributePlan partitionKey,
      Optional<KeyAttributePlan> sortKey,
      List<ComponentPart> arguments,
      KeyEncoding encoding) {
    this.partitionKey = partitionKey;
    this.sortKey = sortKey;
    this.arguments = arguments;
    this.encoding = encoding;
  }

  /** Whether an item of another entity can lie in it. */
  boolean canHold(EntityKeys other) {
    boolean inPartition =
        other.allAt(partitionKey.attribute()).stream()
            .anyMatch(key -> meet(shape(partitionKey), shape(key)));
    return inPartition
        && sortKey
            .map(
                mine ->
                    other.allAt(mine.attribute()).stream()
                        .anyMatch(key -> meet(sortRange(mine), shape(key))))
            .orElse(true);
  }

  private KeyShape sortRange(KeyAttributePlan key) {
    List<KeyPart> known = known(key);
    return known.size() == key.parts().size() ? shape(key) : KeyShape.startingWith(known, encoding);
  }

  /** What of a sort key the arguments tell; of a native one nothing or everything. */
  private List<KeyPart> known(KeyAttributePlan key) {
    List<KeyPart> known = new ArrayList<>();
    for (KeyPart part : key.parts()) {
      if (part instanceof ComponentPart component && !isArgument(component)) {
        break;
      }
      known.add(part);
    }
    return known;
  }

  private boolean isArgument(ComponentPart component) {
    return arguments.stream().anyMatch(argument -> argument.tells(component));
  }

  private KeyShape shape(KeyAttributePlan key) {
    return KeyShape.of(key.parts(), encoding, key.isNative());
  }

  private static boolean meet(KeyShape one, KeyShape other) {
    return KeyShape.common(one, other).isPresent();
  }
}
