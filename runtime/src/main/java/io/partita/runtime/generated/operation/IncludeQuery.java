package io.partita.runtime.generated.operation;

import io.partita.runtime.ProjectedItem;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.value.ItemReader;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The base of generated queries of an index that carries keys and some components: its items are
 * read as that.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <P> what is generated for the components
 * @param <Q> the generated query
 */
public abstract class IncludeQuery<
        E,
        K extends GeneratedKey<E>,
        P extends ProjectedItem<K>,
        Q extends IncludeQuery<E, K, P, Q>>
    extends ProjectedQuery<E, K, P, Q> {

  /**
   * @param reader reads the components of an item whose key is known
   */
  protected IncludeQuery(
      QueryState<E> state,
      Function<QueryState<E>, Q> constructor,
      EntityType<E, K> type,
      BiFunction<K, ItemReader, P> reader) {
    super(
        state,
        constructor,
        type,
        item -> type.read(item, stored -> read(type, stored, reader)),
        ProjectedItem::key);
  }

  private static <E, K extends GeneratedKey<E>, P> P read(
      EntityType<E, K> type,
      Map<String, AttributeValue> item,
      BiFunction<K, ItemReader, P> reader) {
    ItemReader attributes = ItemReader.of(type.name(), item);
    attributes.enterMap();
    P projected = reader.apply(type.key(item), attributes);
    attributes.exitMap();
    return projected;
  }

  /**
   * Keeps only the items for which a condition holds, in addition to conditions given before.
   * DynamoDB charges for the others as well.
   *
   * @throws IllegalArgumentException if the condition is on something that the index does not
   *     carry, or on its partition or sort key: DynamoDB has no filter on these, and the query's
   *     own methods narrow it by its sort key
   */
  public final Q filter(Condition<E> condition) {
    return with(state().filter(condition));
  }
}
