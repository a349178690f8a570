/**
 * The key text of components: formats, encodings and their decoders, ranges of keys. Public only
 * because generated code calls it; not an API. Knows no requests.
 */
@NullMarked
package io.partita.runtime.internal.key;

import org.jspecify.annotations.NullMarked;
