/** A very popular group: its members are spread over several partitions of the index. */
package io.partita.examples.fanclub;
