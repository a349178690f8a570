/** Memberships of gyms, of which only the active ones are on an index. */
package io.partita.examples.gym;
