package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Components that are declared copies of other entities' components. */
final class CopyRulesTest {

  private static String shop(String order) {
    return """
    @Table(entities = {Customer.class, Order.class})
    interface Shop {}

    @Entity(pk = "CUSTOMER#{customerId}", sk = "INFO")
    record Customer(String customerId, String name, Integer discount, @Version long version) {}

    record Address(
        String street,
        @CopyOf(entity = Customer.class, component = "name") String recipient) {}

    record Contact(
        String customerId,
        @CopyOf(entity = Customer.class, component = "name") String name) {}

    %s
    """
        .formatted(order);
  }

  private static String order(String components) {
    return shop(
        """
        @Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
        record Order(
            String customerId,
            String orderId,
            %s) {}
        """
            .formatted(components));
  }

  @Test
  void copiesStandOnTheirOwnInRecordsInListsMapsAndOptionals() {
    assertGood(
        order(
            "@CopyOf(entity = Customer.class, component = \"name\") String name, Address address,"
                + " List<Contact> list, Map<String, Contact> map, Optional<List<Contact>> optional,"
                + " @CopyOf(entity = Customer.class, component = \"version\") Long seen"));
  }

  @Test
  void theSourceIsAComponentOfAnEntityOfTheTable() {
    assertProblems(
        order("@CopyOf(entity = Customer.class, component = \"nmae\") String name"),
        problem(
            "[COPY_SOURCE] Order.name is a copy of 'nmae' of Customer, but Customer has no such"
                + " component. Did you mean 'name'?",
            "@CopyOf(entity = Customer.class, component = \"nmae\") String name) {}"));
    assertProblems(
        order("@CopyOf(entity = Address.class, component = \"street\") String street"),
        problem(
            "[COPY_SOURCE] Order.street is a copy from Address, which is no entity of Shop. Name"
                + " one of its entities, or add Address.class to them.",
            "@CopyOf(entity = Address.class, component = \"street\") String street) {}"));
  }

  @Test
  void copiesHaveTheTypeOfTheirSource() {
    assertProblems(
        order("@CopyOf(entity = Customer.class, component = \"discount\") int discount"),
        problem(
            "[COPY_TYPE] Order.discount is an int, but Customer.discount, which it copies, is an"
                + " Integer. Give both the same type.",
            "@CopyOf(entity = Customer.class, component = \"discount\") int discount) {}"));
    assertProblems(
        order("@CopyOf(entity = Customer.class, component = \"discount\") String discount"),
        problem(
            "[COPY_TYPE] Order.discount is a String, but Customer.discount, which it copies, is an"
                + " Integer. Give both the same type.",
            "@CopyOf(entity = Customer.class, component = \"discount\") String discount) {}"));
  }

  @Test
  void elementsTellWhoseCopyTheyHold() {
    assertProblems(
        order("List<Address> addresses"),
        problem(
            "[COPY_PLACE] Address.recipient is a copy in an element of 'addresses', which does not"
                + " hold the key of Customer that tells whose copy it is. Add 'customerId' to"
                + " Address.",
            "@CopyOf(entity = Customer.class, component = \"name\") String recipient) {}"));
  }

  @Test
  void copiesInSetsCouldNotBeReplaced() {
    assertProblems(
        order("Set<Contact> contacts"),
        problem(
            "[COPY_PLACE] Contact.name is a copy in what only sets or sealed types hold, where it"
                + " could not be replaced. Hold Contact itself, or a List or Map of it.",
            "@CopyOf(entity = Customer.class, component = \"name\") String name) {}"));
  }

  @Test
  void keysAndManagedComponentsAreNoCopies() {
    assertProblems(
        shop(
            """
            @Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{name}")
            record Order(
                String customerId,
                @CopyOf(entity = Customer.class, component = "name") String name,
                @CopyOf(entity = Customer.class, component = "version") @Version long version) {}
            """),
        problem(
            "[COPY_PLACE] Order.name is a copy, but part of the key of Order, which never changes."
                + " Remove @CopyOf.",
            "@CopyOf(entity = Customer.class, component = \"name\") String name,"),
        problem(
            "[COPY_PLACE] Order.version is a copy, but written by Partita alone. Remove @CopyOf.",
            "@CopyOf(entity = Customer.class, component = \"version\") @Version long version) {}"));
  }

  @Test
  void anAccessPatternLeadsToTheCopies() {
    String orders =
        """
        @Entity(pk = "ORDER#{orderId}", sk = "ORDER")
        %s
        record Order(
            String orderId,
            %s
            @CopyOf(entity = Customer.class, component = "name") String name) {}
        """;
    String line = "@CopyOf(entity = Customer.class, component = \"name\") String name) {}";
    assertGood(
        shop(
            orders.formatted(
                "@Index(name = \"GSI1\", pk = \"C#{customerId}\", sk = \"{orderId}\")",
                "String customerId,")));
    assertProblems(
        shop(orders.formatted("", "String customerId,")),
        problem(
            "[COPY_UNREACHABLE] Customer.name could not be propagated to Order.name: no access"
                + " pattern lists Order items by the key of Customer. Add @Index(name = \"GSI1\","
                + " pk = \"CUSTOMER#{customerId}\", sk = \"ORDER#{orderId}\") to Order.",
            line));
    assertProblems(
        shop(orders.formatted("", "")),
        problem(
            "[COPY_UNREACHABLE] Customer.name could not be propagated to Order.name: no access"
                + " pattern lists Order items by the key of Customer. Add 'customerId' to Order,"
                + " and an @Index partitioned by it.",
            line));
  }

  @Test
  void anEdgeLeadsToCopiesInLists() {
    String school =
        """
        @Table(entities = {%s})
        interface School {}

        @Entity(pk = "STUDENT#{studentId}", sk = "INFO")
        record Student(String studentId, String name) {}

        record Summary(
            String studentId,
            @CopyOf(entity = Student.class, component = "name") String name) {}

        @Entity(pk = "CLASS#{classId}", sk = "INFO")
        record SchoolClass(String classId, List<Summary> students) {}

        @Entity
        @ManyToMany(left = Student.class, right = SchoolClass.class, rightKey = "classId")
        record Enrollment(String studentId, String classId) {}
        """;
    assertGood(school.formatted("Student.class, SchoolClass.class, Enrollment.class"));
    assertProblems(
        school.formatted("Student.class, SchoolClass.class"),
        problem(
            "[COPY_UNREACHABLE] Student.name could not be propagated to Summary.name: no access"
                + " pattern lists SchoolClass items by the key of Student. Add an edge with"
                + " @ManyToMany between Student and SchoolClass.",
            "@CopyOf(entity = Student.class, component = \"name\") String name) {}"));
  }
}
