/**
 * Items as the bytes that DynamoDB sends and takes: reading and writing them without making the
 * SDK's values first, and the interceptor that lets them go past the SDK. Knows neither keys nor
 * what is done with items.
 */
@NullMarked
package io.partita.runtime.internal.wire;

import org.jspecify.annotations.NullMarked;
