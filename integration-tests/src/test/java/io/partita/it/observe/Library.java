package io.partita.it.observe;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Table;

/** Books, also found on their shelves. */
@Table(entities = Library.Book.class)
public interface Library {

  /** A book and its place. */
  @Entity(pk = "BOOK#{isbn}", sk = "BOOK")
  @Index(name = "GSI1", pk = "SHELF#{shelf}", sk = "{shelf}#{number}")
  record Book(String isbn, String shelf, int number, String title) {}
}
