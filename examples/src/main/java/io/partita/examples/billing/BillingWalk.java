package io.partita.examples.billing;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.billing.InvoiceAndBills.Addressee;
import io.partita.examples.billing.InvoiceAndBills.Bill;
import io.partita.examples.billing.InvoiceAndBills.Customer;
import io.partita.examples.billing.InvoiceAndBills.Invoice;
import io.partita.examples.billing.InvoiceAndBills.Share;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Asks for invoices, customers and bills from every side. */
public final class BillingWalk implements Walk {

  static final Customer ADA = new Customer("1249", "Ada");
  static final Invoice OCTOBER = new Invoice("1420", LocalDate.of(2024, 10, 31));
  static final Invoice NOVEMBER = new Invoice("1421", LocalDate.of(2024, 11, 30));
  static final Bill POWER = new Bill("2485", new BigDecimal("145.79"));
  static final Addressee ADA_OCTOBER = new Addressee("1420", "1249");
  static final Addressee ADA_NOVEMBER = new Addressee("1421", "1249");
  static final Share POWER_OCTOBER = new Share("1420", "2485", new BigDecimal("135.79"));
  static final Share WATER_OCTOBER = new Share("1420", "2486", new BigDecimal("36.21"));
  static final Share POWER_NOVEMBER = new Share("1421", "2485", new BigDecimal("10"));

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    InvoiceAndBillsTable billing = InvoiceAndBillsTable.of(client, tableName);
    narrator.chapter("The table, with provisioned capacity, and its items");
    billing.createTableIfMissing();
    billing.customer().create(ADA);
    billing.invoice().putAll(List.of(OCTOBER, NOVEMBER));
    billing.bill().putAll(List.of(POWER, new Bill("2486", new BigDecimal("36.21"))));
    billing.addressee().putAll(List.of(ADA_OCTOBER, ADA_NOVEMBER));
    billing.share().putAll(List.of(POWER_OCTOBER, WATER_OCTOBER, POWER_NOVEMBER));

    narrator.chapter("One request each");
    narrator.ask(
        "An invoice with its customer and its bills", () -> billing.fullInvoice().find("1420"));
    narrator.ask("A bill with its invoices", () -> billing.billWithShares().find("2485"));

    narrator.chapter("Two requests: a query, then what it leads to");
    narrator.ask(
        "The invoices of a customer",
        () -> billing.addressee().byCustomer("1249").withInvoice().list());
  }
}
