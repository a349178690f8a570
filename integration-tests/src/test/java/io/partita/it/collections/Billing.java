package io.partita.it.collections;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/**
 * Customers, invoices and bills in the table InvoiceAndBills, whose index GSI_1 is on the sort key
 * alone: every item is found from both sides.
 */
@Table(
    entities = {
      Billing.Invoice.class,
      Billing.InvoiceCustomer.class,
      Billing.InvoiceBill.class,
      Billing.Bill.class
    },
    collections = {Billing.InvoiceWithBills.class, Billing.BillWithInvoices.class},
    indexes = @IndexDefinition(name = "GSI_1", partitionKey = "SK", sortKey = ""),
    read = 100,
    write = 100)
public interface Billing {

  /** An invoice, the root of its partition. */
  @Entity(pk = "I#{invoiceId}", sk = "I#{invoiceId}")
  record Invoice(String invoiceId, LocalDate date, BigDecimal amount) {}

  /** The customer that an invoice is sent to. */
  @Entity(pk = "I#{invoiceId}", sk = "C#{customerId}")
  @Index(name = "GSI_1")
  record InvoiceCustomer(String invoiceId, String customerId, String name) {}

  /** The part of a bill that is on an invoice. */
  @Entity(pk = "I#{invoiceId}", sk = "B#{billId}")
  record InvoiceBill(String invoiceId, String billId, BigDecimal amount) {}

  /** A bill. */
  @Entity(pk = "B#{billId}", sk = "B#{billId}")
  record Bill(String billId, BigDecimal amount) {}

  /** An invoice with its customer and its bills. */
  @ItemCollection
  record InvoiceWithBills(
      Invoice invoice, List<InvoiceCustomer> customers, List<InvoiceBill> bills) {}

  /** A bill with its invoices, from the index. */
  @ItemCollection
  record BillWithInvoices(Bill bill, List<InvoiceBill> invoices) {}
}
