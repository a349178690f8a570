package io.partita.processor.model;

import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.List;
import java.util.stream.Stream;

/**
 * A key attribute of an entity.
 *
 * @param isNative the attribute is a component's own, stored as it is
 * @param text the template as the user wrote it and a shard that is appended, for documentation
 * @param maxBytes what DynamoDB allows: 2048 for a partition key, 1024 for a sort key and for what
 *     an index sorts by
 * @param reserved constant keys of other entities that this template must not produce
 */
public record KeyAttributePlan(
    String attribute,
    boolean isNative,
    String text,
    List<KeyPart> parts,
    int maxBytes,
    List<String> reserved) {

  /** Over how many partitions each one is spread; 1 for none. */
  public int shards() {
    return KeyPart.shards(parts);
  }

  /** The components in it, as often as they occur. */
  public Stream<ComponentPart> components() {
    return KeyPart.components(parts);
  }

  /** Whether the attribute is a component's own, but stored as the text of a format. */
  public boolean isFormatted() {
    return isNative && text.indexOf(':') >= 0;
  }
}
