package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names of entities, of what is generated for them, and of their type values. */
final class NameRulesTest {

  @Test
  void generatedTypeDoesNotReplaceAHandWrittenOne() {
    assertProblems(
        """
        @Table(entities = User.class)
        interface Community {}

        @Entity(pk = "USER#{id}", sk = "USER")
        record User(String id) {}

        class UserDao {}

        class CommunityTable {}
        """,
        problem(
            "[NAME_CLASH] Partita generates shop.UserDao for User, but there is a type of that name"
                + " already. Rename one of them, or move the @Table to another package.",
            "@Entity(pk = \"USER#{id}\", sk = \"USER\")"),
        problem(
            "[NAME_CLASH] Partita generates shop.CommunityTable for Community, but there is a type"
                + " of that name already. Rename one of them, or move the @Table to another"
                + " package.",
            "@Table(entities = User.class)"));
  }

  @Test
  void aDraftDoesNotReplaceAHandWrittenTypeAndCanBeLeftOut() {
    String posts =
        """
        @Table(entities = {Post.class, PostDraft.class})
        interface Blog {}

        @Entity(pk = "POST#{id}", sk = "POST")
        record Post(String id) {}

        @Entity(pk = "DRAFT#{id}", sk = "DRAFT")
        record PostDraft(String id) {}
        """;
    assertProblems(
        posts,
        problem(
            "[NAME_CLASH] Partita generates shop.PostDraft for Post, but there is a type of that"
                + " name already. Rename one of them, or move the @Table to another package, or"
                + " compile with -Apartita.drafts=off.",
            "@Entity(pk = \"POST#{id}\", sk = \"POST\")"));
    assertEquals(
        List.of(),
        Compilations.javac()
            .withOptions("-Apartita.drafts=off", "-Apartita.lint=off")
            .compile("package shop; import io.partita.annotations.*;\n" + posts)
            .errors());
  }

  @Test
  void theQueryOfAnAccessPatternDoesNotReplaceAHandWrittenType() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "BUYER#{buyer}", sk = "{id}")
        record Order(String buyer, String id) {}

        class OrderByBuyer {}
        """,
        problem(
            "[NAME_CLASH] Partita generates shop.OrderByBuyer for Order, but there is a type of"
                + " that name already. Rename one of them, or move the @Table to another package.",
            "@Entity(pk = \"BUYER#{buyer}\", sk = \"{id}\")"));
  }

  @Test
  void typesOfOneTableHaveDifferentNames() {
    String source =
        """
        @Table(entities = {Order.class, OrderLine.class}, collections = Cart.class)
        interface Shop {}

        @Entity(pk = "BUYER#{buyer}", sk = "ORDER#{id}", as = "lineDao")
        record Order(String buyer, String id) {}

        @Entity(pk = "BUYER#{buyer}", sk = "LINE#{id}")
        record OrderLine(String buyer, String id) {}

        @ItemCollection
        record Cart(List<Order> orders, List<OrderLine> lines) {}
        """;
    assertProblems(
        source,
        problem(
            "[NAME_CLASH] Partita would generate shop.OrderLineDao for Order and for OrderLine."
                + " Rename one of them, or give the access pattern another name with as.",
            "@Entity(pk = \"BUYER#{buyer}\", sk = \"LINE#{id}\")"));
    assertGood(source.replace("lineDao", "lines"));
    assertProblems(
        source
            .replace(", as = \"lineDao\"", "")
            .replace("@ItemCollection\n", "@ItemCollection(as = \"table\")\n")
            .replace("Shop", "Cart1")
            .replace("record Cart(", "record cart1(")
            .replace("Cart.class", "cart1.class"),
        problem(
            "[NAME_CLASH] Partita would generate shop.Cart1Table for cart1 and for Cart1. Rename one"
                + " of them, or give the access pattern another name with as.",
            "@Table(entities = {Order.class, OrderLine.class}, collections = cart1.class)"));
  }

  @Test
  void equalSimpleNamesClash() {
    assertProblems(
        """
        @Table(entities = {Web.Order.class, Mail.Order.class})
        interface Shop {}

        interface Web {
          @Entity(pk = "WEB#{id}", sk = "ORDER", type = "WebOrder")
          record Order(String id) {}
        }

        interface Mail {
          @Entity(pk = "MAIL#{id}", sk = "ORDER")
          record Order(String id) {}
        }
        """,
        problem(
            "[NAME_CLASH] shop.Web.Order and shop.Mail.Order cannot both be entities of one table,"
                + " because what is generated for them would have the same names. Rename one of the"
                + " records.",
            "@Entity(pk = \"MAIL#{id}\", sk = \"ORDER\")"));
  }

  @Test
  void namesThatDifferInCaseOnlyClash() {
    assertProblems(
        """
        @Table(entities = {Url.class, URL.class})
        interface Links {}

        @Entity(pk = "A#{id}", sk = "A")
        record Url(String id) {}

        @Entity(pk = "B#{id}", sk = "B")
        record URL(String id) {}
        """,
        problem(
            "[NAME_CLASH] shop.Url and shop.URL cannot both be entities of one table, because what"
                + " is generated for them would have the same names. Rename one of the records.",
            "@Entity(pk = \"B#{id}\", sk = \"B\")"));
  }

  @Test
  void typeValuesTellEntitiesApart() {
    assertProblems(
        """
        @Table(entities = {User.class, Customer.class, Admin.class})
        interface Shop {}

        @Entity(pk = "USER#{id}", sk = "USER")
        record User(String id) {}

        @Entity(pk = "CUSTOMER#{id}", sk = "CUSTOMER", type = "User")
        record Customer(String id) {}

        @Entity(pk = "ADMIN#{id}", sk = "ADMIN")
        @Aliases("Admin")
        record Admin(String id) {}
        """,
        problem(
            "[DUPLICATE_TYPE_VALUE] User and Customer both have the Type \"User\", so their items"
                + " could not be told apart. Change type on @Entity, or @Aliases, of one of them.",
            "@Entity(pk = \"CUSTOMER#{id}\", sk = \"CUSTOMER\", type = \"User\")"),
        problem(
            "[DUPLICATE_TYPE_VALUE] Admin lists its type value \"Admin\" twice. Remove it from"
                + " @Aliases.",
            "@Entity(pk = \"ADMIN#{id}\", sk = \"ADMIN\")"));
  }

  @Test
  void typeValuesDoNotMatterWithoutATypeAttribute() {
    assertGood(
        """
        @Table(entities = {User.class, Customer.class}, typeAttribute = "")
        interface Shop {}

        @Entity(pk = "USER#{id}", sk = "USER")
        record User(String id) {}

        @Entity(pk = "CUSTOMER#{id}", sk = "CUSTOMER", type = "User")
        record Customer(String id) {}
        """);
  }

  @Test
  void independentProblemsAreReportedTogether() {
    assertProblems(
        """
        @Table(entities = {User.class, Order.class, Fine.class})
        interface Shop {}

        @Entity(pk = "USER#{uid}", sk = "USER")
        record User(String id,
            Locale locale) {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            @Version String version) {}

        @Entity(pk = "FINE#{id}", sk = "FINE")
        record Fine(String id) {}
        """,
        problem(
            "[UNKNOWN_COMPONENT] Partition key \"USER#{uid}\" of User refers to 'uid', but User has"
                + " no such component. Did you mean 'id'?",
            "@Entity(pk = \"USER#{uid}\", sk = \"USER\")"),
        problem(
            "[UNSUPPORTED_TYPE] Component 'locale' of User has the type Locale, which Partita"
                + " cannot store. Write \"public final class LocaleConverter implements"
                + " Converter<Locale, String>\" and annotate the component with"
                + " @Convert(LocaleConverter.class).",
            "Locale locale) {}"),
        problem(
            "[VERSION_TYPE] @Version stands on component 'version' of Order, which is a String."
                + " Make it a long or an int.",
            "@Version String version) {}"));
  }
}
