/** Organizations and their users: one-to-many in one item collection. */
package io.partita.examples.organizations;
