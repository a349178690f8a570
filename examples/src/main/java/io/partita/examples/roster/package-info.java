/** Classes that hold a summary of each student: shallow duplication in a bounded list. */
package io.partita.examples.roster;
