/**
 * What reading and writing items needs to know of bytes and text: names as they stand in JSON,
 * numbers as DynamoDB has them, sizes. The lowest of the internals.
 */
@NullMarked
package io.partita.runtime.internal.item;

import org.jspecify.annotations.NullMarked;
