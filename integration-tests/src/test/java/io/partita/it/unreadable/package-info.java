/** Items that another program or another version of a model has left, and that cannot be read. */
package io.partita.it.unreadable;
