package io.partita.it.collections;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.time.LocalDate;
import java.util.List;

/** Vets, pets and visits whose keys are bare ids: by their types, all of them fit together. */
@Table(
    entities = {Clinic.Vet.class, Clinic.Pet.class, Clinic.Visit.class, Clinic.Fee.class},
    collections = {Clinic.VetWithVisits.class, Clinic.PetWithVisits.class, Clinic.History.class})
public interface Clinic {

  /** A vet, on the table and beside the visits on the index. */
  @Entity(pk = "{vetId}", sk = "VET")
  @Index(name = "GSI1", pk = "{vetId}", sk = "VET")
  record Vet(String vetId, String name) {}

  /** A pet. */
  @Entity(pk = "{id}", sk = "PET")
  record Pet(String id, String name) {}

  /** A visit of a pet to a vet. */
  @Entity(pk = "{petId}", sk = "VISIT#{day}")
  @Index(name = "GSI1", pk = "{vetId}", sk = "VISIT#{day}#{petId}")
  record Visit(String petId, LocalDate day, String vetId) {}

  /** What was to be paid for a pet. */
  @Entity(pk = "{petId}", sk = "FEE#{day}")
  record Fee(String petId, LocalDate day, int cents) {}

  /** A vet with all visits: names say that they lie together on the index. */
  @ItemCollection
  record VetWithVisits(Vet vet, List<Visit> visits) {}

  /** A pet with all visits: on the table. */
  @ItemCollection
  record PetWithVisits(Pet pet, List<Visit> visits) {}

  /** What is known of a pet, which need not be there. */
  @ItemCollection(as = "of")
  record History(List<Visit> visits, List<Fee> fees) {}
}
