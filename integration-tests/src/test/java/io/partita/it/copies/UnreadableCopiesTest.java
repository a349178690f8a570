package io.partita.it.copies;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.RawItems;
import io.partita.it.copies.SchoolClass.StudentSummary;
import io.partita.runtime.CopyDifference;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.MappingException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item that cannot be read keeps no other from getting its copies. */
@DynamoDbTest
class UnreadableCopiesTest {

  private static ShopTable shop;
  private static SchoolTable school;
  private static RawItems rawShop;
  private static RawItems rawSchool;

  @BeforeAll
  static void createTables(
      DynamoDbClient client, @TableName String shopName, @TableName("school") String schoolName) {
    shop = ShopTable.of(client, shopName);
    shop.createTableIfMissing();
    school = SchoolTable.of(client, schoolName);
    school.createTableIfMissing();
    rawShop = new RawItems(client, shopName);
    rawSchool = new RawItems(client, schoolName);
  }

  private static IncompleteBatchException assertIncomplete(String customer) {
    IncompleteBatchException incomplete =
        assertThrows(IncompleteBatchException.class, () -> shop.customer().propagate(customer));
    assertInstanceOf(MappingException.class, incomplete.getCause());
    return incomplete;
  }

  @Test
  void whatIsBrokenBesideACopyIsNotRead() {
    shop.customer().create(new Customer("c1", "Ann", "Oslo"));
    shop.order().create(new Order("c1", "o1", "Old", 10));
    rawShop.add("CUSTOMER#c1", "ORDER#o1", Map.of("total", AttributeValue.fromBool(true)));
    assertEquals(
        List.of(new CopyDifference("Order", OrderKey.of("c1", "o1"), "customerName")),
        shop.customer().verifyCopies("c1"));
    assertEquals(1, shop.customer().propagate("c1"));
    assertEquals(text("Ann"), rawShop.get("CUSTOMER#c1", "ORDER#o1").get("customerName"));
    assertEquals(List.of(), shop.customer().verifyCopies("c1"));
  }

  @Test
  void copiesAndKeysThatCannotBeReadAreToldWhenAllOthersAreWritten() {
    shop.customer().create(new Customer("c2", "Ben", "Oslo"));
    shop.order().create(new Order("c2", "o1", "Old", 10));
    shop.order().create(new Order("c2", "o2", "Old", 10));
    rawShop.add("CUSTOMER#c2", "ORDER#o1", Map.of("customerName", number(1)));
    Map<String, AttributeValue> oddKey = Map.of("PK", text("CUSTOMER#c2"), "SK", text("ORDER#o#3"));
    rawShop.put(
        Map.of(
            "PK", text("CUSTOMER#c2"),
            "SK", text("ORDER#o#3"),
            "Type", text("Order"),
            "customerName", text("Old")));
    Set<CopyDifference> unreadable =
        Set.of(
            new CopyDifference("Order", OrderKey.of("c2", "o1"), "customerName"),
            new CopyDifference("Order", oddKey, "customerName"));
    Set<CopyDifference> all = new HashSet<>(unreadable);
    all.add(new CopyDifference("Order", OrderKey.of("c2", "o2"), "customerName"));
    assertEquals(all, Set.copyOf(shop.customer().verifyCopies("c2")));
    assertEquals(
        Set.of(OrderKey.of("c2", "o1"), oddKey), Set.copyOf(assertIncomplete("c2").remaining()));
    assertEquals("Ben", shop.order().get("c2", "o2").customerName());
    assertEquals(unreadable, Set.copyOf(shop.customer().verifyCopies("c2")));
  }

  @Test
  void oneItemWhoseIndexKeyCannotBeMadeStopsNoOther() {
    shop.customer().create(new Customer("c3", "Cy", "Rome"));
    List<Invoice> invoices =
        IntStream.range(0, 130)
            .mapToObj(i -> new Invoice("i" + i, "c3", "Cy", "Oslo", Optional.empty(), Map.of()))
            .toList();
    shop.invoice().putAll(invoices);
    rawShop.add("INVOICE#i77", "INVOICE", Map.of("customerId", AttributeValue.fromBool(true)));
    IncompleteBatchException incomplete = assertIncomplete("c3");
    assertEquals(List.of(InvoiceKey.of("i77")), incomplete.remaining());
    assertEquals(
        "[INCOMPLETE_BATCH] 1 of the batch of Customer are left, since their stored items"
            + " cannot be read; all others were done. See the cause, correct what remaining() tells, then"
            + " repeat the call.",
        incomplete.getMessage());
    assertEquals(129, shop.invoice().byCustomerId("c3").customerCity("Rome").count());
    assertEquals(
        List.of(new CopyDifference("Invoice", InvoiceKey.of("i77"), "customerCity")),
        shop.customer().verifyCopies("c3"));
  }

  @Test
  void whatCannotBeReadIsToldTogether() {
    shop.customer().create(new Customer("c4", "Dora", "Rome"));
    shop.order().create(new Order("c4", "o1", "Old", 10));
    rawShop.add("CUSTOMER#c4", "ORDER#o1", Map.of("customerName", number(1)));
    shop.invoice().put(new Invoice("i4", "c4", "Dora", "Oslo", Optional.empty(), Map.of()));
    rawShop.add("INVOICE#i4", "INVOICE", Map.of("customerId", AttributeValue.fromBool(true)));
    assertEquals(
        Set.of(OrderKey.of("c4", "o1"), InvoiceKey.of("i4")),
        Set.copyOf(assertIncomplete("c4").remaining()));
  }

  @Test
  void aSourceThatChangesMeanwhileIsPropagatedAgainBesideWhatCannotBeRead() {
    shop.customer().create(new Customer("c5", "Eve", "Rome"));
    shop.order().create(new Order("c5", "o1", "Old", 10));
    shop.invoice().put(new Invoice("i5", "c5", "Eve", "Oslo", Optional.empty(), Map.of()));
    rawShop.add("INVOICE#i5", "INVOICE", Map.of("customerId", AttributeValue.fromBool(true)));
    IncompleteBatchException incomplete =
        assertThrows(
            IncompleteBatchException.class,
            () ->
                shop.customer()
                    .propagate(
                        CustomerKey.of("c5"),
                        progress -> shop.customer().update("c5").name("Eva").execute()));
    assertEquals(List.of(InvoiceKey.of("i5")), incomplete.remaining());
    assertEquals("Eva", shop.order().get("c5", "o1").customerName());
  }

  @Test
  void aCopyThatIsMissingBesideWhatIsBrokenIsTold() {
    shop.customer().create(new Customer("c6", "Fay", "Rome"));
    Map<String, AttributeValue> order =
        Map.of(
            "PK", text("CUSTOMER#c6"),
            "SK", text("ORDER#o1"),
            "Type", text("Order"),
            "total", AttributeValue.fromBool(true));
    rawShop.put(order);
    assertEquals(
        List.of(new CopyDifference("Order", OrderKey.of("c6", "o1"), "customerName")),
        shop.customer().verifyCopies("c6"));
    assertEquals(List.of(OrderKey.of("c6", "o1")), assertIncomplete("c6").remaining());
    assertEquals(order, rawShop.get("CUSTOMER#c6", "ORDER#o1"));
    shop.customer().put(new Customer("c6", null, "Rome"));
    assertEquals(List.of(), shop.customer().verifyCopies("c6"), "missing as in the source");
    assertEquals(0, shop.customer().propagate("c6"));
  }

  @Test
  void edgesNeedOnlyTheirKey() {
    school.student().create(new Student("s2", "Bea", "bea@example.org"));
    school
        .schoolClass()
        .create(new SchoolClass("k3", "Art", List.of(new StudentSummary("s2", "Old", 1)), 0));
    school.enrollment().create(new Enrollment("s2", "k3"));
    rawSchool.add("STUDENT#s2", "CLASS#k3", Map.of("classId", number(1)));
    assertThrows(MappingException.class, () -> school.enrollment().find("s2", "k3"));
    assertEquals(1, school.student().propagate("s2"));
    assertEquals("Bea", school.schoolClass().get("k3").students().get(0).name());
  }

  @Test
  void edgesWhoseKeysCannotBeReadAreTold() {
    school.student().create(new Student("s1", "Ann", "ann@example.org"));
    school
        .schoolClass()
        .create(new SchoolClass("k1", "Maths", List.of(new StudentSummary("s1", "Old", 1)), 0));
    school.enrollment().create(new Enrollment("s1", "k1"));
    rawSchool.add("CLASS#k1", "INFO", Map.of("title", number(1)));
    Map<String, AttributeValue> edge = Map.of("PK", text("STUDENT#s1"), "SK", text("CLASS#k#2"));
    rawSchool.put(
        Map.of("PK", text("STUDENT#s1"), "SK", text("CLASS#k#2"), "Type", text("Enrollment")));
    assertEquals(
        Set.of(
            new CopyDifference("Enrollment", edge, ""),
            new CopyDifference("SchoolClass", SchoolClassKey.of("k1"), "students")),
        Set.copyOf(school.student().verifyCopies("s1")));
    IncompleteBatchException incomplete =
        assertThrows(IncompleteBatchException.class, () -> school.student().propagate("s1"));
    assertEquals(List.of(edge), incomplete.remaining());
    assertEquals(
        List.of(new CopyDifference("Enrollment", edge, "")),
        school.student().verifyCopies("s1"),
        "the class has the name, although its title cannot be read");
  }
}
