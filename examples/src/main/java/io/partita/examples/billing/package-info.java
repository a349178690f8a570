/**
 * Customers, invoices and bills: three entities and two relations on one index without a sort key.
 */
package io.partita.examples.billing;
