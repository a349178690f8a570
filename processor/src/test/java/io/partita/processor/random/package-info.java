/**
 * Models made at random: whatever a user writes, Partita either says what is wrong with it or
 * generates code that compiles.
 */
@NullMarked
package io.partita.processor.random;

import org.jspecify.annotations.NullMarked;
