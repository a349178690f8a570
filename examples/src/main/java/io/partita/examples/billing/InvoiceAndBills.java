package io.partita.examples.billing;

import io.partita.annotations.Entity;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** The index GSI_1 is on the sort key alone, which finds every relation from its other side. */
@Table(
    entities = {
      InvoiceAndBills.Customer.class,
      InvoiceAndBills.Invoice.class,
      InvoiceAndBills.Bill.class,
      InvoiceAndBills.Addressee.class,
      InvoiceAndBills.Share.class
    },
    collections = {InvoiceAndBills.FullInvoice.class, InvoiceAndBills.BillWithShares.class},
    indexes = @IndexDefinition(name = "GSI_1", partitionKey = "SK", sortKey = ""),
    read = 100,
    write = 100)
public interface InvoiceAndBills {

  /** A customer. */
  @Entity(pk = "C#{customerId}", sk = "C#{customerId}")
  record Customer(String customerId, String name) {}

  /** An invoice. */
  @Entity(pk = "I#{invoiceId}", sk = "I#{invoiceId}")
  record Invoice(String invoiceId, LocalDate date) {}

  /** A bill, which can be on several invoices. */
  @Entity(pk = "B#{billId}", sk = "B#{billId}")
  record Bill(String billId, BigDecimal amount) {}

  /** The customer that an invoice goes to. */
  @Entity
  @ManyToMany(left = Invoice.class, right = Customer.class, inverse = "GSI_1")
  record Addressee(String invoiceId, String customerId) {}

  /** The part of a bill that is on an invoice. */
  @Entity
  @ManyToMany(left = Invoice.class, right = Bill.class, inverse = "GSI_1")
  record Share(String invoiceId, String billId, BigDecimal amount) {}

  /** An invoice with its customers and its parts of bills. */
  @ItemCollection
  record FullInvoice(Invoice invoice, List<Addressee> addressees, List<Share> shares) {}

  /** A bill with its parts on invoices, from the index. */
  @ItemCollection
  record BillWithShares(Bill bill, List<Share> shares) {}
}
