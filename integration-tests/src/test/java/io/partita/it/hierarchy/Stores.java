package io.partita.it.hierarchy;

import io.partita.annotations.Entity;
import io.partita.annotations.Hierarchy;
import io.partita.annotations.Index;
import io.partita.annotations.Table;
import java.time.LocalDate;

/** A chain of stores by place, and their inspections by date and inspector's number. */
@Table(entities = {Stores.Store.class, Stores.Inspection.class})
interface Stores {

  @Entity(pk = "COUNTRY#{country}")
  @Hierarchy({"state", "city", "zip", "storeId"})
  record Store(String country, String state, String city, String zip, String storeId, int area) {}

  /** How an inspection ended. */
  enum Result {
    PASSED,
    FAILED
  }

  @Entity(pk = "INSPECTION#{id}", sk = "INFO")
  @Index(name = "GSI1", pk = "STORE#{storeId}")
  @Hierarchy(
      value = {"result", "day", "inspector", "id"},
      index = "GSI1")
  record Inspection(String id, String storeId, Result result, LocalDate day, int inspector) {}
}
