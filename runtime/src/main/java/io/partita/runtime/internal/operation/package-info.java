/**
 * What a DAO does, as steps that a driver runs: requests, pauses, results. Public only because
 * generated code calls it; not an API.
 */
@NullMarked
package io.partita.runtime.internal.operation;

import org.jspecify.annotations.NullMarked;
