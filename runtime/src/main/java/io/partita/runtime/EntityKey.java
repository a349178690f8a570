package io.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The primary key of an item. A class of keys is generated for each entity, with an accessor for
 * each component. Keys are equal if they are of the same entity and the same item. A component that
 * cannot be part of a key, because it is null, empty or too long, is refused with an {@link
 * InvalidKeyException}.
 *
 * <p>Generated keys also have a public field for each component, for libraries that write JSON.
 *
 * @param <E> the entity's record
 */
public interface EntityKey<E> {

  /** The key attributes as DynamoDB takes them: the partition key, and the sort key if any. */
  Map<String, AttributeValue> attributes();
}
