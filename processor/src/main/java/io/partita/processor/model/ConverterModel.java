package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.diagnostic.Origin;

/**
 * A converter that a table lists.
 *
 * @param from the type that it converts, boxed
 */
public record ConverterModel(ClassName converter, TypeName from, Origin origin) {}
