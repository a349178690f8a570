/** Students in courses: an edge that exists once per semester, which is part of its keys. */
package io.partita.examples.school;
