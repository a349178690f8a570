/**
 * Reading and writing items as attributes. Public only because generated code calls it; not an API.
 * Knows neither keys nor requests.
 */
@NullMarked
package io.partita.runtime.internal.item;

import org.jspecify.annotations.NullMarked;
