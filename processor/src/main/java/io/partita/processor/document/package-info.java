/**
 * Describes a table in other languages than Java: charts for people, definitions for the tools that
 * create tables and grant access to them. Takes what the plan decided and decides nothing; how a
 * file is written belongs to the entry point.
 */
@NullMarked
package io.partita.processor.document;

import org.jspecify.annotations.NullMarked;
