package io.partita.it.faults;

import io.partita.annotations.Entity;
import io.partita.annotations.Table;
import io.partita.annotations.Version;

/** Entries with a version and notes without. */
@Table(entities = {Ledger.Entry.class, Ledger.Note.class})
public interface Ledger {

  /** A versioned entry. */
  @Entity(pk = "ENTRY#{id}", sk = "ENTRY")
  record Entry(String id, long amount, String text, @Version int version) {}

  /** A note. */
  @Entity(pk = "NOTE#{id}", sk = "NOTE")
  record Note(String id, String text) {}
}
