package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Indexes, their keys, projections and capacity. */
final class IndexRulesTest {

  @Test
  void indexWithSortKeyNeedsOneFromEveryEntity() {
    assertProblems(
        """
        @Table(entities = {Order.class, Invoice.class}, indexes = @IndexDefinition(name = "GSI2"))
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "BUYER#{buyer}", sk = "ORDER#{id}")
        record Order(String id, String buyer) {}

        @Entity(pk = "INVOICE#{id}", sk = "INVOICE")
        @Index(name = "GSI1", pk = "BUYER#{buyer}")
        record Invoice(String id, String buyer) {}
        """,
        problem(
            "[MISSING_INDEX_KEY] GSI1 has the sort key \"GSI1SK\", but @Index of Invoice does not"
                + " give it. Add sk to @Index, or declare the index with sortKey = \"\".",
            "@Index(name = \"GSI1\", pk = \"BUYER#{buyer}\")"));
  }

  @Test
  void indexNeedsItsPartitionKey() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", sk = "ORDER#{id}")
        record Order(String id) {}
        """,
        problem(
            "[MISSING_INDEX_KEY] GSI1 has the partition key \"GSI1PK\", but @Index of Order does"
                + " not give it. Add pk to @Index.",
            "@Index(name = \"GSI1\", sk = \"ORDER#{id}\")"));
  }

  @Test
  void sharedAttributesNeedNoTemplate() {
    assertGood(
        """
        @Table(entities = Role.class, indexes = {
            @IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"),
            @IndexDefinition(name = "ByType", partitionKey = "Type", sortKey = "year"),
            @IndexDefinition(name = "ByYear", kind = IndexKind.LOCAL, sortKey = "year"),
            @IndexDefinition(name = "ByStudio", partitionKey = "studio", sortKey = "PK")})
        interface Movies {}

        @Entity(pk = "MOVIE#{movie}", sk = "ACTOR#{actor}")
        @Index(name = "Flipped")
        @Index(name = "ByType", as = "all")
        @Index(name = "ByYear", sk = "{year}", as = "byMovieByYear")
        @Index(name = "ByStudio", pk = "{studio}")
        record Role(String movie, String actor, int year, String studio) {}
        """);
  }

  @Test
  void sharedAttributeIsNotWrittenTwice() {
    assertProblems(
"""
@Table(entities = Flip.class, indexes = @IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"))
interface Flips {}

@Table(entities = Local.class, indexes = @IndexDefinition(name = "LSI1", kind = IndexKind.LOCAL))
interface Locals {}

@Table(entities = Plain.class, indexes = @IndexDefinition(name = "GSI1", sortKey = ""))
interface Plains {}

@Entity(pk = "A#{a}", sk = "B#{b}")
@Index(name = "Flipped", pk = "C#{b}")
record Flip(String a, String b) {}

@Entity(pk = "A#{a}", sk = "B#{b}")
@Index(name = "LSI1", pk = "A#{a}", sk = "C#{b}", as = "sorted")
record Local(String a, String b) {}

@Entity(pk = "A#{a}", sk = "B#{b}")
@Index(name = "GSI1", pk = "B#{b}", sk = "A#{a}")
record Plain(String a, String b) {}
""",
        problem(
            "[INDEX_KEY_CONFLICT] Partition key \"C#{b}\" of Flip on Flipped would write \"SK\","
                + " which is the table's sort key already. Remove pk: the index takes the attribute"
                + " as it is.",
            "@Index(name = \"Flipped\", pk = \"C#{b}\")"),
        problem(
            "[INDEX_KEY_CONFLICT] Partition key \"A#{a}\" of Local on LSI1 would write \"PK\","
                + " which is the table's partition key already. Remove pk: the index takes the"
                + " attribute as it is.",
            "@Index(name = \"LSI1\", pk = \"A#{a}\", sk = \"C#{b}\", as = \"sorted\")"),
        problem(
            "[INDEX_KEY_CONFLICT] @Index of Plain gives a sort key on GSI1, but that index has"
                + " none. Remove sk, or name the index's sort key in its @IndexDefinition.",
            "@Index(name = \"GSI1\", pk = \"B#{b}\", sk = \"A#{a}\")"));
  }

  @Test
  void attributeSharedByTwoIndexesHasOneTemplate() {
    String record = "record Order(String id, String a, String b) {}";
    assertProblems(
        """
        @Table(entities = Order.class, indexes = {
            @IndexDefinition(name = "GSI1"),
            @IndexDefinition(name = "GSI2", partitionKey = "GSI1PK")})
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "A#{a}", sk = "X")
        @Index(name = "GSI2", pk = "B#{b}", sk = "X")
        record Order(String id, String a, String b) {}
        """,
        problem(
            "[INDEX_KEY_CONFLICT] Partition key \"B#{b}\" of Order on GSI2 would write \"GSI1PK\","
                + " which is a key of GSI1 already. Remove pk: the index takes the attribute as it"
                + " is.",
            record));
  }

  @Test
  void indexesAreNamedOnce() {
    assertProblems(
        """
        @Table(entities = Order.class, indexes = {
            @IndexDefinition(name = "GSI1"),
            @IndexDefinition(name = "GSI1", sortKey = "X"),
            @IndexDefinition(name = "by status")})
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        @Index(name = "GSI1", pk = "A#{a}", sk = "X")
        @Index(name = "GSI1", pk = "B#{b}", sk = "X")
        record Order(String id, String a, String b) {}
        """,
        problem(
            "[DUPLICATE_INDEX] Shop declares the index GSI1 twice. Remove one of the two, or give"
                + " it another name.",
            "@IndexDefinition(name = \"GSI1\", sortKey = \"X\"),"),
        problem(
            "[DUPLICATE_INDEX] Order gives its keys on GSI1 twice, but an item is on an index once."
                + " Remove one @Index, or name another index.",
            "record Order(String id, String a, String b) {}"),
        problem(
            "[INDEX_NAME] DynamoDB does not accept the index name \"by status\". Use 3 to 255"
                + " letters, digits, '_', '-' and '.', such as GSI1.",
            "@IndexDefinition(name = \"by status\")})"));
  }

  @Test
  void localIndexSortsTheTableByAnotherAttribute() {
    assertProblems(
        """
        @Table(entities = Session.class, sortKey = "", indexes =
            @IndexDefinition(name = "Unsorted", kind = IndexKind.LOCAL))
        interface Sessions {}

        @Table(entities = Order.class, indexes = {
            @IndexDefinition(name = "Nothing", kind = IndexKind.LOCAL, sortKey = ""),
            @IndexDefinition(name = "Again", kind = IndexKind.LOCAL, sortKey = "SK"),
            @IndexDefinition(name = "Paid", kind = IndexKind.LOCAL, read = 5)})
        interface Shop {}

        @Entity(pk = "SESSION#{id}")
        record Session(String id) {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id) {}
        """,
        problem(
            "[LOCAL_INDEX] Unsorted is a local index, but Sessions has no sort key, and DynamoDB"
                + " allows local indexes only beside one. Make it GLOBAL.",
            "@IndexDefinition(name = \"Unsorted\", kind = IndexKind.LOCAL))"),
        problem(
            "[LOCAL_INDEX] Nothing is a local index without a sort key, which would be the table"
                + " once more. Name its sortKey attribute, or make it GLOBAL.",
            "@IndexDefinition(name = \"Nothing\", kind = IndexKind.LOCAL, sortKey = \"\"),"),
        problem(
            "[LOCAL_INDEX] Again is a local index on \"SK\", which the table Shop is sorted by"
                + " already. Name another sortKey attribute.",
            "@IndexDefinition(name = \"Again\", kind = IndexKind.LOCAL, sortKey = \"SK\"),"),
        problem(
            "[LOCAL_INDEX] Paid is a local index, which has no capacity of its own. Remove read and"
                + " write, or make it GLOBAL.",
            "@IndexDefinition(name = \"Paid\", kind = IndexKind.LOCAL, read = 5)})"));
  }

  @Test
  void tableHasTwentyGlobalAndFiveLocalIndexes() {
    String globals =
        IntStream.rangeClosed(1, 21)
            .mapToObj("@IndexDefinition(name = \"GSI%d\")"::formatted)
            .collect(Collectors.joining(", "));
    String locals =
        IntStream.rangeClosed(1, 6)
            .mapToObj("@IndexDefinition(name = \"LSI%d\", kind = IndexKind.LOCAL)"::formatted)
            .collect(Collectors.joining(", "));
    assertProblems(
        """
        @Table(entities = Order.class, indexes = {%s, %s})
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id) {}
        """
            .formatted(globals, locals),
        problem(
            "[TOO_MANY_INDEXES] Shop has 21 global indexes, but DynamoDB allows 20. Let entities"
                + " share an index: its keys can hold another template for each of them.",
            "@Table(entities = Order.class, indexes = {%s, %s})".formatted(globals, locals)),
        problem(
            "[TOO_MANY_INDEXES] Shop has 6 local indexes, but DynamoDB allows 5. Let entities share"
                + " an index: its keys can hold another template for each of them.",
            "@Table(entities = Order.class, indexes = {%s, %s})".formatted(globals, locals)));
  }

  @Test
  void projectionAndIncludedAttributesAgree() {
    String names =
        IntStream.rangeClosed(1, 101)
            .mapToObj("\"a%d\""::formatted)
            .collect(Collectors.joining(", "));
    assertProblems(
"""
@Table(entities = Order.class, indexes = {
    @IndexDefinition(name = "None", projection = Projection.INCLUDE),
    @IndexDefinition(name = "Both", include = "total"),
    @IndexDefinition(name = "Twice", projection = Projection.INCLUDE, include = {"a", "a"})})
interface Shop {}

@Table(entities = Item.class, indexes = @IndexDefinition(name = "Many", projection = Projection.INCLUDE, include = {%s}))
interface Items {}

@Entity(pk = "ORDER#{id}", sk = "ORDER")
record Order(String id, long total) {}

@Entity(pk = "ITEM#{id}", sk = "ITEM")
record Item(String id) {}
"""
            .formatted(names),
        problem(
            "[PROJECTION] None has the projection INCLUDE but includes nothing. Name the attributes"
                + " in include, or use KEYS_ONLY.",
            "@IndexDefinition(name = \"None\", projection = Projection.INCLUDE),"),
        problem(
            "[PROJECTION] Both names attributes to include, but its projection is ALL. Use"
                + " projection = INCLUDE, or remove include.",
            "@IndexDefinition(name = \"Both\", include = \"total\"),"),
        problem(
            "[PROJECTION] Twice includes an attribute twice, or one without a name. Name each"
                + " attribute once.",
            "@IndexDefinition(name = \"Twice\", projection = Projection.INCLUDE, include = {\"a\","
                + " \"a\"})})"),
        problem(
            "[PROJECTION] The indexes of Items include 102 attributes, with those that tell whether"
                + " an item is there, but DynamoDB allows 100 over all of them. Use the projection"
                + " ALL on the largest.",
            "@Table(entities = Item.class, indexes = @IndexDefinition(name = \"Many\", projection = Projection.INCLUDE, include = {%s}))"
                .formatted(names)));
  }

  @Test
  void capacityIsGivenForReadsAndWrites() {
    assertProblems(
        """
        @Table(entities = Order.class, read = 100)
        interface Half {}

        @Table(entities = Order.class, read = -1, write = 1)
        interface Negative {}

        @Table(entities = Order.class, indexes =
            @IndexDefinition(name = "GSI1", read = 5))
        interface OnDemand {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id) {}
        """,
        problem(
            "[CAPACITY] Half provisions read capacity but no write capacity. Give both, or neither"
                + " for on-demand capacity.",
            "@Table(entities = Order.class, read = 100)"),
        problem(
            "[CAPACITY] Negative has a negative capacity. Give a positive number of units, or 0 for"
                + " the default.",
            "@Table(entities = Order.class, read = -1, write = 1)"),
        problem(
            "[CAPACITY] GSI1 provisions capacity, but its table OnDemand is on demand. Remove read"
                + " and write, or give them on @Table as well.",
            "@IndexDefinition(name = \"GSI1\", read = 5))"));
  }
}
