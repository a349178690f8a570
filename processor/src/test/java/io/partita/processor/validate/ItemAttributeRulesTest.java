package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** The component that holds attributes which no other names. */
final class ItemAttributeRulesTest {

  private static final String VALUE =
      "software.amazon.awssdk.services.dynamodb.model.AttributeValue";

  @Test
  void theRestIsOneMapOfAttributes() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}", sk = "ORDER")
        record Order(String id,
            @Rest Map<String, String> wrong,
            @Rest Map<String, %1$s> second,
            Buyer buyer) {}

        record Buyer(
            @Rest Map<String, %1$s> others) {}
        """
            .formatted(VALUE),
        problem(
            "[REST] 'wrong' of Order holds what no component names, but it is a Map<String, String>, which cannot hold attributes of any type as they are. Make it a Map<String, AttributeValue>, with the AttributeValue of software.amazon.awssdk.services.dynamodb.model.",
            "@Rest Map<String, String> wrong,"),
        problem(
            "[REST] 'second' of Order holds what no component names, as 'wrong' does, but an attribute is read into one component. Keep one of them.",
            "@Rest Map<String, %s> second,".formatted(VALUE)),
        problem(
            "[REST] 'others' of Buyer holds what no component names, but Buyer is stored inside an item, and only an item has attributes of others. Put @Rest on a component of the entity.",
            "@Rest Map<String, %s> others) {}".formatted(VALUE)));
  }

  @Test
  void theRestIsNoPartOfAKey() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{id}",
            sk = "{others.x}")
        record Order(String id, @Rest Map<String, %s> others) {}
        """
            .formatted(VALUE),
        problem(
            "[UNKNOWN_COMPONENT] Sort key \"{others.x}\" of Order refers to 'others.x', which holds attributes that no component names. Declare a component for the one that the key needs, and refer to that.",
            "sk = \"{others.x}\")"));
  }
}
