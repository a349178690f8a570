/** Products in categories: an adjacency list whose inverse has an order of its own. */
package io.partita.examples.catalog;
