/** Messages of a thread by date, and by votes on a local secondary index. */
package io.partita.examples.forum;
