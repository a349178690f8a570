/**
 * Decides once what is generated for a table that has passed all rules: which keys are written, how
 * items are found, which methods there are and what they send. Writes nothing.
 */
@NullMarked
package io.partita.processor.plan;

import org.jspecify.annotations.NullMarked;
