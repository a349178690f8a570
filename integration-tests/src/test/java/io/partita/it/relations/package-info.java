/** Many-to-many relations in the shapes that people publish, each read in both directions. */
package io.partita.it.relations;
