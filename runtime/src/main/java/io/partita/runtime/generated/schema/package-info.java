/**
 * Called by generated code; stable within a minor version; not for you.
 *
 * <p>What a table is made of: components, key templates, entity types, access patterns, and what
 * they have to do with each other. Generated schemas say it, and the runtime reads it. It makes no
 * requests.
 */
@NullMarked
package io.partita.runtime.generated.schema;

import org.jspecify.annotations.NullMarked;
