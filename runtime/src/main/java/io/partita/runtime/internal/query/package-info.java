/** What queries of access patterns read: partitions, ranges of sort keys, whole lists of items. */
@NullMarked
package io.partita.runtime.internal.query;

import org.jspecify.annotations.NullMarked;
