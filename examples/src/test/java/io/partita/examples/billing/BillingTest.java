package io.partita.examples.billing;

import static io.partita.examples.billing.BillingWalk.ADA_NOVEMBER;
import static io.partita.examples.billing.BillingWalk.ADA_OCTOBER;
import static io.partita.examples.billing.BillingWalk.NOVEMBER;
import static io.partita.examples.billing.BillingWalk.OCTOBER;
import static io.partita.examples.billing.BillingWalk.POWER;
import static io.partita.examples.billing.BillingWalk.POWER_NOVEMBER;
import static io.partita.examples.billing.BillingWalk.POWER_OCTOBER;
import static io.partita.examples.billing.BillingWalk.WATER_OCTOBER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.billing.InvoiceAndBills.BillWithShares;
import io.partita.examples.billing.InvoiceAndBills.FullInvoice;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class BillingTest {

  @Test
  void invoicesCustomersAndBillsAreFoundFromEverySide(
      DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new BillingWalk(), client, table);
    assertEquals(
        Optional.of(
            new FullInvoice(OCTOBER, List.of(ADA_OCTOBER), List.of(POWER_OCTOBER, WATER_OCTOBER))),
        told.answer("An invoice with its customer and its bills"));
    BillWithShares bill =
        (BillWithShares) ((Optional<?>) told.answer("A bill with its invoices")).orElseThrow();
    assertEquals(POWER, bill.bill());
    // Without a sort key there is no order.
    assertEquals(Set.of(POWER_OCTOBER, POWER_NOVEMBER), new HashSet<>(bill.shares()));
    assertEquals(
        Set.of(
            new Linked<>(ADA_OCTOBER, Optional.of(OCTOBER)),
            new Linked<>(ADA_NOVEMBER, Optional.of(NOVEMBER))),
        new HashSet<>((Collection<?>) told.answer("The invoices of a customer")));
  }
}
