/** What the documents say about operations, compared with the requests that they send. */
package io.partita.it.operations;
