package io.partita.runtime.generated.value;

import io.partita.runtime.ItemMapper;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The base of generated mappers: a record codec whose map is a whole item.
 *
 * @param <E> the entity's record
 */
public abstract class EntityMapper<E> extends RecordCodec<E> implements ItemMapper<E> {

  private final String entity;

  protected EntityMapper(String entity) {
    this.entity = entity;
  }

  /** The entity's name, as messages give it. */
  public final String entity() {
    return entity;
  }

  @Override
  public final Map<String, AttributeValue> toItem(E record) {
    return MapItemWriter.write(entity, record, this);
  }

  @Override
  public final E fromItem(Map<String, AttributeValue> item) {
    return read(ItemReader.of(entity, item));
  }
}
