package io.partita.it.gallery;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Table;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What belongs to one item only and is few lives inside it. */
@Table(entities = Marketplace.Company.class)
public interface Marketplace {

  /** A company with its payment plan and the deals it features. */
  @Entity(pk = "COMPANY#{companyId}", sk = "COMPANY")
  record Company(
      String companyId,
      @Nullable PaymentPlan plan,
      @Attribute(max = 3) List<Deal> deals,
      @Attribute(max = 10) Map<String, Contact> contacts) {}

  /** How a company pays. */
  record PaymentPlan(PlanType type, int seats, @Nullable Card card, Instant startedAt) {}

  /** What plans there are. */
  enum PlanType {
    FREE,
    PRO
  }

  /** A payment card. */
  record Card(String brand, String lastDigits) {}

  /** A featured deal. */
  record Deal(String title, int percent) {}

  /** Whom to ask. */
  record Contact(String email, boolean billing) {}
}
