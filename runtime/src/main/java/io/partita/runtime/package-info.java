/**
 * What users of generated code import: exceptions, options, pages, mappers. Anything that only
 * generated code needs belongs in a package under {@code internal}.
 */
@NullMarked
package io.partita.runtime;

import org.jspecify.annotations.NullMarked;
