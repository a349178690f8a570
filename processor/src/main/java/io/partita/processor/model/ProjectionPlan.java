package io.partita.processor.model;

import java.util.List;

/**
 * What the index that answers an access pattern carries of each item, where that is not all of it.
 *
 * @param isKeysOnly whether it carries keys alone, so that the query gives keys
 * @param attributes the attributes beside the keys that it carries
 * @param components the components that can be read from it, in record order
 */
public record ProjectionPlan(
    boolean isKeysOnly, List<String> attributes, List<ComponentModel> components) {}
