package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** What may stand between the braces of a key template. */
final class KeyTemplateRulesTest {

  @Test
  void misspeltComponentIsCorrected() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(
            pk = "CUSTOMER#{customerId}",
            sk = "ORDER#{ordreId}")
        record Order(String customerId, String orderId) {}
        """,
        problem(
            "[UNKNOWN_COMPONENT] Sort key \"ORDER#{ordreId}\" of Order refers to 'ordreId', but Order has no such component. Did you mean 'orderId'?",
            "sk = \"ORDER#{ordreId}\")"));
  }

  @Test
  void componentUnlikeAnyIsAnsweredWithThoseThereAre() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{number}", sk = "ORDER")
        record Order(String id, String buyer) {}
        """,
        problem(
            "[UNKNOWN_COMPONENT] Partition key \"ORDER#{number}\" of Order refers to 'number', but Order has no such component. Use one of id, buyer, or add the component to Order.",
            "@Entity(pk = \"ORDER#{number}\", sk = \"ORDER\")"));
  }

  @Test
  void misspeltPathIntoNestedRecordIsCorrected() {
    assertProblems(
        """
        @Table(entities = Store.class)
        interface Shop {}

        @Entity(pk = "STORE#{storeId}", sk = "STORE")
        @Index(name = "GSI1", pk = "CITY#{address.ctiy}", sk = "STORE#{storeId}")
        record Store(String storeId, Address address) {}

        record Address(String street, String city) {}
        """,
        problem(
            "[UNKNOWN_COMPONENT] Partition key \"CITY#{address.ctiy}\" of Store on GSI1 refers to 'address.ctiy', but Address has no such component. Did you mean 'city'?",
            "@Index(name = \"GSI1\", pk = \"CITY#{address.ctiy}\", sk = \"STORE#{storeId}\")"));
  }

  @Test
  void pathIntoTextEndsTooLate() {
    assertProblems(
        """
        @Table(entities = Store.class)
        interface Shop {}

        @Entity(pk = "STORE#{storeId.value}", sk = "STORE")
        record Store(String storeId) {}
        """,
        problem(
            "[UNKNOWN_COMPONENT] Partition key \"STORE#{storeId.value}\" of Store refers to 'storeId.value', but String has no such component. Only records have components: name one of them, or end the path before 'value'.",
            "@Entity(pk = \"STORE#{storeId.value}\", sk = \"STORE\")"));
  }

  @Test
  void formatOfInstantIsCorrected() {
    assertProblems(
        """
        @Table(entities = Event.class)
        interface Log {}

        @Entity(pk = "LOG#{source}", sk = "{at:milis}")
        record Event(String source, Instant at) {}
        """,
        problem(
            "[UNKNOWN_FORMAT] Sort key \"{at:milis}\" of Event gives 'at' the format 'milis', which an Instant does not have here. Did you mean 'millis'?",
            "@Entity(pk = \"LOG#{source}\", sk = \"{at:milis}\")"));
  }

  @Test
  void formatOfNumberIsListed() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{number:hex}", sk = "{number:20}")
        record Order(int number) {}
        """,
        problem(
            "[UNKNOWN_FORMAT] Partition key \"ORDER#{number:hex}\" of Order gives 'number' the format 'hex', which an int does not have here. Use one of plain, a width from 1 to 19, or none.",
            "@Entity(pk = \"ORDER#{number:hex}\", sk = \"{number:20}\")"),
        problem(
            "[UNKNOWN_FORMAT] Sort key \"{number:20}\" of Order gives 'number' the format '20', which an int does not have here. Use one of plain, a width from 1 to 19, or none.",
            "@Entity(pk = \"ORDER#{number:hex}\", sk = \"{number:20}\")"));
  }

  @Test
  void formatOfUuidIsRemoved() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id:short}", sk = "ORDER")
        record Order(UUID id) {}
        """,
        problem(
            "[UNKNOWN_FORMAT] Partition key \"ORDER#{id:short}\" of Order gives 'id' the format 'short', which a UUID does not have here. Remove ':short'.",
            "@Entity(pk = \"ORDER#{id:short}\", sk = \"ORDER\")"));
  }

  @Test
  void caseIsChangedInIndexKeysOnly() {
    assertProblems(
        """
        @Table(entities = User.class)
        interface Community {}

        @Entity(pk = "USER#{email:lower}", sk = "USER")
        @Index(name = "GSI1", pk = "EMAIL#{email:lower}")
        record User(String email) {}
        """,
        problem(
            "[UNKNOWN_FORMAT] Partition key \"USER#{email:lower}\" of User changes the case of 'email', so that different values would share one key. Remove ':lower'; only index keys may have it.",
            "@Entity(pk = \"USER#{email:lower}\", sk = \"USER\")"));
  }

  @Test
  void typesWithoutAnOrderAreNoKeys() {
    String sort = "sk = \"%s\")";
    assertProblems(
        """
        @Table(entities = {ByPrice.class, ByWeight.class, ByTags.class, ByAddress.class, ByLength.class, ByOffset.class, ByZoned.class, ByZone.class, ByPeriod.class})
        interface Shop {}

        @Entity(pk = "A#{id}",
            sk = "{price}")
        record ByPrice(String id, BigDecimal price) {}

        @Entity(pk = "B#{id}",
            sk = "{weight}")
        record ByWeight(String id, double weight) {}

        @Entity(pk = "C#{id}",
            sk = "{tags}")
        record ByTags(String id, List<String> tags) {}

        @Entity(pk = "D#{id}",
            sk = "{address}")
        record ByAddress(String id, Address address) {}

        @Entity(pk = "E#{id}",
            sk = "{length}")
        record ByLength(String id, Duration length) {}

        @Entity(pk = "F#{id}",
            sk = "{offset}")
        record ByOffset(String id, OffsetDateTime offset) {}

        @Entity(pk = "G#{id}",
            sk = "{zoned}")
        record ByZoned(String id, ZonedDateTime zoned) {}

        @Entity(pk = "H#{id}",
            sk = "{zone}")
        record ByZone(String id, ZoneId zone) {}

        @Entity(pk = "I#{id}",
            sk = "{period}")
        record ByPeriod(String id, Period period) {}

        record Address(BigDecimal longitude, String city) {}
        """,
        problem(
            "[KEY_TYPE] Sort key \"{price}\" of ByPrice contains 'price', which is a BigDecimal and cannot be part of a key. Use a long that counts the smallest unit (cents instead of euros), or @Convert it to a String.",
            sort.formatted("{price}")),
        problem(
            "[KEY_TYPE] Sort key \"{weight}\" of ByWeight contains 'weight', which is a double and cannot be part of a key. Use a long that counts the smallest unit (cents instead of euros), or @Convert it to a String.",
            sort.formatted("{weight}")),
        problem(
            "[KEY_TYPE] Sort key \"{tags}\" of ByTags contains 'tags', which is a List<String> and cannot be part of a key. A key holds one value: add a component for that value, and name that one.",
            sort.formatted("{tags}")),
        problem(
            "[KEY_TYPE] Sort key \"{address}\" of ByAddress contains 'address', which is an Address and cannot be part of a key. Name one of its components, such as {address.city}.",
            sort.formatted("{address}")),
        problem(
            "[KEY_TYPE] Sort key \"{length}\" of ByLength contains 'length', which is a Duration and cannot be part of a key. Use a long that counts seconds or milliseconds, or @Convert it to one.",
            sort.formatted("{length}")),
        problem(
            "[KEY_TYPE] Sort key \"{offset}\" of ByOffset contains 'offset', which is an OffsetDateTime and cannot be part of a key. Its text does not sort by time: use an Instant, or a LocalDateTime if the time of day matters, or @Convert it to one.",
            sort.formatted("{offset}")),
        problem(
            "[KEY_TYPE] Sort key \"{zoned}\" of ByZoned contains 'zoned', which is a ZonedDateTime and cannot be part of a key. Its text does not sort by time: use an Instant, or a LocalDateTime if the time of day matters, or @Convert it to one.",
            sort.formatted("{zoned}")),
        problem(
            "[KEY_TYPE] Sort key \"{zone}\" of ByZone contains 'zone', which is a ZoneId and cannot be part of a key. Use a String, or @Convert it to one.",
            sort.formatted("{zone}")),
        problem(
            "[KEY_TYPE] Sort key \"{period}\" of ByPeriod contains 'period', which is a Period and cannot be part of a key. Use a number of days or months, or @Convert it to one.",
            sort.formatted("{period}")));
  }

  @Test
  void converterToTypeWithoutAnOrderIsNamed() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{total}", sk = "ORDER")
        record Order(@Convert(MoneyConverter.class) Money total) {}

        class Money {}

        class MoneyConverter implements Converter<Money, BigDecimal> {
          @Override public BigDecimal toStored(Money value) { return BigDecimal.ONE; }
          @Override public Money fromStored(BigDecimal stored) { return new Money(); }
        }
        """,
        problem(
            "[KEY_TYPE] Partition key \"ORDER#{total}\" of Order contains 'total', which is stored as a BigDecimal by MoneyConverter and cannot be part of a key. Use a long that counts the smallest unit (cents instead of euros), or @Convert it to a String.",
            "@Entity(pk = \"ORDER#{total}\", sk = \"ORDER\")"));
  }

  @Test
  void optionalIsNotPartOfTheTablesKey() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{orderId}", sk = "SHIPPED#{shipped}")
        @Index(name = "GSI1", pk = "SHIPPED#{shipped}")
        record Order(String orderId, Optional<LocalDate> shipped) {}
        """,
        problem(
            "[OPTIONAL_IN_KEY] Sort key \"SHIPPED#{shipped}\" of Order contains 'shipped', which is Optional, but every item needs its whole key. Make it a plain component, or leave it out of the key.",
            "@Entity(pk = \"ORDER#{orderId}\", sk = \"SHIPPED#{shipped}\")"));
  }

  @Test
  void unsupportedTypeInKeyIsOneProblem() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{thread}", sk = "{thread.name}")
        record Order(
            Thread thread) {}
        """,
        problem(
            "[UNSUPPORTED_TYPE] Component 'thread' of Order has the type Thread, which Partita cannot store. Write \"public final class ThreadConverter implements Converter<Thread, String>\" and annotate the component with @Convert(ThreadConverter.class).",
            "Thread thread) {}"));
  }

  @Test
  void literalTextLeavesRoomForValues() {
    String partition = "P".repeat(1500);
    String sort = "S".repeat(1024);
    assertProblems(
        """
        @Table(entities = {Order.class, Flipped.class}, indexes = @IndexDefinition(name = "Flip", partitionKey = "SK", sortKey = "PK"))
        interface Shop {}

        @Entity(pk = "ORDER#{id}",
            sk = "%s#{id}")
        record Order(String id) {}

        @Entity(
            pk = "%s", sk = "FLIPPED")
        record Flipped(String id) {}
        """
            .formatted(sort, partition),
        problem(
            "[KEY_TOO_LONG] The sort key template of Order needs at least 1026 bytes, but DynamoDB allows 1024. Shorten its literal text.",
            "sk = \"" + sort + "#{id}\")"),
        problem(
            "[KEY_TOO_LONG] The partition key template of Flipped needs at least 1500 bytes, but DynamoDB allows 1024 where an index sorts by it. Shorten its literal text.",
            "pk = \"" + partition + "\", sk = \"FLIPPED\")"));
  }

  @Test
  void partitionKeyHasTwiceTheRoom() {
    assertGood(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "%s{id}", sk = "ORDER")
        record Order(String id) {}
        """
            .formatted("P#".repeat(1000)));
  }

  @Test
  void sortKeyIsGivenExactlyWhenTheTableHasOne() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Table(entities = Session.class, sortKey = "")
        interface Sessions {}

        @Table(entities = Reading.class, partitionKey = "sensor", sortKey = "at")
        interface Readings {}

        @Entity(pk = "ORDER#{id}")
        record Order(String id) {}

        @Entity(pk = "SESSION#{id}", sk = "SESSION")
        record Session(String id) {}

        @Entity(pk = "{sensor}")
        record Reading(String sensor, long at) {}
        """,
        problem(
            "[MISSING_SORT_KEY] Order has no sort key, but the table Shop has one (SK). Add it to @Entity, such as sk = \"ORDER\", or declare sortKey = \"\" on @Table.",
            "@Entity(pk = \"ORDER#{id}\")"),
        problem(
            "[UNEXPECTED_SORT_KEY] Session has the sort key \"SESSION\", but the table Sessions has none. Remove sk, or name the table's sort key on @Table, such as sortKey = \"SK\".",
            "@Entity(pk = \"SESSION#{id}\", sk = \"SESSION\")"),
        problem(
            "[MISSING_SORT_KEY] Reading has no sort key, but the table Readings has one (at). Add it to @Entity, such as sk = \"{at}\", or declare sortKey = \"\" on @Table.",
            "@Entity(pk = \"{sensor}\")"));
  }
}
