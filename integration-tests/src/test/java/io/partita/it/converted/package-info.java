/** Tables that say once how their types are stored. */
package io.partita.it.converted;
