/**
 * Decides once what is generated for a valid model: key attributes, formats, methods. Writes
 * nothing.
 */
@NullMarked
package io.partita.processor.plan;

import org.jspecify.annotations.NullMarked;
