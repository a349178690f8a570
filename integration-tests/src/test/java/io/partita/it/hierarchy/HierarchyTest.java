package io.partita.it.hierarchy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.hierarchy.Stores.Inspection;
import io.partita.it.hierarchy.Stores.Result;
import io.partita.it.hierarchy.Stores.Store;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
@TestInstance(Lifecycle.PER_CLASS)
@Execution(ExecutionMode.SAME_THREAD)
class HierarchyTest {

  private static final LocalDate MAY = LocalDate.of(2024, 5, 31);
  private static final LocalDate JUNE = LocalDate.of(2024, 6, 1);

  private final List<OperationReport> reports = new ArrayList<>();
  private final StoresTable stores;

  HierarchyTest(DynamoDbClient client, @TableName String tableName) {
    stores = StoresTable.of(client, tableName, Options.builder().listener(reports::add).build());
  }

  @BeforeAll
  void stock() {
    stores.createTableIfMissing();
    stores
        .store()
        .putAll(
            List.of(
                store("CA", "San Jose", "95110", "1"),
                store("CA", "San Jose", "95110", "2"),
                store("CA", "San Jose", "95112", "3"),
                store("CA", "San", "90000", "4"),
                store("CA#N", "Eureka", "95501", "5"),
                store("C", "Nowhere", "00000", "6"),
                store("NY", "New York", "10001", "7"),
                store("\uD83D\uDDFD", "New York", "10002", "8")));
    stores
        .inspection()
        .putAll(
            List.of(
                inspection("a", Result.PASSED, MAY, 7),
                inspection("b", Result.PASSED, MAY, -12),
                inspection("c", Result.PASSED, JUNE, 100),
                inspection("d", Result.FAILED, MAY, 7),
                inspection("e", Result.PASSED, JUNE, 9)));
  }

  private static Store store(String state, String city, String zip, String id) {
    return new Store("US", state, city, zip, id, 100);
  }

  private static Inspection inspection(String id, Result result, LocalDate day, int inspector) {
    return new Inspection(id, "1", result, day, inspector);
  }

  @BeforeEach
  void forget() {
    reports.clear();
  }

  private static List<String> ids(List<Store> found) {
    return found.stream().map(Store::storeId).toList();
  }

  @Test
  void eachLevelIsExactAtItsBoundary() {
    assertEquals(
        List.of("4", "1", "2", "3"), ids(stores.store().byCountry("US").state("CA").list()));
    assertEquals(List.of("4"), ids(stores.store().byCountry("US").state("CA").city("San").list()));
    assertEquals(
        List.of("1", "2"),
        ids(stores.store().byCountry("US").state("CA").city("San Jose").zip("95110").list()));
    assertEquals(
        List.of("3"),
        ids(
            stores
                .store()
                .byCountry("US")
                .state("CA")
                .city("San Jose")
                .zip("95112")
                .storeId("3")
                .list()));
  }

  @Test
  void eachLevelCounts() {
    assertEquals(8, stores.store().byCountry("US").count());
    assertEquals(4, stores.store().byCountry("US").state("CA").count());
    assertEquals(3, stores.store().byCountry("US").state("CA").city("San Jose").count());
    assertEquals(
        2, stores.store().byCountry("US").state("CA").city("San Jose").zip("95110").count());
  }

  @Test
  void theLastGivenLevelTakesRanges() {
    assertEquals(
        List.of("3"),
        ids(stores.store().byCountry("US").state("CA").city("San Jose").zipFrom("95111").list()));
    assertEquals(
        List.of("6", "4", "1", "2", "3", "5"),
        ids(stores.store().byCountry("US").stateTo("CA#N").list()));
  }

  @Test
  void distinctValuesTakeOneQueryEachAndOneMore() {
    assertEquals(
        List.of("C", "CA", "CA#N", "NY", "\uD83D\uDDFD"),
        stores.store().byCountry("US").distinctState().list());
    assertEquals(6, requests());

    reports.clear();
    assertEquals(
        List.of("San", "San Jose"),
        stores.store().byCountry("US").state("CA").distinctCity().list());
    assertEquals(3, requests());

    reports.clear();
    assertEquals(
        List.of("95110", "95112"),
        stores.store().byCountry("US").state("CA").city("San Jose").distinctZip().list());
    assertEquals(3, requests());

    reports.clear();
    assertEquals(
        List.of("1", "2"),
        stores
            .store()
            .byCountry("US")
            .state("CA")
            .city("San Jose")
            .zip("95110")
            .distinctStoreId()
            .list());
    assertEquals(3, requests());
  }

  private int requests() {
    return reports.stream().mapToInt(OperationReport::requests).sum();
  }

  @Test
  void distinctValuesAreReportedAsOneOperation() {
    stores.store().byCountry("US").distinctState().list();

    assertEquals(1, reports.size());
    assertEquals("byCountry", reports.get(0).operation());
    assertEquals(5, reports.get(0).items());
  }

  @Test
  void distinctValuesComeInReverseAndLimitedToo() {
    List<String> states = new ArrayList<>(stores.store().byCountry("US").distinctState().list());
    Collections.reverse(states);

    assertEquals(states, stores.store().byCountry("US").reverse().distinctState().list());
    assertEquals(
        states.subList(0, 2),
        stores.store().byCountry("US").reverse().limit(2).distinctState().list());
    assertEquals(5, stores.store().byCountry("US").distinctState().count());
  }

  @Test
  void aStreamOfDistinctValuesLooksNoFurtherThanItIsRead() {
    assertEquals(
        "C", stores.store().byCountry("US").distinctState().stream().findFirst().orElseThrow());

    assertEquals(1, requests());
  }

  @Test
  void thereAreNoDistinctValuesWhereThereAreNoItems() {
    assertEquals(List.of(), stores.store().byCountry("FR").distinctState().list());
  }

  @Test
  void levelsOnAnIndexAreTyped() {
    assertEquals(
        List.of(Result.FAILED, Result.PASSED),
        stores.inspection().byStoreId("1").distinctResult().list());
    assertEquals(
        List.of(MAY, JUNE),
        stores.inspection().byStoreId("1").result(Result.PASSED).distinctDay().list());
    assertEquals(
        List.of(-12, 7),
        stores
            .inspection()
            .byStoreId("1")
            .result(Result.PASSED)
            .day(MAY)
            .distinctInspector()
            .list());
    assertEquals(
        List.of(100, 9),
        stores
            .inspection()
            .byStoreId("1")
            .result(Result.PASSED)
            .day(JUNE)
            .reverse()
            .distinctInspector()
            .list());
    assertEquals(2, stores.inspection().byStoreId("1").result(Result.PASSED).dayFrom(JUNE).count());
  }

  @Test
  void anExplanationShowsTheFirstRequest() {
    assertEquals(1, stores.store().byCountry("US").distinctState().explain().requests().size());
  }
}
