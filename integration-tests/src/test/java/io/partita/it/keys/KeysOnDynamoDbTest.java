package io.partita.it.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.keys.Paths.Leaf;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** 2,000 adversarial keys in DynamoDB's own order, and only from the right ranges. */
@DynamoDbTest
class KeysOnDynamoDbTest {

  private static final long SEED = 4711;
  private static final String[] ALPHABET = {
    "#", "#", "$", "$", "%", "%", " ", "!", "\"", "&", "0", "1", "\u0001", "\u001f", "🎈", "😀",
    "\uFFFF", "\uE000", "a", "%2", "23"
  };
  private static final Comparator<String> BYTES =
      Comparator.comparing(text -> text.getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned);
  private static final Comparator<Leaf> ORDER =
      Comparator.comparing(Leaf::branch, BYTES).thenComparing(Leaf::leaf, BYTES);

  private static DynamoDbClient client;
  private static String table;
  private static PathsTable paths;
  private static List<Leaf> leaves;

  @BeforeAll
  static void store(DynamoDbClient dynamoDb, @TableName String name) {
    client = dynamoDb;
    table = name;
    paths = PathsTable.of(client, table);
    paths.createTableIfMissing();
    Random random = new Random(SEED);
    Set<Leaf> distinct = new TreeSet<>(ORDER);
    while (distinct.size() < 2_000) {
      String branch = text(random);
      distinct.add(new Leaf("t", branch, text(random)));
      distinct.add(new Leaf("t", branch + ALPHABET[random.nextInt(ALPHABET.length)], text(random)));
    }
    leaves = new ArrayList<>(distinct).subList(0, 2_000);
    paths.leaf().putAll(leaves);
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      text.append(ALPHABET[random.nextInt(ALPHABET.length)]);
    }
    return text.toString();
  }

  @Test
  void keysComeBackInTheOrderOfTheirComponents() {
    assertEquals(leaves, query("PK = :pk", Map.of(":pk", RawItems.text("TREE#t"))), "seed " + SEED);
  }

  @Test
  void aBranchHoldsItsOwnLeavesOnly() {
    List<String> branches =
        leaves.stream().map(Leaf::branch).distinct().collect(Collectors.toList());
    assertTrue(branches.size() > 500);
    for (String branch : branches) {
      List<Leaf> own =
          leaves.stream().filter(leaf -> leaf.branch().equals(branch)).collect(Collectors.toList());
      String sortKey = LeafKey.tree("t").branch(branch).leaf("x").attributes().get("SK").s();
      String prefix = sortKey.substring(0, sortKey.length() - 1);
      Map<String, AttributeValue> pk =
          Map.of(":pk", RawItems.text("TREE#t"), ":prefix", RawItems.text(prefix));
      assertEquals(own, query("PK = :pk AND begins_with(SK, :prefix)", pk), "seed " + SEED);
    }
  }

  private static List<Leaf> query(String condition, Map<String, AttributeValue> values) {
    QueryRequest request =
        QueryRequest.builder()
            .tableName(table)
            .keyConditionExpression(condition)
            .expressionAttributeValues(values)
            .build();
    LeafMapper mapper = LeafMapper.INSTANCE;
    return client.queryPaginator(request).items().stream()
        .map(mapper::fromItem)
        .collect(Collectors.toList());
  }
}
