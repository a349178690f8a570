/** Movies and actors: the inverse is the table turned round, and needs no attributes of its own. */
package io.partita.examples.cinema;
