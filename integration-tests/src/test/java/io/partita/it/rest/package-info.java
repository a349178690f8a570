/** Records that hold what their components do not name. */
package io.partita.it.rest;
