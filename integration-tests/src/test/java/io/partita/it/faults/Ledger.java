package io.partita.it.faults;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import io.partita.annotations.Version;

/** Entries with a version, notes without, parcels found by where they are, and who holds what. */
@Table(
    entities = {
      Ledger.Entry.class,
      Ledger.Note.class,
      Ledger.Parcel.class,
      Ledger.Person.class,
      Ledger.Account.class,
      Ledger.Holding.class
    })
public interface Ledger {

  /** A versioned entry. */
  @Entity(pk = "ENTRY#{id}", sk = "ENTRY")
  record Entry(String id, long amount, String text, @Version int version) {}

  /** A note. */
  @Entity(pk = "NOTE#{id}", sk = "NOTE")
  record Note(String id, String text) {}

  /** A parcel; its index keys need two components each, so that most updates read it first. */
  @Entity(pk = "PARCEL#{id}", sk = "PARCEL")
  @Index(name = "GSI1", pk = "PARCELS#{region}#{status}", sk = "{shelf}#{label}")
  record Parcel(String id, String region, String status, String shelf, String label, long scans) {}

  /** A person. */
  @Entity(pk = "PERSON#{personId}", sk = "PERSON")
  record Person(String personId, String name) {}

  /** An account. */
  @Entity(pk = "ACCOUNT#{accountId}", sk = "ACCOUNT")
  record Account(String accountId, String bank) {}

  /** A person holds an account; both must exist. */
  @Entity
  @ManyToMany(left = Person.class, right = Account.class, requireEnds = true)
  record Holding(String personId, String accountId, long share) {}
}
