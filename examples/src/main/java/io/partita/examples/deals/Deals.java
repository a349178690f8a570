package io.partita.examples.deals;

import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Table;
import java.time.LocalDate;
import java.util.List;

/** Organizations whose plan is a map and whose featured deals are a list of maps. */
@Table(entities = Deals.Organization.class)
public interface Deals {

  /** An organization with what is always read along with it. */
  @Entity(pk = "ORG#{orgId}", sk = "INFO")
  record Organization(
      String orgId, String name, PaymentPlan plan, @Attribute(max = 3) List<Deal> featuredDeals) {}

  /** What an organization pays. */
  record PaymentPlan(Level level, LocalDate since) {}

  /** The levels of payment plans. */
  enum Level {
    FREE,
    PRO
  }

  /** A deal. */
  record Deal(String title, int percent) {}
}
