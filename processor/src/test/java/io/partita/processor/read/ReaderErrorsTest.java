package io.partita.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import io.partita.processor.Compilations.Problem;
import io.partita.processor.Compilations.Result;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the user sees of everything that cannot be read: message, position, number. */
final class ReaderErrorsTest {

  private static final String IMPORTS =
      """
      package com.shop;
      import io.partita.annotations.*;
      import java.util.*;
      """;

  @Test
  void onlyRecordsAreStored() {
    assertErrors(
        """
        @Table(entities = {
            Order.class,
            String[].class})
        interface Shop {}
        @Entity(pk = "ORDER#1", sk = "INFO")
        class Order {}
        """,
        error(
            "[NOT_A_RECORD] Order is not a record, and only records are stored. Declare it as a record, or take it out of the"
                + " table's entities.",
            "class Order {}"),
        error(
            "[NOT_A_RECORD] An entity of Shop is not a record, and only records are stored. Name a record.",
            "String[].class})"));
  }

  @Test
  void everyListedRecordIsAnEntity() {
    assertErrors(
        """
        @Table(entities = {
            User.class,
            Order.class})
        interface Shop {}
        @Entity(pk = "USER#{id}", sk = "INFO") record User(String id) {}
        record Order(String id) {}
        """,
        error(
            "[MISSING_ENTITY] Order is listed in Shop but has no @Entity. Annotate it with @Entity(pk = ..., sk = ...), or take"
                + " it out of the table's entities.",
            "Order.class})"));
  }

  @Test
  void anEntityIsListedOnce() {
    assertErrors(
        """
        @Table(entities = {
            User.class,
            com.shop.User.class})
        interface Shop {}
        @Entity(pk = "USER#{id}", sk = "INFO") record User(String id) {}
        """,
        error(
            "[TABLE_ENTITIES] User is listed twice in Shop. List it once.",
            "com.shop.User.class})"));
  }

  @Test
  void aTableListsAtLeastOneEntity() {
    assertErrors(
        """
        @Table(
            entities = {})
        interface Shop {}
        """,
        error(
            "[TABLE_ENTITIES] Shop lists no entities, so nothing could be stored in it. List at least one record.",
            "entities = {})"));
  }

  @Test
  void aTableIsAnInterface() {
    assertErrors(
        """
        @Table(entities = User.class)
        class Shop {}
        @Entity(pk = "USER#{id}", sk = "INFO") record User(String id) {}
        """,
        error(
            "[NOT_AN_INTERFACE] Shop is not an interface, but @Table only names things and has nothing to implement. Declare it"
                + " as an interface.",
            "class Shop {}"));
  }

  @Test
  void generatedCodeMustSeeTheEntity() {
    assertErrors(
        """
        class Outer {
          @Table(entities = User.class) interface Shop {}
          @Entity(pk = "USER#{id}", sk = "INFO")
          private record User(String id) {}
        }
        """,
        error(
            "[INACCESSIBLE] Code generated beside Shop cannot see User. Make it and the types around it public, or at least not"
                + " private and in the same package.",
            "private record User(String id) {}"));
  }

  @Test
  void anEntityHasNoTypeParameters() {
    assertErrors(
        """
        @Table(entities = User.class) interface Shop {}
        @Entity(pk = "USER#{id}", sk = "INFO")
        record User<T>(String id, T value) {}
        """,
        error(
            "[GENERIC_ENTITY] User has type parameters, so what is stored would be open. Declare a record without them for each"
                + " type.",
            "record User<T>(String id, T value) {}"));
  }

  @Test
  void templateMistakesAreShownAtTheTemplate() {
    assertErrors(
        """
        @Table(entities = {User.class, Order.class}) interface Shop {}
        @Entity(
            pk = "USER#{id",
            sk = "IN FO")
        @Index(
            name = "GSI1",
            pk = "{id}x",
            sk = "A#{id}")
        record User(String id) {}
        @Entity(
            pk = "ORDER#{id}{no}",
            sk = "INFO")
        record Order(String id, int no) {}
        """,
        error(
            "[MALFORMED_TEMPLATE] Partition key \"USER#{id\" of User opens a placeholder with '{' that is not closed with '}'."
                + " Write placeholders as {component}.",
            "pk = \"USER#{id\","),
        error(
            "[ILLEGAL_LITERAL] Sort key \"IN FO\" of User has a space in its text, which would break the order of keys. Use '#'"
                + " and characters above '%', such as letters, digits, '-' and '_'; a table that has such keys already needs"
                + " keyEncoding = RAW.",
            "sk = \"IN FO\")"),
        error(
            "[TEXT_AFTER_PLACEHOLDER] GSI1 partition key \"{id}x\" of User has the text 'x' right after a placeholder, so where"
                + " the value ends could not be told. Begin the text with '#': \"{id}#x\".",
            "pk = \"{id}x\","),
        error(
            "[MALFORMED_TEMPLATE] Partition key \"ORDER#{id}{no}\" of Order has two placeholders side by side, so where one"
                + " value ends could not be told. Separate them with '#': \"ORDER#{id}#{no}\".",
            "pk = \"ORDER#{id}{no}\","));
  }

  @Test
  void aConverterMustBeUsable() {
    assertErrors(
        """
        @Table(entities = Order.class) interface Shop {}
        @Entity(pk = "ORDER#{id}", sk = "INFO")
        record Order(
            String id,
            @Convert(Abstract.class) Money a,
            @Convert(Outer.Inner.class) Money b,
            @Convert(Outer.Hidden.class) Money c,
            @Convert(Needy.class) Money d,
            @Convert(Usable.class) List<String> f,
            @Convert(Usable.class) List<Money> g) {}
        record Money(int cents) {}
        abstract class Abstract implements Converter<Money, String> {}
        class Usable implements Converter<Money, String> {
          @Override public String toStored(Money value) { return ""; }
          @Override public Money fromStored(String stored) { return new Money(0); }
        }
        class Needy extends Usable { Needy(int needed) {} }
        class Outer {
          class Inner extends Usable {}
          protected static class Hidden extends Usable { private Hidden() {} }
        }
        """,
        error(
            "[CONVERTER_UNUSABLE] Converter Abstract of Order.a is abstract, so it cannot be created. Name a class that"
                + " implements it.",
            "@Convert(Abstract.class) Money a,"),
        error(
            "[CONVERTER_UNUSABLE] Converter Inner of Order.b is an inner class, so it cannot be created alone. Make it static.",
            "@Convert(Outer.Inner.class) Money b,"),
        error(
            "[CONVERTER_UNUSABLE] Converter Hidden of Order.c has no constructor without parameters that the generated code can"
                + " call. Add a public one.",
            "@Convert(Outer.Hidden.class) Money c,"),
        error(
            "[CONVERTER_UNUSABLE] Converter Needy of Order.d has no constructor without parameters that the generated code can"
                + " call. Add a public one.",
            "@Convert(Needy.class) Money d,"),
        error(
            "[CONVERTER_UNUSABLE] Converter Usable of Order.f converts Money, but the component is List<String>. Name a"
                + " Converter<List<String>, S>, where S is a type that Partita stores.",
            "@Convert(Usable.class) List<String> f,"));
  }

  @Test
  void aConverterOfATableMustBeUsable() {
    assertErrors(
        """
        @Table(entities = Order.class, converters = {
            Abstract.class,
            Usable.class,
            Cents.class,
            Usable.class})
        interface Shop {}
        @Entity(pk = "ORDER#{id}", sk = "INFO")
        record Order(String id, Money total, Weight weight, List<Money> items) {}
        record Money(int cents) {}
        record Weight(int grams) {}
        abstract class Abstract implements Converter<Weight, String> {}
        class Usable implements Converter<Money, String> {
          @Override public String toStored(Money value) { return ""; }
          @Override public Money fromStored(String stored) { return new Money(0); }
        }
        class Cents implements Converter<Money, Integer> {
          @Override public Integer toStored(Money value) { return 0; }
          @Override public Money fromStored(Integer stored) { return new Money(0); }
        }
        """,
        error(
            "[CONVERTER_UNUSABLE] Converter Abstract of Shop is abstract, so it cannot be created. Name a class that"
                + " implements it.",
            "Abstract.class,"),
        error(
            "[DUPLICATE_CONVERTER] Shop lists two converters of Money: Usable and Cents. List the one that most components"
                + " need, and annotate the others with @Convert.",
            "Cents.class,"),
        error(
            "[DUPLICATE_CONVERTER] Shop lists the converter Usable twice. List it once.",
            "Usable.class})"));
  }

  @Test
  void aTypeThatNobodyWritesIsNamedWithWhatNeedsIt() {
    String source =
        """
        @Table(entities = {
            Order.class,
            Missing.class})
        interface Shop {}
        @Entity(
            pk = Names.ORDER,
            sk = "INFO")
        record Order(
            String id,
            Adress address,
            List<Itm> items,
            @Convert(NoConverter.class) String text) {}
        """;
    String remedy =
        " Check the spelling and the imports; if another annotation processor generates it, see why it did not.";
    assertErrors(
        source,
        error(
            "[UNRESOLVED_TYPE] @Table of Shop refers in 'entities' to something that does not exist or is not visible."
                + remedy,
            "Missing.class})"),
        error(
            "[UNRESOLVED_TYPE] @Entity of Order refers in 'pk' to something that does not exist or is not visible."
                + remedy,
            "pk = Names.ORDER,"),
        error(
            "[UNRESOLVED_TYPE] Order.address needs the type Adress, which does not exist." + remedy,
            "Adress address,"),
        error(
            "[UNRESOLVED_TYPE] Order.items needs the type Itm, which does not exist." + remedy,
            "List<Itm> items,"),
        error(
            "[UNRESOLVED_TYPE] @Convert of text refers in 'value' to something that does not exist or is not visible."
                + remedy,
            "@Convert(NoConverter.class) String text) {}"));
  }

  @Test
  void problemsOfAClassFileAreShownOnTheTable(@TempDir Path classes) {
    Compilations.javac()
        .withProcessors()
        .compile(
            """
            package com.library;
            import io.partita.annotations.*;
            @Entity(pk = "BOOK {id}", sk = "A#{id")
            public record Book(String id, @Convert(EpochSeconds.class) String title) {}
            """)
        .writeClasses(classes);
    Result result =
        Compilations.javac()
            .withClasses(classes)
            .compile(
                IMPORTS
                    + """
                    @Table(entities = {
                        User.class,
                        com.library.Book.class})
                    interface Shop {}
                    @Entity(pk = "USER#{id}", sk = "INFO") record User(String id) {}
                    """);
    assertEquals(
        List.of(
            error(
                "[CONVERTER_UNUSABLE] In com.library.Book: Converter EpochSeconds of Book.title converts Instant, but the"
                    + " component is String. Name a Converter<String, S>, where S is a type that Partita stores.",
                "com.library.Book.class})"),
            error(
                "[ILLEGAL_LITERAL] In com.library.Book: Partition key \"BOOK {id}\" of Book has a space in its text, which would"
                    + " break the order of keys. Use '#' and characters above '%', such as letters, digits, '-' and '_'; a table"
                    + " that has such keys already needs keyEncoding = RAW.",
                "com.library.Book.class})"),
            error(
                "[MALFORMED_TEMPLATE] In com.library.Book: Sort key \"A#{id\" of Book opens a placeholder with '{' that is not"
                    + " closed with '}'. Write placeholders as {component}.",
                "com.library.Book.class})")),
        result.errors().stream().map(problem -> error(problem.message(), problem.line())).toList());
  }

  @Test
  void nestedRecordsOfAClassFileAreShownOnTheComponentThatHoldsThem(@TempDir Path classes) {
    Compilations.javac()
        .withProcessors()
        .compile(
            """
            package com.library;
            import io.partita.annotations.*;
            public record Address(@Convert(EpochMillis.class) String city) {}
            """)
        .writeClasses(classes);
    Result result =
        Compilations.javac()
            .withClasses(classes)
            .compile(
                IMPORTS
                    + """
                    @Table(entities = User.class) interface Shop {}
                    @Entity(pk = "USER#{id}", sk = "INFO")
                    record User(
                        String id,
                        com.library.Address home,
                        com.library.Address work) {}
                    """);
    assertEquals(
        List.of(
            error(
                "[CONVERTER_UNUSABLE] In com.library.Address: Converter EpochMillis of Address.city converts Instant, but the"
                    + " component is String. Name a Converter<String, S>, where S is a type that Partita stores.",
                "com.library.Address home,")),
        result.errors().stream().map(problem -> error(problem.message(), problem.line())).toList());
  }

  private static void assertErrors(String source, Error... expected) {
    Result result = Compilations.javac().compile(IMPORTS + source);
    assertEquals(
        List.of(expected),
        result.ownErrors().stream()
            .map(problem -> error(problem.message(), problem.line()))
            .toList());
    assertEquals(List.of(), result.generatedFiles());
    // The Eclipse compiler knows no positions inside records, and whose classes it cannot find, it
    // can name.
    assertEquals(
        List.of(expected).stream().map(Error::code).sorted().toList(),
        Compilations.eclipse().compile(IMPORTS + source).ownErrors().stream()
            .map(ReaderErrorsTest::code)
            .sorted()
            .toList());
  }

  private static String code(Problem problem) {
    return error(problem.message(), "").code();
  }

  private static Error error(String message, String line) {
    return new Error(message, line);
  }

  private record Error(String message, String line) {
    String code() {
      return message.substring(1, message.indexOf(']'));
    }
  }
}
