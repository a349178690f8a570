/** The rules: one per class, each with a code; a model comes in, diagnostics go out. */
@NullMarked
package io.partita.processor.validate;

import org.jspecify.annotations.NullMarked;
