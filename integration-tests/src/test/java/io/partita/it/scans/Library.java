package io.partita.it.scans;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import java.time.Instant;
import java.time.LocalDate;

/**
 * A library: members and their loans in one item collection. Only overdue loans and blocked members
 * are on the index for reminders, which two entities share.
 */
@Table(
    entities = {Library.Member.class, Library.Loan.class},
    indexes = {
      @IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"),
      @IndexDefinition(
          name = "by-shelf",
          kind = IndexKind.LOCAL,
          partitionKey = "PK",
          sortKey = "shelf"),
      @IndexDefinition(name = "By_Shelf", partitionKey = "shelf", sortKey = "")
    })
interface Library {

  /** A member, with the reason if blocked. */
  @Entity(pk = "MEMBER#{memberId}", sk = "MEMBER")
  @Index(name = "reminders", pk = "BLOCKED#{blocked}", sk = "{memberId}")
  record Member(String memberId, String blocked) {}

  /** A loan of a book, with the day since when it is overdue. */
  @Entity(pk = "MEMBER#{memberId}", sk = "LOAN#{isbn}")
  @Index(name = "reminders", pk = "OVERDUE#{overdueSince}", sk = "{memberId}")
  @Index(name = "Flipped", as = "byBook")
  @Index(name = "by-shelf", as = "loansByShelf")
  @Index(name = "By_Shelf")
  record Loan(
      String memberId, String isbn, String shelf, LocalDate overdueSince, @Ttl Instant forgotten) {}
}
