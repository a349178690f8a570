package io.partita.it.sparse;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.sparse.Airports.Airport;
import io.partita.it.sparse.Airports.Traveller;
import io.partita.it.sparse.Airports.Visit;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ids without prefixes: no write of an entity touches an item of another that has its key. */
@DynamoDbTest
class GuardedWritesTest {

  private static final Map<String, AttributeValue> SFO =
      Map.of(
          "PK", text("SFO"),
          "SK", text("SFO"),
          "kind", text("airport"),
          "code", text("SFO"),
          "city", text("San Francisco"),
          "visits", number(0),
          "runways", number(4));

  private static AirportsTable airports;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    airports = AirportsTable.of(client, name);
    airports.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @BeforeEach
  void putItemOfAnotherProgram() {
    raw.put(SFO);
  }

  @Test
  void whatIsThereAlreadyIsReadAndChanged() {
    assertEquals(
        Optional.of(new Airport("SFO", "San Francisco", 0)), airports.airport().find("SFO"));
    assertEquals(Optional.empty(), airports.traveller().find("SFO"));
    airports.airport().update("SFO").city("S.F.").execute();
    airports.airport().replace(new Airport("SFO", "San Francisco", 7));
    assertEquals(SFO, raw.get("SFO", "SFO"));
    assertThrows(
        ItemAlreadyExistsException.class,
        () -> airports.airport().create(new Airport("SFO", "Oakland", 0)));
  }

  @Test
  void writesThatMayCreateRefuseTheKeyOfAnotherEntity() {
    Traveller traveller = new Traveller("SFO", "Ann");
    refused(ConditionFailedException.class, () -> airports.traveller().create(traveller));
    refused(ConditionFailedException.class, () -> airports.traveller().put(traveller));
    refused(
        ConditionFailedException.class,
        () -> airports.traveller().update("SFO").name("Ann").orCreate().execute());
    refused(
        ConditionFailedException.class,
        () -> airports.traveller().update("SFO").name("Ann").orCreate().exactlyOnce().execute());
  }

  @Test
  void writesOfWhatMustExistDoNotFindIt() {
    Traveller traveller = new Traveller("SFO", "Ann");
    refused(ItemNotFoundException.class, () -> airports.traveller().replace(traveller));
    refused(
        ItemNotFoundException.class, () -> airports.traveller().update("SFO").name("x").execute());
    refused(ItemNotFoundException.class, () -> airports.traveller().delete("SFO"));
    assertFalse(airports.traveller().deleteIfExists("SFO"));
    assertEquals(SFO, raw.get("SFO", "SFO"));
    assertEquals(0, airports.traveller().deleteCascade("SFO"));
    assertEquals(SFO, raw.get("SFO", "SFO"));
  }

  @Test
  void transactionsRefuseTheKeyOfAnotherEntity() {
    Traveller traveller = new Traveller("SFO", "Ann");
    TravellerKey key = TravellerKey.of("SFO");
    assertEquals(
        Reason.CONDITION_FALSE, reason(() -> airports.transact().create(traveller).execute()));
    assertEquals(
        Reason.CONDITION_FALSE, reason(() -> airports.transact().put(traveller).execute()));
    assertEquals(Reason.NOT_FOUND, reason(() -> airports.transact().replace(traveller).execute()));
    assertEquals(Reason.NOT_FOUND, reason(() -> airports.transact().delete(key).execute()));
    assertEquals(Reason.NOT_FOUND, reason(() -> airports.transact().check(key).execute()));
    assertEquals(SFO, raw.get("SFO", "SFO"));
  }

  @Test
  void edgesCountOnTheirOwnEndsOnly() {
    airports.traveller().create(new Traveller("U1", "Ann"));
    Visit visit = airports.visit().create(new Visit("U1", "SFO", "rain"));
    assertEquals(1, airports.airport().get("SFO").visits());
    assertEquals(List.of(visit), airports.visit().byAirport("SFO").list());
    assertThrows(
        ItemNotFoundException.class, () -> airports.visit().create(new Visit("U1", "U1x", "")));
    raw.put(
        Map.of(
            "PK", text("LAX"), "SK", text("LAX"), "kind", text("traveller"), "visits", number(5)));
    raw.put(Map.of("PK", text("U1"), "SK", text("LAX"), "kind", text("visit")));
    airports.visit().delete("U1", "LAX");
    assertEquals(Map.of(), raw.get("U1", "LAX"));
    assertEquals(number(5), raw.get("LAX", "LAX").get("visits"));
    airports.visit().delete("U1", "SFO");
    assertEquals(SFO, raw.get("SFO", "SFO"));
  }

  @Test
  void theConditionIsPartOfTheRequest() {
    String put = airports.explain(a -> a.traveller().put(new Traveller("U2", "Bob"))).toString();
    assertTrue(put.contains("attribute_not_exists"), put);
  }

  private static void refused(Class<? extends RuntimeException> type, Executable write) {
    assertThrows(type, write);
    assertEquals(SFO, raw.get("SFO", "SFO"));
  }

  private static Reason reason(Executable transaction) {
    return assertThrows(TransactionFailedException.class, transaction).failures().get(0).reason();
  }
}
