/**
 * Called by generated code; stable within a minor version; not for you.
 *
 * <p>How values are stored: readers and writers of items, codecs of attributes, and formats of key
 * text. Generated mappers extend and call what is here. It knows neither entities nor requests.
 */
@NullMarked
package io.partita.runtime.generated.value;

import org.jspecify.annotations.NullMarked;
