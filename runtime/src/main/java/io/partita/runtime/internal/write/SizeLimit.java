package io.partita.runtime.internal.write;

import io.partita.runtime.TooManyElementsException;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.stored.Check;
import java.util.Collection;
import java.util.Map;
import java.util.function.ToIntFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What keeps a collection within its bound while a change adds to it.
 *
 * @param max the most elements that the collection may have
 * @param room that there certainly is room, as far as DynamoDB can tell. If it is not true, what is
 *     stored decides
 * @param sizeAfter how many elements a stored collection would have after the change; 0 for what is
 *     no such collection
 */
record SizeLimit(
    String entity, Path path, int max, Check room, ToIntFunction<AttributeValue> sizeAfter) {

  /** Whether the collection of a stored item would have more elements than are allowed. */
  boolean hasNoRoomIn(Map<String, AttributeValue> item) {
    AttributeValue stored = path.in(item);
    return stored != null && sizeAfter.applyAsInt(stored) > max;
  }

  /** Whether a list, set or map has more elements than are allowed. */
  boolean isExceededBy(Object collection) {
    int size =
        collection instanceof Map<?, ?> map ? map.size() : ((Collection<?>) collection).size();
    return size > max;
  }

  TooManyElementsException exception() {
    return new TooManyElementsException(entity, path.toString(), max);
  }
}
