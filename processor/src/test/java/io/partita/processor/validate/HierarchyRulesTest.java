package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Levels of hierarchies. */
final class HierarchyRulesTest {

  private static final String TABLE = "@Table(entities = Store.class)\ninterface Stores {}\n\n";

  @Test
  void theLevelsAreTheSortKeyInItsOrder() {
    assertProblems(
        TABLE
            + """
            @Entity(pk = "{country}", sk = "{city}#{state}#{id}")
            @Hierarchy({"state", "city", "id"})
            record Store(String country, String state, String city, String id) {}
            """,
        problem(
            "[HIERARCHY] The levels of Store are state, city, id, but the sort key"
                + " \"{city}#{state}#{id}\" has city, state, id. Remove sk to derive"
                + " \"{state}#{city}#{id}\", or make the two agree.",
            "@Hierarchy({\"state\", \"city\", \"id\"})"));
    assertGood(
        TABLE
            + """
            @Entity(pk = "{country}", sk = "STORE#{state}#{city}#{id}")
            @Hierarchy({"state", "city", "id"})
            record Store(String country, String state, String city, String id) {}
            """);
  }

  @Test
  void aLevelIsAComponent() {
    assertProblems(
        TABLE
            + """
            @Entity(pk = "{country}")
            @Hierarchy({"staet", "id"})
            record Store(String country, String state, String id) {}
            """,
        problem(
            "[UNKNOWN_COMPONENT] Sort key \"{staet}#{id}\" of Store refers to 'staet', but Store has"
                + " no such component. Did you mean 'state'?",
            "@Hierarchy({\"staet\", \"id\"})"));
  }

  @Test
  void eachLevelIsListedOnce() {
    assertProblems(
        TABLE
            + """
            @Entity(pk = "{country}", sk = "{state}#{id}")
            @Hierarchy({"state", "state"})
            record Store(String country, String state, String id) {}
            """,
        problem(
            "[HIERARCHY] The hierarchy of Store lists a level twice. List each level once, the widest"
                + " first.",
            "@Hierarchy({\"state\", \"state\"})"));
  }

  @Test
  void theEntityIsOnTheIndexOfItsHierarchy() {
    assertProblems(
        TABLE
            + """
            @Entity(pk = "STORE#{id}", sk = "INFO")
            @Hierarchy(value = {"state", "city"}, index = "GSI1")
            record Store(String id, String country, String state, String city) {}
            """,
        problem(
            "[HIERARCHY] The hierarchy of Store is to be on GSI1, but Store is not on that index. Add"
                + " @Index(name = \"GSI1\", pk = ...).",
            "@Hierarchy(value = {\"state\", \"city\"}, index = \"GSI1\")"));
    assertGood(
        TABLE
            + """
            @Entity(pk = "STORE#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "COUNTRY#{country}")
            @Hierarchy(value = {"state", "city"}, index = "GSI1")
            record Store(String id, String country, String state, String city) {}
            """);
  }

  @Test
  void theIndexHoldsWholeItemsInPartitionsOfItsOwn() {
    String entity =
        """
        @Hierarchy(value = {"state", "city"}, index = "GSI1")
        record Store(String id, String country, String state, String city) {}
        """;
    assertProblems(
        """
        @Table(
            entities = Store.class,
            indexes = @IndexDefinition(name = "GSI1", projection = Projection.KEYS_ONLY))
        interface Stores {}

        @Entity(pk = "STORE#{id}", sk = "INFO")
        @Index(name = "GSI1", pk = "COUNTRY#{country}")
        """
            + entity,
        problem(
            "[HIERARCHY] The hierarchy of Store is on GSI1, which does not hold whole items. Use"
                + " projection = ALL.",
            "@Hierarchy(value = {\"state\", \"city\"}, index = \"GSI1\")"));
    assertProblems(
        TABLE
            + """
            @Entity(pk = "STORE#{id}", sk = "INFO")
            @Index(name = "GSI1", pk = "COUNTRY#{country}", shards = 4)
            """
            + entity,
        problem(
            "[HIERARCHY] The hierarchy of Store is on GSI1, whose partitions are spread over shards:"
                + " the values of a level would have to be looked for in each. Use another index, or"
                + " none of shards.",
            "@Hierarchy(value = {\"state\", \"city\"}, index = \"GSI1\")"));
  }

  @Test
  void aTableWithoutSortKeyHoldsNoHierarchy() {
    assertProblems(
        """
        @Table(entities = Store.class, sortKey = "")
        interface Stores {}

        @Entity(pk = "STORE#{id}")
        @Hierarchy({"state", "city"})
        record Store(String id, String state, String city) {}
        """,
        problem(
            "[HIERARCHY] Store has a hierarchy, but the table Stores has no sort key to hold it. Name"
                + " an index with a sort key: @Hierarchy(index = ...).",
            "@Hierarchy({\"state\", \"city\"})"));
  }
}
