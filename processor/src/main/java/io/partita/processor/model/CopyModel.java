package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Origin;

/**
 * What a component is a copy of.
 *
 * @param entity the source's record
 * @param component the source's component
 */
public record CopyModel(ClassName entity, String component, Origin origin) {}
