package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Read models over item collections. */
final class CollectionRulesTest {

  private static final String TABLE =
      """
      @Table(entities = {User.class, Order.class, Parcel.class}, collections = Cart.class)
      interface Shop {}

      @Entity(pk = "USER#{userId}", sk = "PROFILE")
      record User(String userId) {}

      @Entity(pk = "USER#{userId}", sk = "ORDER#{orderId}")
      record Order(String userId, String orderId) {}

      @Entity(pk = "PARCEL#{parcelId}", sk = "PARCEL")
      record Parcel(String parcelId, String userId) {}

      """;

  @Test
  void aCollectionIsARecordWithTheAnnotation() {
    String advice =
        " is no record with @ItemCollection and without type parameters, so it cannot be read as a"
            + " collection. Declare it as such a record, or take it out of the table's"
            + " collections.";
    String line =
        "@Table(entities = {User.class, Order.class, Parcel.class}, collections = Cart.class)";
    assertProblems(
        TABLE + "record Cart(User user, List<Order> orders) {}",
        problem("[NOT_A_COLLECTION] Cart" + advice, line));
    assertProblems(
        TABLE + "@ItemCollection class Cart {}", problem("[NOT_A_COLLECTION] Cart" + advice, line));
    assertProblems(
        TABLE + "@ItemCollection record Cart<T>(User user, List<Order> orders) {}",
        problem("[NOT_A_COLLECTION] Cart" + advice, line));
    assertProblems(
        TABLE.replace("Cart.class", "{Cart.class, Cart.class}")
            + "@ItemCollection record Cart(User user, List<Order> orders) {}",
        problem(
            "[NOT_A_COLLECTION] Cart is listed twice in the collections of Shop. List it once.",
            line.replace("Cart.class", "{Cart.class, Cart.class}")));
    assertProblems(
        TABLE + "class Around { @ItemCollection private record Cart(User user, List<Order> o) {} }",
        problem(
            "[UNRESOLVED_TYPE] @Table of Shop refers in 'collections' to something that does not"
                + " exist or is not visible. Check the spelling and the imports; if another"
                + " annotation processor generates it, see why it did not.",
            line));
  }

  @Test
  void membersAreEntitiesOrOptionalsOrListsOfThem() {
    String advice =
        " is neither an entity nor an Optional or a List of one. Declare it as one of them; in"
            + " place of an entity there may be a sealed interface of entities.";
    assertProblems(
        TABLE
            + """
            @ItemCollection
            record Cart(
                User user,
                Set<Order> orders,
                String note,
                List<? extends Order> open,
                List<List<Order>> lists,
                int count) {}
            """,
        problem("[COLLECTION_MEMBER] Cart.orders" + advice, "Set<Order> orders,"),
        problem("[COLLECTION_MEMBER] Cart.note" + advice, "String note,"),
        problem("[COLLECTION_MEMBER] Cart.open" + advice, "List<? extends Order> open,"),
        problem("[COLLECTION_MEMBER] Cart.lists" + advice, "List<List<Order>> lists,"),
        problem("[COLLECTION_MEMBER] Cart.count" + advice, "int count) {}"));
  }

  @Test
  void membersAreEntitiesOfTheTable() {
    assertProblems(
        TABLE
            + """
            @Entity(pk = "USER#{userId}", sk = "CARD")
            record Card(String userId) {}

            @ItemCollection
            record Cart(
                User user,
                Optional<Card> card) {}
            """,
        problem(
            "[COLLECTION_MEMBER] Cart.card holds Card, which is no entity of Shop. Add Card.class"
                + " to the entities of Shop.",
            "Optional<Card> card) {}"));
  }

  @Test
  void anUnreadableEntityIsTheOnlyProblem() {
    assertProblems(
        TABLE.replace("@Entity(pk = \"USER#{userId}\", sk = \"ORDER#{orderId}\")\n", "")
            + "@ItemCollection record Cart(User user, List<Order> orders) {}",
        problem(
            "[MISSING_ENTITY] Order is listed in Shop but has no @Entity. Annotate it with"
                + " @Entity(pk = ..., sk = ...), or take it out of the table's entities.",
            "@Table(entities = {User.class, Order.class, Parcel.class}, collections ="
                + " Cart.class)"));
    assertProblems(
        TABLE.replace("ORDER#{orderId}", "ORDER#{order}")
            + "@ItemCollection record Cart(User user, List<Order> orders) {}",
        problem(
            "[UNKNOWN_COMPONENT] Sort key \"ORDER#{order}\" of Order refers to 'order', but Order"
                + " has no such component. Use one of userId, orderId, or add the component to"
                + " Order.",
            "@Entity(pk = \"USER#{userId}\", sk = \"ORDER#{order}\")"));
  }

  @Test
  void anEntityIsInOneMember() {
    assertProblems(
        TABLE
            + """
            @ItemCollection
            record Cart(
                User user,
                List<Order> open,
                List<Order> closed) {}
            """,
        problem(
            "[COLLECTION_MEMBER] Cart holds Order in 'open' and in 'closed', so an item could go"
                + " into either. Declare one List<Order>.",
            "List<Order> closed) {}"));
  }

  @Test
  void aRootAloneIsNoCollection() {
    assertProblems(
        TABLE + "@ItemCollection\nrecord Cart(User user) {}",
        problem(
            "[COLLECTION_MEMBER] Cart has no List or Optional, so there is no collection to read."
                + " Add one, or read the item with find of its DAO.",
            "@ItemCollection"));
  }

  @Test
  void thereIsOneRoot() {
    assertProblems(
        TABLE
            + """
            @ItemCollection
            record Cart(
                User user,
                Order order,
                List<Parcel> parcels) {}
            """,
        problem(
            "[COLLECTION_ROOT] Cart has two roots, 'user' and 'order', but is found by one. Declare"
                + " 'order' as Optional<Order> or List<Order>.",
            "Order order,"));
  }

  @Test
  void whatHoldsOneItemCannotBeSeveral() {
    assertProblems(
        TABLE
            + """
            @ItemCollection
            record Cart(
                User user,
                Optional<Order> order) {}
            """,
        problem(
            "[COLLECTION_ROOT] Cart.order holds one Order, but a partition of Shop can hold several"
                + " beside the other members. Declare it as List<Order>.",
            "Optional<Order> order) {}"));
  }

  @Test
  void theIndexKeysToAddAreReadyToPaste() {
    assertProblems(
        TABLE
            + "@ItemCollection\n"
            + "record Cart(User user, List<Order> orders, List<Parcel> parcels) {}",
        problem(
            "[UNRELATED_MEMBERS] No single Query reads Cart: User, Order, Parcel have no partition"
                + " key in common on the table or an index. Add @Index(name = \"GSI1\", pk ="
                + " \"USER#{userId}\", sk = \"PROFILE\") to User and @Index(name = \"GSI1\", pk ="
                + " \"USER#{userId}\", sk = \"ORDER#{orderId}\") to Order and @Index(name ="
                + " \"GSI1\", pk = \"USER#{userId}\", sk = \"PARCEL#{parcelId}\") to Parcel.",
            "@ItemCollection"));
    assertGood(
        TABLE
                .replace(
                    "record User(",
                    "@Index(name = \"GSI1\", pk = \"USER#{userId}\", sk = \"PROFILE\") record"
                        + " User(")
                .replace(
                    "record Order(",
                    "@Index(name = \"GSI1\", pk = \"USER#{userId}\", sk = \"ORDER#{orderId}\", as ="
                        + " \"ordersOf\") record Order(")
                .replace(
                    "record Parcel(",
                    "@Index(name = \"GSI1\", pk = \"USER#{userId}\", sk = \"PARCEL#{parcelId}\")"
                        + " record Parcel(")
            + "@ItemCollection\n"
            + "record Cart(User user, List<Order> orders, List<Parcel> parcels) {}");
  }

  @Test
  void anIndexThatIsThereIsExtendedAndMissingComponentsAreNamed() {
    assertProblems(
        """
        @Table(entities = {User.class, Parcel.class}, collections = Cart.class)
        interface Shop {}

        @Entity(pk = "USER#{id}", sk = "PROFILE")
        @Index(name = "Byname", pk = "NAME#{name}", sk = "USER#{id}")
        @Index(name = "GSI2", pk = "USER#{id}", sk = "PROFILE")
        record User(String id, String name) {}

        @Entity(pk = "PARCEL#{parcelId}", sk = "PARCEL")
        record Parcel(String parcelId) {}

        @ItemCollection(index = "GSI2")
        record Cart(User user, List<Parcel> parcels) {}
        """,
        problem(
            "[UNRELATED_MEMBERS] No single Query reads Cart: User, Parcel have no partition key in"
                + " common on GSI2. Add @Index(name = \"GSI2\", pk = \"USER#{userId}\", sk ="
                + " \"PARCEL#{parcelId}\") to Parcel. First add a component 'userId' to Parcel.",
            "@ItemCollection(index = \"GSI2\")"));
  }

  @Test
  void theIndexIsAskedForWhereSeveralWouldDo() {
    String source =
        """
        @Table(entities = {User.class, Parcel.class}, collections = Cart.class)
        interface Shop {}

        @Entity(pk = "U#{id}", sk = "PROFILE")
        @Index(name = "GSI1", pk = "USER#{id}", sk = "PROFILE")
        @Index(name = "GSI2", pk = "USER#{id}", sk = "A")
        record User(String id) {}

        @Entity(pk = "PARCEL#{parcelId}", sk = "PARCEL")
        @Index(name = "GSI1", pk = "USER#{userId}", sk = "PARCEL#{parcelId}", as = "one")
        @Index(name = "GSI2", pk = "USER#{userId}", sk = "P#{parcelId}", as = "other")
        record Parcel(String parcelId, String userId) {}

        @ItemCollection
        record Cart(User user, List<Parcel> parcels) {}
        """;
    assertProblems(
        source,
        problem(
            "[COLLECTION_INDEX] Cart could be read from GSI1 (User \"USER#{id}\", Parcel"
                + " \"USER#{userId}\") and from GSI2 (User \"USER#{id}\", Parcel"
                + " \"USER#{userId}\"). Say from which: @ItemCollection(index = \"GSI1\") or"
                + " @ItemCollection(index = \"GSI2\").",
            "@ItemCollection"));
    assertGood(source.replace("@ItemCollection\n", "@ItemCollection(index = \"GSI2\")\n"));
    assertProblems(
        source.replace("@ItemCollection\n", "@ItemCollection(index = \"GIS2\")\n"),
        problem(
            "[COLLECTION_INDEX] Cart is to be read from GIS2, but Shop has no such index. Did you"
                + " mean 'GSI2'?",
            "@ItemCollection(index = \"GIS2\")"));
  }

  @Test
  void indexesWithShardsOrWithoutWholeItemsHoldNoCollections() {
    String source =
        """
        @Table(entities = {User.class, Parcel.class}, collections = Cart.class,
            indexes = @IndexDefinition(name = "GSI1", projection = Projection.ALL))
        interface Shop {}

        @Entity(pk = "U#{id}", sk = "PROFILE")
        @Index(name = "GSI1", pk = "USER#{id}", sk = "PROFILE")
        record User(String id) {}

        @Entity(pk = "PARCEL#{parcelId}", sk = "PARCEL")
        @Index(name = "GSI1", pk = "USER#{userId}", sk = "PARCEL#{parcelId}")
        record Parcel(String parcelId, String userId) {}

        @ItemCollection
        record Cart(User user, List<Parcel> parcels) {}
        """;
    assertGood(source);
    assertProblems(
        source.replace("Projection.ALL", "Projection.KEYS_ONLY"),
        problem(
            "[COLLECTION_INDEX] Cart cannot be read from GSI1 with one Query, because that index"
                + " does not carry whole items (projection KEYS_ONLY). Use an index without shards,"
                + " with the projection ALL and one key for each member.",
            "@ItemCollection"));
    assertProblems(
        source
            .replace("PROFILE\")\nrecord", "PROFILE\", shards = 4)\nrecord")
            .replace("PARCEL#{parcelId}\")\nrecord", "PARCEL#{parcelId}\", shards = 4)\nrecord"),
        problem(
            "[COLLECTION_INDEX] Cart cannot be read from GSI1 with one Query, because that index"
                + " spreads each partition over shards. Use an index without shards, with the"
                + " projection ALL and one key for each member.",
            "@ItemCollection"));
  }

  @Test
  void namesOfCollectionsAreTheirOwn() {
    assertProblems(
        TABLE
            + "@ItemCollection record Cart(User user, List<Order> orders) {}\n"
            + "class CartByUser {}",
        problem(
            "[NAME_CLASH] Partita generates shop.CartByUser for Cart, but there is a type of that"
                + " name already. Rename one of them, or move the @Table to another package.",
            "@ItemCollection record Cart(User user, List<Order> orders) {}"));
    assertProblems(
        TABLE.replace("Cart.class", "Read.Order.class")
            + "interface Read {\n"
            + "@ItemCollection\n"
            + "record Order(User user, List<shop.Order> orders) {} }",
        problem(
            "[NAME_CLASH] shop.Order and shop.Read.Order cannot both be in one table, because what"
                + " is generated for them would have the same names. Rename one of the records.",
            "@ItemCollection"));
  }

  @Test
  void theQueryOfACollectionHasANameOfItsOwn() {
    String source = TABLE + "@ItemCollection(as = \"%s\") record Cart(User user, List<Order> o) {}";
    String line = "@ItemCollection(as = \"%s\") record Cart(User user, List<Order> o) {}";
    assertGood(source.formatted("cartOf"));
    for (String name : new String[] {"1st", "by user", "class"}) {
      assertProblems(
          source.formatted(name),
          problem(
              "[PATTERN_NAME] Cart has as = \"%s\", but that cannot be the name of a method. Use letters and digits, such as as = \"ofDay\"."
                  .formatted(name),
              line.formatted(name)));
    }
    assertProblems(
        source.formatted("find"),
        problem(
            "[PATTERN_NAME] Cart has as = \"find\", but the DAO has a method of that name already."
                + " Choose another, such as as = \"ofDay\".",
            line.formatted("find")));
    assertProblems(
        source.formatted("page"),
        problem(
            "[PATTERN_NAME] Cart has as = \"page\", but a generated class has that name already."
                + " Choose another, such as as = \"ofDay\".",
            line.formatted("page")));
  }
}
