/** Organizations, projects and tasks: a hierarchy of entities in one item collection. */
package io.partita.examples.projects;
