/** The contenders on the low-level client, and Partita. */
package io.partita.benchmarks.shop;
