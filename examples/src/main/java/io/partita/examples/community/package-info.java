/**
 * Users, groups and memberships: an adjacency list with an inverted index, read in both directions.
 */
package io.partita.examples.community;
