package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** The proof that no two entities of a table share a key. */
final class KeyCollisionTest {

  @Test
  void forgottenPrefixCollidesWithAnother() {
    assertProblems(
        """
        @Table(entities = {Customer.class, Order.class})
        interface Shop {}

        @Entity(pk = "CUSTOMER#{customerId}", sk = "{section}")
        record Customer(String customerId, String section) {}

        @Entity(pk = "CUSTOMER#{customerId}",
            sk = "ORDER-{orderId}")
        record Order(String customerId, String orderId) {}
        """,
        problem(
            "[KEY_COLLISION] Customer and Order can have the same key: both could store PK \"CUSTOMER#1\", SK \"ORDER-1\". Give one sort key another prefix.",
            "sk = \"ORDER-{orderId}\")"));
  }

  @Test
  void equalConstantsCollide() {
    assertProblems(
        """
        @Table(entities = {Profile.class, Settings.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record Profile(String userId) {}

        @Entity(pk = "USER#{id}", sk = "PROFILE")
        record Settings(String id) {}
        """,
        problem(
            "[KEY_COLLISION] Profile and Settings can have the same key: both could store PK \"USER#1\", SK \"PROFILE\". Give one sort key another prefix.",
            "@Entity(pk = \"USER#{id}\", sk = \"PROFILE\")"));
  }

  @Test
  void everyPairIsReportedOnce() {
    assertProblems(
        """
        @Table(entities = {A.class, B.class, C.class}, sortKey = "")
        interface Things {}

        @Entity(pk = "{id}")
        record A(String id) {}

        @Entity(pk = "{id}")
        record B(UUID id) {}

        @Entity(pk = "{day}")
        record C(LocalDate day) {}
        """,
        problem(
            "[KEY_COLLISION] A and B can have the same key: both could store PK \"11111111-1111-1111-1111-111111111111\". Give one partition key another prefix.",
            "@Entity(pk = \"{id}\")"),
        problem(
            "[KEY_COLLISION] A and C can have the same key: both could store PK \"1111-11-11\". Give one partition key another prefix.",
            "@Entity(pk = \"{day}\")"));
  }

  @Test
  void nativeNumbersCollide() {
    assertProblems(
        """
        @Table(entities = {Reading.class, Alarm.class}, partitionKey = "sensor", sortKey = "at")
        interface Sensors {}

        @Entity(pk = "{sensor}", sk = "{at}")
        record Reading(String sensor, long at) {}

        @Entity(pk = "{sensor}", sk = "{time}")
        record Alarm(String sensor, @Attribute("at") int time) {}
        """,
        problem(
            "[KEY_COLLISION] Reading and Alarm can have the same key: both could store sensor \"1\", at \"1\". Give one of them a partition key that the other cannot have.",
            "@Entity(pk = \"{sensor}\", sk = \"{time}\")"));
  }

  @Test
  void constantWinsOverPlaceholders() {
    assertGood(
        """
        @Table(entities = {Thread.class, Message.class}, typeAttribute = "")
        interface Forum {}

        @Entity(pk = "THREAD#{threadId}", sk = "META")
        record Thread(String threadId) {}

        @Entity(pk = "THREAD#{threadId}", sk = "{messageId}")
        record Message(String threadId, String messageId) {}
        """);
  }

  @Test
  void shapesOfTypesTellKeysApart() {
    assertGood(
        """
        @Table(entities = {ByDay.class, ByNumber.class, ByColor.class, ById.class, Below.class}, typeAttribute = "")
        interface Things {}

        @Entity(pk = "{id}", sk = "{day}")
        record ByDay(String id, LocalDate day) {}

        @Entity(pk = "{id}", sk = "{number}")
        record ByNumber(String id, int number) {}

        @Entity(pk = "{id}", sk = "{color}")
        record ByColor(String id, Color color) {}

        @Entity(pk = "{id}", sk = "{other}")
        record ById(String id, UUID other) {}

        @Entity(pk = "{id}", sk = "{name}#{number:6}")
        record Below(String id, String name, int number) {}

        enum Color { RED, GREEN }
        """);
  }

  @Test
  void unresolvedTemplateIsNotAlsoACollision() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class})
        interface Community {}

        @Entity(pk = "{id}", sk = "{id}")
        record User(String id) {}

        @Entity(pk = "{id}", sk = "{idd}")
        record Group(String id) {}
        """,
        problem(
            "[UNKNOWN_COMPONENT] Sort key \"{idd}\" of Group refers to 'idd', but Group has no such component. Did you mean 'id'?",
            "@Entity(pk = \"{id}\", sk = \"{idd}\")"));
  }

  @Test
  void collisionsOfDisjointIdsAreAllowed() {
    assertGood(
        """
        @Allow("KEY_COLLISION")
        @Table(entities = {User.class, Airport.class})
        interface Travel {}

        @Entity(pk = "{userId}", sk = "{userId}")
        record User(String userId) {}

        @Entity(pk = "{code}", sk = "{code}")
        record Airport(String code) {}
        """);
  }

  @Test
  void collisionsAreNotAllowedWithoutATypeAttribute() {
    assertProblems(
        """
        @Allow("KEY_COLLISION")
        @Table(entities = {User.class, Airport.class}, typeAttribute = "")
        interface Travel {}

        @Entity(pk = "{userId}", sk = "{userId}")
        record User(String userId) {}

        @Entity(pk = "{code}", sk = "{code}")
        record Airport(String code) {}
        """,
        problem(
            "[KEY_COLLISION] User and Airport can have the same key: both could store PK \"1\", SK"
                + " \"1\". Give one sort key another prefix, or name a typeAttribute, without which"
                + " @Allow(\"KEY_COLLISION\") cannot be kept.",
            "@Entity(pk = \"{code}\", sk = \"{code}\")"));
  }
}
