/** Actors who hold the titles of their movies: the same duplication, told from the many side. */
package io.partita.examples.filmography;
