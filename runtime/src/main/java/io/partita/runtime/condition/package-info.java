/**
 * Typed conditions on stored items: the fields that generated {@code ...Fields} classes hold and
 * the conditions they make.
 */
@NullMarked
package io.partita.runtime.condition;

import org.jspecify.annotations.NullMarked;
