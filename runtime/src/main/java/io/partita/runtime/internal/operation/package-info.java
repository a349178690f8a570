/** What a DAO does, as steps that a driver runs: requests, pauses, results. */
@NullMarked
package io.partita.runtime.internal.operation;

import org.jspecify.annotations.NullMarked;
