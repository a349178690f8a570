/**
 * Text of keys: escaping, order, ranges and their bounds, and why a value has none. Knows no
 * components and no requests.
 */
@NullMarked
package io.partita.runtime.internal.key;

import org.jspecify.annotations.NullMarked;
