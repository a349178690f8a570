/** An organization with a payment plan and a few deals: one-to-few inside one item. */
package io.partita.examples.deals;
