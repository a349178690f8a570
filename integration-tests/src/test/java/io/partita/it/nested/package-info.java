/** Updates of what is inside of records, lists and maps. */
package io.partita.it.nested;
