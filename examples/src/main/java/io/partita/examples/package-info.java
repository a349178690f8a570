/** Runs the examples: each shows a pattern and prints the requests it takes. */
@NullMarked
package io.partita.examples;

import org.jspecify.annotations.NullMarked;
