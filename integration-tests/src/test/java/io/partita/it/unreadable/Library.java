package io.partita.it.unreadable;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import java.util.List;

/** Members, books and loans, read in every way there is. */
@Table(
    entities = {Library.Member.class, Library.Book.class, Library.Loan.class, Library.Fee.class},
    collections = Library.Account.class,
    indexes = {
      @IndexDefinition(name = "ByShelf", projection = Projection.INCLUDE, include = "pages"),
      @IndexDefinition(
          name = "ByAmount",
          kind = IndexKind.LOCAL,
          sortKey = "amount",
          projection = Projection.INCLUDE,
          include = "reason")
    })
public interface Library {

  /** A member of the library. */
  @Entity(pk = "MEMBER#{memberId}", sk = "MEMBER")
  record Member(String memberId, int age) {}

  /** A book on a shelf. */
  @Entity(pk = "BOOK#{bookId}", sk = "BOOK")
  @Index(name = "ByShelf", pk = "SHELF#{shelf}", sk = "{bookId}")
  @Index(name = "GSI1", pk = "ROOM#{room}", sk = "{bookId}", shards = 3)
  record Book(String bookId, String shelf, String room, int pages, String title) {}

  /** A book that a member has. */
  @Entity
  @ManyToMany(left = Member.class, right = Book.class)
  record Loan(String memberId, String bookId, int days) {}

  /** What a member owes. */
  @Entity(sk = "FEE#{feeId}")
  @ChildOf(Member.class)
  @Index(name = "ByAmount", as = "byAmount")
  record Fee(String memberId, String feeId, int amount, String reason, String note) {}

  /** A member with what it has and owes. */
  @ItemCollection
  record Account(Member member, List<Loan> loans, List<Fee> fees) {}
}
