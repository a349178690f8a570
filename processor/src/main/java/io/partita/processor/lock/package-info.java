/**
 * What stored items depend on, as a text that is committed, and what a change of it means for them.
 * Takes what the plan decided; which files are read and written belongs to the entry point.
 */
@NullMarked
package io.partita.processor.lock;

import org.jspecify.annotations.NullMarked;
