/**
 * The entry point: rounds, wiring of the stages, and the one place that writes files. Reading,
 * judging and generating belong in the packages below.
 */
@NullMarked
package io.partita.processor;

import org.jspecify.annotations.NullMarked;
