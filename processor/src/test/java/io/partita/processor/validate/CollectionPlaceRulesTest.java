package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** From where a collection is read, where its members have alike keys in more than one place. */
final class CollectionPlaceRulesTest {

  private static String clinic(String collection, String vet, String visit) {
    return """
        @Table(entities = {Vet.class, Visit.class}, collections = Rounds.class)
        interface Clinic {}

        %s
        record Vet(String vetId, String city) {}

        %s
        record Visit(String petId, String vetId, String day, String city) {}

        %s
        record Rounds(Vet vet, List<Visit> visits) {}
        """
        .formatted(vet, visit, collection);
  }

  private static final String VET =
      "@Entity(pk = \"{vetId}\", sk = \"VET\") @Index(name = \"GSI1\", pk = \"{vetId}\", sk = \"VET\")";

  private static final String VISIT =
      "@Entity(pk = \"{petId}\", sk = \"VISIT#{day}\") @Index(name = \"GSI1\", pk = \"{vetId}\", sk = \"VISIT#{day}\")";

  @Test
  void namesDecideBeforeTypes() {
    assertGood(clinic("@ItemCollection", VET, VISIT));
  }

  @Test
  void aPlaceThatIsChosenIsTakenWhateverItsNamesAre() {
    assertGood(clinic("@ItemCollection(index = ItemCollection.TABLE)", VET, VISIT));
    assertGood(clinic("@ItemCollection(index = \"GSI1\")", VET, VISIT));
  }

  @Test
  void whereNothingButTypesSpeaksForAPlaceItIsAskedFor() {
    String source =
        clinic(
            "@ItemCollection",
            "@Entity(pk = \"{vetId}\", sk = \"VET\")",
            "@Entity(pk = \"{petId}\", sk = \"VISIT#{day}\")");
    assertProblems(
        source,
        problem(
            "[UNRELATED_MEMBERS] Rounds would be read from the table, but nothing says that its"
                + " members have the same partition keys there: Vet \"{vetId}\", Visit \"{petId}\"."
                + " If they have, write @ItemCollection(index = ItemCollection.TABLE). If not: Add"
                + " @Index(name = \"GSI1\", pk = \"{vetId}\", sk = \"VET\") to Vet and @Index(name ="
                + " \"GSI1\", pk = \"{vetId}\", sk = \"{petId}\") to Visit.",
            "@ItemCollection"));
    assertGood(
        source.replace("@ItemCollection\n", "@ItemCollection(index = ItemCollection.TABLE)\n"));
  }

  @Test
  void twoPlacesThatNamesSpeakForAreShown() {
    assertProblems(
        """
        @Table(entities = {Order.class, Invoice.class}, collections = Papers.class)
        interface Shop {}

        @Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{id}")
        @Index(name = "GSI1", pk = "STATE#{state}", sk = "ORDER#{id}")
        record Order(String customerId, String id, String state) {}

        @Entity(pk = "CUSTOMER#{customerId}", sk = "INVOICE#{id}")
        @Index(name = "GSI1", pk = "STATE#{state}", sk = "INVOICE#{id}")
        record Invoice(String customerId, String id, String state) {}

        @ItemCollection
        record Papers(List<Order> orders, List<Invoice> invoices) {}
        """,
        problem(
            "[COLLECTION_INDEX] Papers could be read from the table (Order"
                + " \"CUSTOMER#{customerId}\", Invoice \"CUSTOMER#{customerId}\") and from GSI1 (Order"
                + " \"STATE#{state}\", Invoice \"STATE#{state}\"). Say from which:"
                + " @ItemCollection(index = ItemCollection.TABLE) or @ItemCollection(index ="
                + " \"GSI1\").",
            "@ItemCollection"));
  }

  @Test
  void theTableIsTakenWhereAnIndexHoldsTheSameItems() {
    assertGood(
        """
        @Table(entities = {Order.class, Invoice.class}, collections = Papers.class)
        interface Shop {}

        @Entity(pk = "CUSTOMER#{customerId}", sk = "ORDER#{id}")
        @Index(name = "GSI1", pk = "C#{customerId}", sk = "{day}", as = "byDay")
        record Order(String customerId, String id, String day) {}

        @Entity(pk = "CUSTOMER#{customerId}", sk = "INVOICE#{id}")
        @Index(name = "GSI1", pk = "C#{customerId}", sk = "{day}", as = "byDay")
        record Invoice(String customerId, String id, String day) {}

        @ItemCollection
        record Papers(List<Order> orders, List<Invoice> invoices) {}
        """);
  }

  @Test
  void textSpeaksForAPlaceWhereNamesDoNot() {
    assertGood(
        clinic(
            "@ItemCollection",
            "@Entity(pk = \"VET#{vetId}\", sk = \"VET\")"
                + " @Index(name = \"GSI1\", pk = \"CITY#{city}\", sk = \"VET\")",
            "@Entity(pk = \"VET#{petId}\", sk = \"VISIT#{day}\")"
                + " @Index(name = \"GSI1\", pk = \"CITY#{city}\", sk = \"VISIT#{day}\")"));
  }

  @Test
  void anIndexThatNamesSpeakForButThatHoldsNoCollectionsIsNotPassedOver() {
    assertProblems(
        clinic(
            "@ItemCollection",
            "@Entity(pk = \"{vetId}\", sk = \"VET\")"
                + " @Index(name = \"GSI1\", pk = \"{vetId}\", sk = \"VET\", shards = 3)",
            "@Entity(pk = \"{petId}\", sk = \"VISIT#{day}\")"
                + " @Index(name = \"GSI1\", pk = \"{vetId}\", sk = \"VISIT#{day}\", shards = 3)"),
        problem(
            "[COLLECTION_INDEX] Rounds cannot be read from GSI1 with one Query, because that index"
                + " spreads each partition over shards. Use an index without shards, with the"
                + " projection ALL and one key for each member.",
            "@ItemCollection"));
  }

  @Test
  void anIndexThatNamesSpeakForButThatHasSeveralRootsIsNotPassedOver() {
    assertProblems(
        clinic(
            "@ItemCollection",
            "@Entity(pk = \"{vetId}\", sk = \"VET\") @Index(name = \"GSI1\", pk = \"{city}\", sk = \"VET\")",
            "@Entity(pk = \"{petId}\", sk = \"VISIT#{day}\") @Index(name = \"GSI1\", pk = \"{city}\", sk = \"VISIT#{day}\")"),
        problem(
            "[COLLECTION_ROOT] Rounds.vet holds one Vet, but a partition of GSI1 can hold several"
                + " beside the other members. Declare it as List<Vet>.",
            "record Rounds(Vet vet, List<Visit> visits) {}"));
  }

  @Test
  void relationsSayThatComponentsOfOtherNamesAreTheSame() {
    assertGood(
        """
        @Table(entities = {User.class, Follow.class, Note.class}, collections = {Feed.class, Notes.class})
        interface Social {}

        @Entity(pk = "{id}", sk = "USER")
        record User(String id) {}

        @Entity(pk = "{source}", sk = "FOLLOWS#{target}")
        @ManyToMany(left = User.class, right = User.class, leftKey = "source", rightKey = "target")
        @Index(name = "GSI1", pk = "{target}", sk = "FOLLOWED#{source}")
        record Follow(String source, String target) {}

        @Entity(pk = "{user}", sk = "NOTE#{number}")
        record Note(String user, int number) {}

        @ItemCollection
        record Feed(User user, List<Follow> follows) {}

        @ItemCollection
        record Notes(User user, List<Note> notes) {}
        """);
  }
}
