/** A type attribute on every item: exports per type, and index keys for items that lack them. */
package io.partita.examples.analytics;
