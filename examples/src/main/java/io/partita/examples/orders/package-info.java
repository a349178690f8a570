/** Customers and orders that are found by their own id: one-to-many through an index. */
package io.partita.examples.orders;
