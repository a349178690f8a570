/**
 * What users write on their records and interfaces. These types have no dependencies and no logic
 * beyond the two built-in converters, so that a domain module can depend on nothing else of
 * Partita.
 */
package io.partita.annotations;
