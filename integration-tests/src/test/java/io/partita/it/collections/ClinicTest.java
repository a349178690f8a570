package io.partita.it.collections;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.partita.it.Requests;
import io.partita.it.collections.Clinic.Fee;
import io.partita.it.collections.Clinic.History;
import io.partita.it.collections.Clinic.Pet;
import io.partita.it.collections.Clinic.PetWithVisits;
import io.partita.it.collections.Clinic.Vet;
import io.partita.it.collections.Clinic.VetWithVisits;
import io.partita.it.collections.Clinic.Visit;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A collection is read from where the names of components say that its members lie together. */
@DynamoDbTest
class ClinicTest {

  private static final Vet VET = new Vet("v1", "Herriot");
  private static final Pet PET = new Pet("p1", "Tricki");
  private static final Visit FIRST = new Visit("p1", LocalDate.parse("2024-05-01"), "v1");
  private static final Visit SECOND = new Visit("p2", LocalDate.parse("2024-05-02"), "v1");
  private static final Visit OTHER = new Visit("p1", LocalDate.parse("2024-05-03"), "v2");
  private static final Fee FEE = new Fee("p1", LocalDate.parse("2024-05-04"), 1200);

  private static Requests requests;
  private static ClinicTable clinic;

  @BeforeAll
  static void fill(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    clinic = ClinicTable.of(requests.client(), name);
    clinic.createTableIfMissing();
    clinic.vet().create(VET);
    clinic.pet().create(PET);
    clinic.fee().create(FEE);
    List.of(FIRST, SECOND, OTHER).forEach(clinic.visit()::create);
    requests.take();
  }

  @Test
  void aVetHasItsVisitsOnTheIndex() {
    assertEquals(
        Optional.of(new VetWithVisits(VET, List.of(FIRST, SECOND))),
        clinic.vetWithVisits().find("v1"));
    assertEquals("GSI1", requests.takeQuery().indexName());
  }

  @Test
  void aPetHasItsVisitsOnTheTable() {
    assertEquals(
        Optional.of(new PetWithVisits(PET, List.of(FIRST, OTHER))),
        clinic.petWithVisits().find("p1"));
    assertNull(requests.takeQuery().indexName());
  }

  @Test
  void aQueryHasTheNameThatItIsGiven() {
    assertEquals(
        Optional.of(new History(List.of(FIRST, OTHER), List.of(FEE))),
        clinic.history().of("p1").find());
    assertEquals(List.of(FEE), clinic.history().of("p1").pageSize(1).page().fees());
    requests.take();
  }
}
