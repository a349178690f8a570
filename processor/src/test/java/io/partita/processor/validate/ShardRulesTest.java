package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Indexes that are spread over shards. */
final class ShardRulesTest {

  @Test
  void theShardMayStandAnywhereInAPartitionKey() {
    assertGood(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "ORDER#{id}", shards = 10)
        @Index(name = "GSI2", pk = "{$shard}#{buyer}", sk = "ORDER#{id}", shards = 1000, as = "first")
        @Index(name = "GSI3", pk = "{buyer}#{$shard}#X", sk = "ORDER#{id}", shards = 2, as = "inside")
        @Index(name = "GSI4", pk = "ALL", sk = "ORDER#{id}", shards = 2, as = "all")
        record Order(String id, String buyer) {}
        """);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1001})
  void thereAreOneToAThousandShards(int shards) {
    String index =
        "@Index(name = \"GSI1\", pk = \"BUYER#{buyer}\", sk = \"ORDER#{id}\", shards = %d)"
            .formatted(shards);
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        %s
        record Order(String id, String buyer) {}
        """
            .formatted(index),
        problem(
            "[SHARDS] @Index GSI1 of Order has %d shards. Write a number from 1, which is none, to 1000."
                .formatted(shards),
            index));
  }

  @Test
  void aPlaceForTheShardNeedsShards() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(
            name = "GSI1",
            pk = "BUYER#{buyer}#{$shard}",
            sk = "ORDER#{id}")
        record Order(String id, String buyer) {}
        """,
        problem(
            "[SHARDS] Partition key \"BUYER#{buyer}#{$shard}\" of Order on GSI1 has {$shard}, but"
                + " its @Index does not say how many shards there are. Add shards = 10, or as many"
                + " as it takes, or remove {$shard}.",
            "pk = \"BUYER#{buyer}#{$shard}\","));
  }

  @Test
  void theShardStandsOnce() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(
            name = "GSI1",
            pk = "{$shard}#{buyer}#{$shard}",
            sk = "ORDER#{id}",
            shards = 3)
        record Order(String id, String buyer) {}
        """,
        problem(
            "[SHARDS] Partition key \"{$shard}#{buyer}#{$shard}\" of Order on GSI1 has {$shard}"
                + " more than once. Keep one of them.",
            "pk = \"{$shard}#{buyer}#{$shard}\","));
  }

  @Test
  void sortKeysHaveNoShard() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(
            name = "GSI1",
            pk = "BUYER#{buyer}",
            sk = "ORDER#{$shard}#{id}",
            shards = 3)
        record Order(String id, String buyer) {}
        """,
        problem(
            "[SHARDS] Sort key \"ORDER#{$shard}#{id}\" of Order on GSI1 has {$shard}, which spreads"
                + " partitions and would break the order within them. Write it into pk.",
            "sk = \"ORDER#{$shard}#{id}\","));
  }

  @Test
  void theTablesOwnKeyHasNoShard() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}#{$shard}", sk = "ORDER")
        record Order(String id, String buyer) {}
        """,
        problem(
            "[SHARDS] The key \"ORDER#{id}#{$shard}\" of Order has {$shard}, but only index keys"
                + " are spread over shards: an item is found by its key. Remove {$shard}.",
            "@Entity(pk = \"ORDER#{id}#{$shard}\", sk = \"ORDER\")"));
  }

  @Test
  void localIndexesAreNotSpread() {
    assertProblems(
        """
        @Table(
            entities = Order.class,
            indexes = @IndexDefinition(name = "ByTotal", kind = IndexKind.LOCAL, sortKey = "total"))
        interface Shop {}

        @Entity(pk = "BUYER#{buyer}", sk = "ORDER#{id}")
        @Index(name = "ByTotal", shards = 4, as = "byTotal")
        record Order(String id, String buyer, int total) {}
        """,
        problem(
            "[SHARDS] @Index ByTotal of Order has shards, but ByTotal is a local index: its"
                + " partitions are the table's. Remove shards, or make it GLOBAL.",
            "@Index(name = \"ByTotal\", shards = 4, as = \"byTotal\")"));
  }

  @Test
  void anAttributeThatTheItemHasAnywayIsNotSpread() {
    assertProblems(
        """
        @Table(
            entities = Order.class,
            indexes = @IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"))
        interface Shop {}

        @Entity(pk = "BUYER#{buyer}", sk = "ORDER#{id}")
        @Index(name = "Flipped", shards = 4)
        record Order(String id, String buyer) {}
        """,
        problem(
            "[SHARDS] @Index Flipped of Order has shards, but the index takes its partition key"
                + " from another attribute of the item, which stays as it is. Remove shards, or"
                + " give the index a partitionKey of its own in @IndexDefinition and the @Index a"
                + " pk.",
            "@Index(name = \"Flipped\", shards = 4)"));
  }

  @Test
  void noIndexSortsByAKeyThatIsSpread() {
    assertProblems(
        """
        @Table(
            entities = Order.class,
            indexes = @IndexDefinition(name = "GSI2", sortKey = "GSI1PK"))
        interface Shop {}

        @Entity(pk = "BUYER#{buyer}", sk = "ORDER#{id}")
        @Index(name = "GSI1", pk = "STATE#{state}", sk = "ORDER#{id}", shards = 4)
        @Index(name = "GSI2", pk = "ID#{id}", as = "byOrder")
        record Order(String id, String buyer, String state) {}
        """,
        problem(
            "[SHARDS] GSI2 sorts Order by \"GSI1PK\", which another index spreads over shards, so"
                + " that the order would follow the shards. Give the index a sortKey of its own in"
                + " @IndexDefinition.",
            "record Order(String id, String buyer, String state) {}"));
  }

  @Test
  void theShardHasNoFormat() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(
            name = "GSI1",
            pk = "BUYER#{buyer}#{$shard:3}",
            sk = "ORDER#{id}",
            shards = 3)
        record Order(String id, String buyer) {}
        """,
        problem(
            "[MALFORMED_TEMPLATE] GSI1 partition key \"BUYER#{buyer}#{$shard:3}\" of Order has the"
                + " placeholder {$shard:3}, but the number of a shard has no format: it is written"
                + " without leading zeros. Write {$shard}.",
            "pk = \"BUYER#{buyer}#{$shard:3}\","));
  }

  @Test
  void textSeparatesTheShardFromWhatFollows() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(
            name = "GSI1",
            pk = "{$shard}{buyer}",
            sk = "ORDER#{id}",
            shards = 3)
        record Order(String id, String buyer) {}
        """,
        problem(
            "[MALFORMED_TEMPLATE] GSI1 partition key \"{$shard}{buyer}\" of Order has two"
                + " placeholders side by side, so where one value ends could not be told. Separate"
                + " them with '#': \"{$shard}#{buyer}\".",
            "pk = \"{$shard}{buyer}\","));
  }
}
