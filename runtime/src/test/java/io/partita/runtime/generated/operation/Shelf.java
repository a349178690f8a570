package io.partita.runtime.generated.operation;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.EntityTypeBuilder;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.KeyFormats;

/** An owner with everything that generated code would give it: shelves of books. */
record Shelf(String shelf, long books) {

  static final Component<Shelf, String> SHELF = Component.of("shelf", Shelf::shelf, Codecs.STRING);
  static final Component<Shelf, Long> BOOKS = Component.of("books", Shelf::books, Codecs.LONG);

  static final PrimaryKey<Shelf> KEY =
      PrimaryKey.of(
          "Shelf",
          KeyAttribute.partition(
              "PK", KeyTemplate.<Shelf>literal("SHELF#").then(SHELF, KeyFormats.TEXT)),
          KeyAttribute.sort("SK", KeyTemplate.literal("INFO")));

  static final EntityType<Shelf, Key> TYPE =
      EntityType.builder(new Mapper(), KEY, shelf -> Key.of(shelf.shelf()), Key::new)
          .components(SHELF, BOOKS)
          .type("Type", "Shelf")
          .counts(BOOKS)
          .cascades()
          .build();

  /** Whose books a list of the table shows. */
  static final Dependents<Shelf, Key> COUNTED =
      Dependents.of(TYPE).add("book", () -> Book.COUNTED, () -> Book.ON_SHELF, Book::on, BOOKS);

  /** Whose books a global index shows. */
  static final Dependents<Shelf, Key> COUNTED_LATE =
      Dependents.of(TYPE)
          .add("book", () -> Book.COUNTED, () -> Book.ON_SHELF_LATE, Book::on, BOOKS);

  static final Dependents<Shelf, Key> UNCOUNTED =
      Dependents.of(TYPE)
          .add("book", () -> Book.UNCOUNTED, () -> Book.UNCOUNTED_ON_SHELF, Book::on, null);

  static final Dependents<Shelf, Key> UNCOUNTED_LATE =
      Dependents.of(TYPE)
          .add("book", () -> Book.UNCOUNTED, () -> Book.UNCOUNTED_ON_SHELF_LATE, Book::on, null);

  static final class Key extends GeneratedKey<Shelf> {

    private Key(ComponentValues<Shelf> values) {
      super(KEY, values);
    }

    static Key of(String shelf) {
      return new Key(ComponentValues.of(SHELF, shelf));
    }

    String shelf() {
      return get(SHELF);
    }
  }

  private static final class Mapper extends EntityMapper<Shelf> {

    private static final AttributeNames NAMES = AttributeNames.of("shelf", "books");

    Mapper() {
      super("Shelf");
    }

    @Override
    protected Shelf readAttributes(ItemReader reader) {
      String shelf = "";
      long books = 0;
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        if (i == 0) {
          shelf = reader.string();
        } else {
          books = reader.longValue();
        }
      }
      return new Shelf(shelf, books);
    }

    @Override
    protected void writeAttributes(Shelf shelf, ItemWriter writer) {
      KEY.write(ComponentSource.of(shelf), writer);
      writer.string("Type", "Shelf");
      writer.string("shelf", shelf.shelf());
      writer.number("books", shelf.books());
    }
  }

  /** What belongs to a shelf. */
  record Book(String shelf, String title) {

    static final Component<Book, String> OF_SHELF =
        Component.of("shelf", Book::shelf, Codecs.STRING);
    static final Component<Book, String> TITLE = Component.of("title", Book::title, Codecs.STRING);

    static final PrimaryKey<Book> BOOK_KEY =
        PrimaryKey.of(
            "Book",
            KeyAttribute.partition(
                "PK", KeyTemplate.<Book>literal("SHELF#").then(OF_SHELF, KeyFormats.TEXT)),
            KeyAttribute.sort(
                "SK", KeyTemplate.<Book>literal("BOOK#").then(TITLE, KeyFormats.TEXT)));

    static final EntityType<Book, BookKey> UNCOUNTED = builder().build();

    static final EntityType<Book, BookKey> COUNTED =
        builder()
            .relation(
                Relation.to("shelf", () -> Shelf.TYPE, (BookKey key) -> Key.of(key.shelf()))
                    .countedBy(BOOKS))
            .build();

    static final AccessPattern<Book> ON_SHELF = table(COUNTED);
    static final AccessPattern<Book> ON_SHELF_LATE = index(COUNTED);
    static final AccessPattern<Book> UNCOUNTED_ON_SHELF = table(UNCOUNTED);
    static final AccessPattern<Book> UNCOUNTED_ON_SHELF_LATE = index(UNCOUNTED);

    private static EntityTypeBuilder<Book, BookKey> builder() {
      return EntityType.builder(new BookMapper(), BOOK_KEY, BookKey::of, BookKey::new)
          .components(OF_SHELF, TITLE)
          .type("Type", "Book");
    }

    private static AccessPattern<Book> table(EntityType<Book, BookKey> type) {
      return AccessPattern.table(type, "onShelf", KeyEncoding.ORDERED);
    }

    private static AccessPattern<Book> index(EntityType<Book, BookKey> type) {
      return AccessPattern.index(
          type,
          "onShelf",
          "GSI1",
          false,
          KeyAttribute.partition(
              "GSI1PK", KeyTemplate.<Book>literal("SHELF#").then(OF_SHELF, KeyFormats.TEXT)),
          KeyAttribute.sort(
              "GSI1SK", KeyTemplate.<Book>literal("BOOK#").then(TITLE, KeyFormats.TEXT)),
          KeyEncoding.ORDERED);
    }

    static ComponentValues<Book> on(Key shelf) {
      return ComponentValues.of(OF_SHELF, shelf.shelf());
    }
  }

  static final class BookKey extends GeneratedKey<Book> {

    private BookKey(ComponentValues<Book> values) {
      super(Book.BOOK_KEY, values);
    }

    static BookKey of(Book book) {
      return new BookKey(ComponentValues.of(Book.OF_SHELF, book.shelf(), Book.TITLE, book.title()));
    }

    String shelf() {
      return get(Book.OF_SHELF);
    }
  }

  private static final class BookMapper extends EntityMapper<Book> {

    private static final AttributeNames NAMES = AttributeNames.of("shelf", "title");

    BookMapper() {
      super("Book");
    }

    @Override
    protected Book readAttributes(ItemReader reader) {
      String shelf = "";
      String title = "";
      for (int i = reader.next(NAMES); i >= 0; i = reader.next(NAMES)) {
        if (i == 0) {
          shelf = reader.string();
        } else {
          title = reader.string();
        }
      }
      return new Book(shelf, title);
    }

    @Override
    protected void writeAttributes(Book book, ItemWriter writer) {
      Book.BOOK_KEY.write(ComponentSource.of(book), writer);
      writer.string("Type", "Book");
      writer.string("shelf", book.shelf());
      writer.string("title", book.title());
    }
  }
}
