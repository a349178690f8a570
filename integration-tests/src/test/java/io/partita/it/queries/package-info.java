/** Keys alone, pages to and fro, and the deletion of what queries find. */
package io.partita.it.queries;
