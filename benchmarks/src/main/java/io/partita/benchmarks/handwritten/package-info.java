/** Keys and mapping as one writes them by hand. */
package io.partita.benchmarks.handwritten;
