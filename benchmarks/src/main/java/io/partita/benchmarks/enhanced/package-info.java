/** The contenders on the Enhanced Client, with the classes and schemas it needs. */
package io.partita.benchmarks.enhanced;
