package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds the attributes of an item that no other component of its record names, by name, such as
 * those that another program or a later version of the record writes. The component is a {@code
 * Map<String, AttributeValue>}, with the SDK's {@code AttributeValue}; an entity has at most one.
 *
 * <p>What is in the map is written with the record, as attributes of the item itself. It never
 * holds keys, the type attribute, former names of components or Partita's own marks, and a record
 * whose map has one of these is refused.
 *
 * <p>{@code put} and {@code replace} set what is in the map and leave every other attribute of the
 * stored item as it is, as they do without this annotation; {@code create} and {@code putAll} write
 * whole items.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Rest {}
