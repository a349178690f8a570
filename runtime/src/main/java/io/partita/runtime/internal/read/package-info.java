/** Everything that reads items: by key, in batches, at one moment, by scans, page by page. */
@NullMarked
package io.partita.runtime.internal.read;

import org.jspecify.annotations.NullMarked;
