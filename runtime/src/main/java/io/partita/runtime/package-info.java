/**
 * What users of generated code hold: keys, options, pages, mappers, reports, exceptions. It is the
 * lowest layer: the internals use it, it does not use them.
 */
@NullMarked
package io.partita.runtime;

import org.jspecify.annotations.NullMarked;
