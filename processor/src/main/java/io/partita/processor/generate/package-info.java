/**
 * From plans to JavaPoet, one class per kind of generated type. Knows nothing of the compiler and
 * decides nothing.
 */
@NullMarked
package io.partita.processor.generate;

import org.jspecify.annotations.NullMarked;
