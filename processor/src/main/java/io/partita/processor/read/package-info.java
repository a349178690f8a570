/**
 * From {@code javax.lang.model} to the model. The only package that reads annotations and types; it
 * judges nothing beyond what it cannot read.
 */
@NullMarked
package io.partita.processor.read;

import org.jspecify.annotations.NullMarked;
