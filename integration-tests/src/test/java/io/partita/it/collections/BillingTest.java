package io.partita.it.collections;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.Requests;
import io.partita.it.collections.Billing.Bill;
import io.partita.it.collections.Billing.BillWithInvoices;
import io.partita.it.collections.Billing.Invoice;
import io.partita.it.collections.Billing.InvoiceBill;
import io.partita.it.collections.Billing.InvoiceCustomer;
import io.partita.it.collections.Billing.InvoiceWithBills;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@DynamoDbTest
class BillingTest {

  private static final Invoice INVOICE =
      new Invoice("1420", LocalDate.parse("2019-10-31"), new BigDecimal("172"));
  private static final InvoiceCustomer CUSTOMER = new InvoiceCustomer("1420", "1249", "Ada");
  private static final InvoiceBill FIRST =
      new InvoiceBill("1420", "2485", new BigDecimal("135.79"));
  private static final InvoiceBill SECOND =
      new InvoiceBill("1420", "2486", new BigDecimal("36.21"));
  private static final InvoiceBill ELSEWHERE = new InvoiceBill("1421", "2485", BigDecimal.TEN);
  private static final Bill BILL = new Bill("2485", new BigDecimal("145.79"));

  private static Requests requests;
  private static BillingTable billing;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName("InvoiceAndBills") String name) {
    requests = new Requests(client);
    billing = BillingTable.of(requests.client(), name);
    billing.createTableIfMissing();
    billing.invoice().create(INVOICE);
    billing.invoiceCustomer().create(CUSTOMER);
    billing.invoiceCustomer().create(new InvoiceCustomer("1421", "1249", "Ada"));
    billing.invoiceBill().putAll(List.of(FIRST, SECOND, ELSEWHERE));
    billing.bill().create(BILL);
  }

  @Test
  void anInvoiceWithItsCustomerAndBillsIsOneQuery() {
    requests.take();
    assertEquals(
        Optional.of(new InvoiceWithBills(INVOICE, List.of(CUSTOMER), List.of(FIRST, SECOND))),
        billing.invoiceWithBills().find("1420"));
    QueryRequest query = requests.takeQuery();
    assertEquals("PK = 'I#1420' AND SK BETWEEN 'B#' AND 'I#1420'", Requests.keyCondition(query));
    assertEquals("", Requests.filter(query));
  }

  @Test
  void aBillWithItsInvoicesIsOneQueryOfAnIndexWithoutASortKey() {
    requests.take();
    BillWithInvoices found = billing.billWithInvoices().find("2485").orElseThrow();
    QueryRequest query = requests.takeQuery();
    assertEquals("GSI_1", query.indexName());
    assertEquals("SK = 'B#2485'", Requests.keyCondition(query));
    assertEquals(BILL, found.bill());
    // Without a sort key there is no order.
    assertEquals(Set.of(FIRST, ELSEWHERE), new HashSet<>(found.invoices()));
  }

  @Test
  void pagesOfAnIndexWithoutASortKeyHoldEachItemOnce() {
    List<BillWithInvoicesPage> pages =
        billing.billWithInvoices().byBill("2485").pageSize(1).pages().toList();
    assertEquals(1, pages.stream().filter(page -> page.bill().isPresent()).count());
    assertEquals(
        Set.of(FIRST, ELSEWHERE),
        new HashSet<>(pages.stream().flatMap(page -> page.invoices().stream()).toList()));
    String cursor = pages.get(0).cursor().orElseThrow();
    assertEquals(
        pages.get(1).invoices(),
        billing.billWithInvoices().byBill("2485").pageSize(1).page(cursor).invoices());
    for (int i = pages.size() - 1; i > 0; i--) {
      BillWithInvoicesPage before =
          billing.billWithInvoices().byBill("2485").pageSize(1).page(pages.get(i).previous());
      assertEquals(pages.get(i - 1).invoices(), before.invoices());
      assertEquals(pages.get(i - 1).bill(), before.bill());
    }
  }

  @Test
  void theInvoicesOfACustomerAreAnAccessPatternOfTheSameIndex() {
    assertEquals(
        Set.of("1420", "1421"),
        new HashSet<>(
            billing.invoiceCustomer().byCustomerId("1249").stream()
                .map(InvoiceCustomer::invoiceId)
                .toList()));
  }
}
