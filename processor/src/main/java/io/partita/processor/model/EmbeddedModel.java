package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import java.util.List;

/**
 * A record that is stored as attributes of the item itself.
 *
 * @param components its components in record order, whose names and attributes are those that they
 *     have in the item: {@code address.city} in {@code addr_city}
 */
public record EmbeddedModel(ClassName type, List<ComponentModel> components) {}
