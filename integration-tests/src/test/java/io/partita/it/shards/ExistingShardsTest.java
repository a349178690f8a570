package io.partita.it.shards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.shards.Providers.Claim;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that another program spread, by whatever rule, are read, changed and left as they were. */
@DynamoDbTest
class ExistingShardsTest {

  private static ProvidersTable providers;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    providers = ProvidersTable.of(client, name);
    providers.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  private static Map<String, AttributeValue> item(int claim, String provider, String shard) {
    return Map.of(
        "claimNo", RawItems.number(claim),
        "line", RawItems.number(1),
        "status", RawItems.text("OPEN"),
        "providerId", RawItems.text(provider),
        "filed", RawItems.text("2024-01-%02d".formatted(claim % 28 + 1)),
        "text", RawItems.text("teeth"),
        "queue", RawItems.text("OPEN#" + provider + "#" + shard));
  }

  private static Map<String, AttributeValue> stored(int claim) {
    return raw.get(Map.of("claimNo", RawItems.number(claim), "line", RawItems.number(1)));
  }

  @Test
  void itemsOfAllShardsAreReadInOrder() {
    IntStream.range(0, 25).forEach(i -> raw.put(item(i, "mercy", "" + i * 7 % 10)));
    raw.put(item(77, "mercy", "night"));
    List<String> filed =
        providers.claim().byStatusAndProviderId("OPEN", "mercy").list().stream()
            .map(Claim::filed)
            .toList();
    assertEquals(IntStream.rangeClosed(1, 25).mapToObj("2024-01-%02d"::formatted).toList(), filed);
    assertEquals(25, providers.claim().byStatusAndProviderId("OPEN", "mercy").count());
    assertEquals(
        filed.subList(9, 25),
        Cursors.concatenate(
                providers
                    .claim()
                    .byStatusAndProviderId("OPEN", "mercy")
                    .filedFrom("2024-01-10")
                    .pageSize(4))
            .stream()
            .map(Claim::filed)
            .toList());
  }

  @Test
  void aChangeOfAnotherComponentLeavesTheKeyAsItWas() {
    Map<String, AttributeValue> item = new HashMap<>(item(500, "grace", "3"));
    item.put("scanner", RawItems.text("of another program"));
    raw.put(item);
    providers.claim().update(500, 1).text("checked").execute();
    item.put("text", RawItems.text("checked"));
    assertEquals(item, stored(500));
  }

  @Test
  void aChangeOfTheKeyGivesTheShardOfThePrimaryKey() {
    Map<String, AttributeValue> item = new HashMap<>(item(600, "grace", "3"));
    item.put("scanner", RawItems.text("of another program"));
    raw.put(item);
    providers.claim().update(600, 1).status("PAID").execute();
    item.put("status", RawItems.text("PAID"));
    item.put("queue", RawItems.text("PAID#grace#" + shard("600", "1")));
    assertEquals(item, stored(600));
  }

  @Test
  void aNumberCountsByItsDigits() {
    Claim claim = new Claim(1_000_000, 20, "PAID", "hope", "2024-03-03", "teeth");
    providers.claim().create(claim);
    String queue =
        raw.get(Map.of("claimNo", RawItems.number(1_000_000), "line", RawItems.number(20)))
            .get("queue")
            .s();
    assertEquals("PAID#hope#" + shard("1000000", "20"), queue);
    assertEquals(List.of(claim), providers.claim().byStatusAndProviderId("PAID", "hope").list());
  }

  private static long shard(String claimNo, String line) {
    CRC32 checksum = new CRC32();
    checksum.update((claimNo + "\0" + line).getBytes(StandardCharsets.UTF_8));
    return checksum.getValue() % 10;
  }
}
