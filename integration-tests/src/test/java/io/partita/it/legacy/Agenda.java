package io.partita.it.legacy;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import java.time.LocalDate;

/** Dates and ideas in the same partitions of an index that carries keys alone. */
@Table(
    entities = {Agenda.Date.class, Agenda.Idea.class},
    indexes = @IndexDefinition(name = "ByOwner", projection = Projection.KEYS_ONLY))
interface Agenda {

  /** Something for a day. */
  @Entity(pk = "DATE#{dateId}", sk = "DATE")
  @Index(name = "ByOwner", pk = "OWNER#{owner}", sk = "{day}#{title}")
  record Date(String dateId, String owner, LocalDate day, String title) {}

  /** Something for some day, behind all dates. */
  @Entity(pk = "IDEA#{ideaId}", sk = "IDEA")
  @Index(name = "ByOwner", pk = "OWNER#{owner}", sk = "~{text}")
  record Idea(String ideaId, String owner, String text) {}
}
