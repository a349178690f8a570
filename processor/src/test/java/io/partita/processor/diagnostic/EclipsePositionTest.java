package io.partita.processor.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The Eclipse compiler shows no positions in records, so messages have them. */
final class EclipsePositionTest {

  private static final String PROGRAM =
      """
      package shop;
      import io.partita.annotations.*;

      @Table(entities = {Order.class, Shop.Line.class, Group.class, Old.class})
      interface Shop {
        @Entity(
            pk = "LINE#{id}",
            sk = "{nothing}")
        record Line(String id) {}
      }

      @Entity(pk = "ORDER#{orderId}", sk = "ORDER")
      record Order(
          String orderId,
          java.util.Locale locale,
          @Version
          String version,
          @Count(Order.class) long orders) {}

      /** Without a sort key. */
      @Entity(pk = "GROUP#{groupId}")
      record Group(String groupId) {}

      @Entity(pk = "OLD#{id}", sk = "OLD")
      @Index(name = "GSI1", pk = "A#{id}")
      @Index(name = "GSI1", pk = "B#{id}")
      record Old(String id) {}
      """;

  @Test
  void errorsInRecordsSayFileAndLine() {
    Compilations.Result result = Compilations.eclipse().compile(PROGRAM);
    assertEquals(
        List.of(
            "[DUPLICATE_INDEX] Shop.java:27",
            "[MISSING_SORT_KEY] Shop.java:21",
            "[NOT_COUNTABLE] Shop.java:18",
            "[UNKNOWN_COMPONENT] Shop.java:8",
            "[UNSUPPORTED_TYPE] Shop.java:15",
            "[VERSION_TYPE] Shop.java:17"),
        result.ownErrors().stream()
            .map(error -> error.message().replaceFirst(": .*", ""))
            .sorted()
            .toList());
    result.ownErrors().forEach(error -> assertEquals("interface Shop {", error.line()));
  }

  /** Elsewhere the compiler shows them itself. */
  @Test
  void otherCompilersAndInterfacesHaveTheirOwnPositions() {
    assertEquals(
        List.of(),
        Compilations.javac().compile(PROGRAM).ownErrors().stream()
            .filter(error -> error.message().contains(".java:"))
            .toList());
    assertEquals(
        "[CAPACITY] Shop provisions read capacity but no write capacity. Give both, or neither for"
            + " on-demand capacity.",
        Compilations.eclipse()
            .compile(
                """
                package shop;
                import io.partita.annotations.*;

                @Table(entities = Order.class, read = 1)
                interface Shop {}

                @Entity(pk = "ORDER#{orderId}", sk = "ORDER")
                record Order(String orderId) {}
                """)
            .ownErrors()
            .get(0)
            .message());
  }
}
