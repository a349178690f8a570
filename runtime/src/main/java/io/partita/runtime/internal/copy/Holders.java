package io.partita.runtime.internal.copy;

import io.partita.runtime.internal.operation.TableContext;
import java.util.Collection;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Finds the items that hold copies of a source.
 *
 * @param <SK> the source's generated key
 */
@FunctionalInterface
public interface Holders<SK> {

  /**
   * @param unread is told of edges whose keys do not tell which items they lead to
   */
  Collection<Map<String, AttributeValue>> of(
      TableContext context, SK source, Consumer<Unread> unread);
}
