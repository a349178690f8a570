/**
 * The rules: one per class, each with a code; a resolved table comes in, diagnostics go out. They
 * derive nothing themselves.
 */
@NullMarked
package io.partita.processor.validate;

import org.jspecify.annotations.NullMarked;
