/** Users who follow users: a relation of an entity with itself, and what it leads to. */
package io.partita.examples.social;
