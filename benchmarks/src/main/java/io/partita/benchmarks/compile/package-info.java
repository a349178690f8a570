/** What the annotation processor costs on projects of different sizes. */
package io.partita.benchmarks.compile;
