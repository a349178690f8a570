/** Problems as values: code, message, where. Knows nothing else of the processor. */
@NullMarked
package io.partita.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
