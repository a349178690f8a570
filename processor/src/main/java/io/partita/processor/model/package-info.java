/**
 * What the user declared and what was planned from it, as small immutable records. No behaviour
 * beyond naming and lookup, and nothing of the compiler.
 */
@NullMarked
package io.partita.processor.model;

import org.jspecify.annotations.NullMarked;
