/** Users and repositories: an edge to an end whose key has two components. */
package io.partita.examples.forge;
