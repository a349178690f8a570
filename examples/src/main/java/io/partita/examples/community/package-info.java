/**
 * Users, groups and memberships: an adjacency list with an inverted index, read in both directions
 * and counted.
 */
package io.partita.examples.community;
