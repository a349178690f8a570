/** Orders that carry the name of their customer: a duplicated attribute of the parent. */
package io.partita.examples.deliveries;
