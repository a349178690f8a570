package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** One index on which an entity has different keys under different conditions. */
final class RepeatedIndexTest {

  private static final String RECORD =
      "record Ticket(String id, String owner, String rank, boolean open) {}";

  private static String ticket(String indexes) {
    return """
    @Table(entities = Ticket.class)
    interface Desk {}

    @Entity(pk = "TICKET#{id}", sk = "TICKET")
    %s
    %s
    """
        .formatted(indexes, RECORD);
  }

  @Test
  void conditionsThatExcludeEachOtherAllowDifferentKeys() {
    assertGood(
        ticket(
            """
            @Index(name = "GSI1", pk = "OPEN#{owner}", sk = "{rank}", where = "open = true", as = "openOf")
            @Index(name = "GSI1", pk = "CLOSED#{owner}", sk = "{id}", where = "open = false", as = "closedOf")
            """));
    assertGood(
        ticket(
            """
            @Index(name = "GSI1", pk = "{owner}", sk = "A#{rank}", where = "rank is not null", as = "ranked")
            @Index(name = "GSI1", pk = "{owner}", sk = "B#{id}", where = "rank is null", as = "unranked")
            """));
  }

  @Test
  void conditionsThatCanBothHoldAreRefused() {
    assertProblems(
        ticket(
            """
            @Index(name = "GSI1", pk = "OPEN#{owner}", where = "open = true", as = "openOf")
            @Index(name = "GSI1", pk = "RANKED#{owner}", where = "rank is not null", as = "rankedOf")
            """),
        problem(
            "[OVERLAPPING_CONDITIONS] Ticket has different keys on GSI1 where open = true and where"
                + " rank is not null, but both can be true of one item, which is on an index once."
                + " Let the conditions exclude each other, or name another index.",
            RECORD));
  }

  @Test
  void allKeysOfARepeatedIndexHaveConditions() {
    assertProblems(
        ticket(
            """
            @Index(name = "GSI1", pk = "OPEN#{owner}", where = "open = true", as = "openOf")
            @Index(name = "GSI1", pk = "ALL#{owner}", as = "allOf")
            """),
        problem(
            "[DUPLICATE_INDEX] Ticket gives its keys on GSI1 twice, but an item is on an index"
                + " once. Remove one @Index, or name another index.",
            RECORD));
  }

  @Test
  void queriesOfDifferentKeysCannotMeet() {
    assertProblems(
        ticket(
            """
            @Index(name = "GSI1", pk = "T#{owner}", sk = "{rank}", where = "open = true", as = "openOf")
            @Index(name = "GSI1", pk = "T#{owner}", sk = "X#{id}", where = "open = false", as = "closedOf")
            """),
        problem(
            "[AMBIGUOUS_INDEX_KEYS] A query of the keys that Ticket has on GSI1 where open = true"
                + " could meet those where open = false. Begin their partition or sort keys with"
                + " different text.",
            RECORD));
  }

  @Test
  void otherIndexesShareNoKeysOfARepeatedOne() {
    assertProblems(
        """
        @Table(entities = Ticket.class, indexes = @IndexDefinition(name = "GSI2", partitionKey = "GSI1PK"))
        interface Desk {}

        @Entity(pk = "TICKET#{id}", sk = "TICKET")
        @Index(name = "GSI1", pk = "OPEN#{owner}", where = "open = true", as = "openOf")
        @Index(name = "GSI1", pk = "CLOSED#{owner}", where = "open = false", as = "closedOf")
        @Index(name = "GSI2", sk = "{rank}", as = "ranked")
        record Ticket(String id, String owner, String rank, boolean open) {}
        """,
        problem(
            "[AMBIGUOUS_INDEX_KEYS] GSI2 shares a key attribute with GSI1, where Ticket has"
                + " different keys at different times. Give GSI2 attributes of its own.",
            RECORD));
  }

  @Test
  void accessPatternsOfARepeatedIndexHaveDifferentNames() {
    assertProblems(
        ticket(
            """
            @Index(name = "GSI1", pk = "OPEN#{owner}", where = "open = true")
            @Index(name = "GSI1", pk = "CLOSED#{owner}", where = "open = false")
            """),
        problem(
            "[DUPLICATE_PATTERN] Ticket would have two access patterns 'byOwner', on GSI1 and on"
                + " GSI1. Name one of them, such as as = \"byOwnerByGSI1\" in @Index(name ="
                + " \"GSI1\").",
            RECORD));
  }

  @Test
  void eachKeyOfARepeatedIndexIsWhole() {
    assertProblems(
        ticket(
            """
            @Index(name = "GSI1", pk = "OPEN#{owner}", sk = "{rank}", where = "open = true", as = "openOf")
            @Index(name = "GSI1", pk = "CLOSED#{owner}", where = "open = false", as = "closedOf")
            """),
        problem(
            "[MISSING_INDEX_KEY] GSI1 has the sort key \"GSI1SK\", but @Index of Ticket does not"
                + " give it. Add sk to @Index, or declare the index with sortKey = \"\".",
            RECORD));
  }

  @Test
  void collectionsAreNotReadFromARepeatedIndex() {
    assertProblems(
        """
        @Table(entities = {Ticket.class, Note.class}, collections = Desk.class)
        interface Desks {}

        @Entity(pk = "TICKET#{id}", sk = "TICKET")
        @Index(name = "GSI1", pk = "OWNER#{owner}", sk = "OPEN#{id}", where = "open = true", as = "openOf")
        @Index(name = "GSI1", pk = "OWNER#{owner}", sk = "CLOSED#{id}", where = "open = false", as = "closedOf")
        record Ticket(String id, String owner, boolean open) {}

        @Entity(pk = "NOTE#{note}", sk = "NOTE")
        @Index(name = "GSI1", pk = "OWNER#{owner}", sk = "NOTE#{note}")
        record Note(String note, String owner) {}

        @ItemCollection(index = "GSI1")
        record Desk(List<Ticket> tickets, List<Note> notes) {}
        """,
        problem(
            "[COLLECTION_INDEX] Desk cannot be read from GSI1 with one Query, because that index has"
                + " different keys of one member under different conditions. Use an index without"
                + " shards, with the projection ALL and one key for each member.",
            "@ItemCollection(index = \"GSI1\")"));
  }
}
