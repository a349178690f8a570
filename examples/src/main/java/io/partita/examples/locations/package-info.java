/** Stores by country, state, city and zip code: a composite sort key, asked at any depth. */
package io.partita.examples.locations;
