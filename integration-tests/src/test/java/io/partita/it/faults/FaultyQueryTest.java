package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.faults.Ledger.Account;
import io.partita.it.faults.Ledger.Holding;
import io.partita.runtime.Linked;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Queries and the other ends of edges under throttling and drops: complete, once, in order. */
@DynamoDbTest
class FaultyQueryTest {

  private static final int HOLDINGS = 260;
  private static final FaultyHttpClient HTTP = new FaultyHttpClient();

  private static final List<Holding> OF_ADA =
      IntStream.range(0, HOLDINGS).mapToObj(i -> new Holding("ada", id(i), i)).toList();

  private static DynamoDbClient client;
  private static LedgerTable ledger;

  @BeforeAll
  static void fill(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    ledger =
        LedgerTable.of(
            client,
            name,
            Options.builder().backoff(Duration.ofMillis(1), Duration.ofMillis(10)).build());
    ledger.createTableIfMissing();
    putRaw(name, OF_ADA);
    // Every tenth account is gone, so that its edge dangles.
    ledger
        .account()
        .putAll(
            IntStream.range(0, HOLDINGS)
                .filter(i -> i % 10 != 0)
                .mapToObj(i -> new Account(id(i), "Bank " + i))
                .toList());
  }

  /** Edges that need their ends have no batches, so the low-level client writes them. */
  private static void putRaw(String table, List<Holding> holdings) {
    List<WriteRequest> writes =
        holdings.stream()
            .map(HoldingMapper.INSTANCE::toItem)
            .map(item -> WriteRequest.builder().putRequest(put -> put.item(item)).build())
            .toList();
    for (int from = 0; from < writes.size(); from += 25) {
      List<WriteRequest> chunk = writes.subList(from, Math.min(from + 25, writes.size()));
      client.batchWriteItem(batch -> batch.requestItems(Map.of(table, chunk)));
    }
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  private static String id(int number) {
    return "%04d".formatted(number);
  }

  private static FaultPlan badDay(long seed) {
    return FaultPlan.random(seed)
        .with(0.1, Fault.THROTTLED)
        .with(0.1, Fault.THROUGHPUT_EXCEEDED)
        .with(0.05, Fault.DROP_BEFORE)
        .with(0.05, Fault.DROP_AFTER)
        .with(0.05, Fault.ERROR_AFTER)
        .with(0.05, Fault.delayed(Duration.ofMillis(3)))
        .with(0.5, Fault.unprocessed(0.4));
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13})
  void pagesOfAQueryAddUpInOrder(long seed) {
    HTTP.under(
        badDay(seed),
        () -> {
          assertEquals(OF_ADA, ledger.holding().byPerson("ada").pageSize(20).stream().toList());
          assertEquals(HOLDINGS, ledger.holding().byPerson("ada").pageSize(30).count());
          List<Holding> found = new ArrayList<>();
          HoldingByPerson query = ledger.holding().byPerson("ada").pageSize(17);
          Page<Holding> page = query.page();
          found.addAll(page.items());
          while (page.cursor().isPresent()) {
            page = query.page(page.cursor().get());
            found.addAll(page.items());
          }
          assertEquals(OF_ADA, found);
          assertTrue(HTTP.operations().size() > 40, "no request failed");
        });
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23})
  void edgesComeWithTheirOtherEndsInOrder(long seed) {
    HTTP.under(
        badDay(seed),
        () -> {
          List<Linked<Holding, Account>> linked =
              ledger.holding().byPerson("ada").pageSize(50).withAccount().stream().toList();
          assertEquals(OF_ADA, linked.stream().map(Linked::edge).toList());
          assertEquals(targets(), linked.stream().map(Linked::target).toList());
        });
  }

  private static List<Optional<Account>> targets() {
    return IntStream.range(0, HOLDINGS)
        .mapToObj(
            i ->
                i % 10 == 0
                    ? Optional.<Account>empty()
                    : Optional.of(new Account(id(i), "Bank " + i)))
        .toList();
  }
}
