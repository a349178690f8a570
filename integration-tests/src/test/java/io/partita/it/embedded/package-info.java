/** Records that are stored as attributes of the item itself. */
package io.partita.it.embedded;
