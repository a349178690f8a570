/**
 * A shop: customers with their orders in one item collection, and how plain entities are written,
 * read and changed.
 */
package io.partita.examples.shop;
