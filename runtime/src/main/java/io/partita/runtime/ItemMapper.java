package io.partita.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns an entity's records into items and back. One is generated per entity; it makes no calls.
 *
 * @param <E> the entity's record
 */
public interface ItemMapper<E> {

  /**
   * The whole item of a record: its keys, its index keys, its type and its attributes.
   *
   * @throws InvalidKeyException if a key component is missing or cannot be part of a key
   * @throws MappingException if a value cannot be stored
   */
  Map<String, AttributeValue> toItem(E record);

  /**
   * The record of an item. Attributes the record does not know are ignored; the type attribute is
   * not looked at.
   *
   * @throws MappingException if an attribute is missing or not of the type the record needs
   */
  E fromItem(Map<String, AttributeValue> item);
}
