package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Records of some components of an entity. */
final class RecordProjectionRulesTest {

  private static String community(String projections, String records) {
    return """
    @Table(entities = User.class, projections = %s)
    interface Community {}

    @Entity(pk = "USER#{userId}", sk = "PROFILE")
    record User(
        String userId,
        String name,
        int visits,
        Integer age,
        List<Address> addresses,
        @Convert(EpochMillis.class) Instant seen,
        byte[] image) {}

    record Address(String street, String city) {}

    %s
    """
        .formatted(projections, records);
  }

  private static String userPart(String components) {
    return community(
        "UserPart.class", "@ProjectionOf(User.class) record UserPart(" + components + ") {}");
  }

  @Test
  void componentsHaveTheTypeOfTheEntityInAnyOrderAndPrimitivesMayBeBoxed() {
    assertGood(
        userPart(
            "Instant seen, byte[] image, List<Address> addresses, Integer visits, Integer age,"
                + " String userId"));
  }

  @Test
  void nullnessIsTheProjectionsOwn() {
    assertGood(
        """
        @Table(entities = User.class, projections = UserPart.class)
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(String userId, String name, @Nullable List<@Nullable String> tags) {}

        @ProjectionOf(User.class)
        record UserPart(@Nullable String name, List<String> tags) {}

        @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)
        @interface Nullable {}
        """);
  }

  @Test
  void aComponentIsOneOfTheEntity() {
    assertProblems(
        userPart("String userId, String nmae, String street"),
        problem(
            "[PROJECTION_COMPONENT] UserPart has 'nmae', but User has no such component. Did you"
                + " mean 'name'?",
            "@ProjectionOf(User.class) record UserPart(String userId, String nmae, String street)"
                + " {}"),
        problem(
            "[PROJECTION_COMPONENT] UserPart has 'street', but User has no such component. Call it"
                + " like the one it is to be read from.",
            "@ProjectionOf(User.class) record UserPart(String userId, String nmae, String street)"
                + " {}"));
  }

  @Test
  void aComponentSaysNothingOfHowItIsStored() {
    assertProblems(
        userPart(
            "@Attribute(\"n\") String name, @Allow(\"UNBOUNDED_LIST\") List<Address> addresses"),
        problem(
            "[PROJECTION_COMPONENT] UserPart.name has @Attribute, but User.name says how it is"
                + " stored. Remove the annotation.",
            "@ProjectionOf(User.class) record UserPart(@Attribute(\"n\") String name,"
                + " @Allow(\"UNBOUNDED_LIST\") List<Address> addresses) {}"));
  }

  @Test
  void aProjectionOfNothingIsRefused() {
    assertProblems(
        userPart(""),
        problem(
            "[PROJECTION_COMPONENT] UserPart has no components, so there is nothing to read. Give"
                + " it components of User; exists tells whether there is an item.",
            "@ProjectionOf(User.class) record UserPart() {}"));
  }

  @Test
  void anotherTypeIsRefusedWithBothTypes() {
    String record =
        "@ProjectionOf(User.class) record UserPart(Optional<String> name, int age, long visits) {}";
    assertProblems(
        userPart("Optional<String> name, int age, long visits"),
        problem(
            "[PROJECTION_TYPE] UserPart.name is an Optional<String>, but User.name is a String."
                + " Give both the same type.",
            record),
        problem(
            "[PROJECTION_TYPE] UserPart.age is an int, but User.age is an Integer. Declare it as"
                + " Integer: an item may not have it.",
            record),
        problem(
            "[PROJECTION_TYPE] UserPart.visits is a long, but User.visits is an int. Give both the"
                + " same type.",
            record));
  }

  @Test
  void theEntityIsOneOfTheTable() {
    assertProblems(
        community(
            "GroupName.class",
            """
            @Entity(pk = "GROUP#{groupId}", sk = "INFO") record Group(String groupId) {}
            @ProjectionOf(Group.class) record GroupName(String groupId) {}
            """),
        problem(
            "[PROJECTION_ENTITY] GroupName is a projection of Group, which is not an entity of"
                + " Community. Name one of its entities, or add Group.class to them.",
            "@ProjectionOf(Group.class) record GroupName(String groupId) {}"));
    assertProblems(
        community("Odd.class", "@ProjectionOf(int.class) record Odd(String userId) {}"),
        problem(
            "[PROJECTION_ENTITY] Odd is a projection of something that is not an entity. Name an"
                + " entity.",
            "@ProjectionOf(int.class) record Odd(String userId) {}"));
  }

  @Test
  void onlyRecordsThatSaySoAreProjections() {
    String table =
        "@Table(entities = User.class, projections = {Plain.class, Shape.class, Boxed.class,"
            + " int.class})";
    String advice =
        " is not a record with @ProjectionOf and without type parameters, so nothing can be read"
            + " into it. Declare it as such a record, or take it out of the table's projections.";
    assertProblems(
        community(
            "{Plain.class, Shape.class, Boxed.class, int.class}",
            """
            record Plain(String userId) {}
            @ProjectionOf(User.class) interface Shape {}
            @ProjectionOf(User.class) record Boxed<T>(String userId) {}
            """),
        problem("[NOT_A_PROJECTION] Plain" + advice, table),
        problem("[NOT_A_PROJECTION] Shape" + advice, table),
        problem("[NOT_A_PROJECTION] Boxed" + advice, table),
        problem("[NOT_A_PROJECTION] A projection of Community" + advice, table));
  }

  @Test
  void aProjectionIsListedOnceAndHasItsOwnName() {
    assertProblems(
        community(
            "{UserPart.class, UserPart.class}",
            "@ProjectionOf(User.class) record UserPart(String userId) {}"),
        problem(
            "[NOT_A_PROJECTION] UserPart is listed twice in the projections of Community. List it"
                + " once.",
            "@Table(entities = User.class, projections = {UserPart.class, UserPart.class})"));
    assertProblems(
        community(
            "UserPart.class",
            """
            @ProjectionOf(User.class) record UserPart(String userId) {}
            class UserPartProjection {}
            """),
        problem(
            "[NAME_CLASH] Partita generates shop.UserPartProjection for UserPart, but there is a"
                + " type of that name already. Rename one of them, or move the @Table to another"
                + " package.",
            "@ProjectionOf(User.class) record UserPart(String userId) {}"));
  }

  @Test
  void twoProjectionsOfOneNameWouldShareAFile() {
    assertProblems(
        community(
            "{UserPart.class, Userpart.class}",
            """
            @ProjectionOf(User.class) record UserPart(String userId) {}
            @ProjectionOf(User.class) record Userpart(String userId) {}
            """),
        problem(
            "[NAME_CLASH] shop.UserPart and shop.Userpart cannot both be in one table, because"
                + " what is generated for them would have the same name. Rename one of the"
                + " records.",
            "@ProjectionOf(User.class) record Userpart(String userId) {}"));
  }

  @Test
  void aMissingEntityAndAMissingTypeAreReportedOnce() {
    assertProblems(
        userPart("Strnig name"),
        problem(
            "[UNRESOLVED_TYPE] Strnig, the type of UserPart.name, does not exist. Check the"
                + " spelling and the imports; if another annotation processor generates it, see why"
                + " it did not.",
            "@ProjectionOf(User.class) record UserPart(Strnig name) {}"));
  }

  @Test
  void anEmbeddedRecordIsReadAsAWholeAndTheRestIsNot() {
    String shop =
        """
        @Table(entities = User.class, projections = UserPart.class)
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(
            String userId, @Embedded Address address, @Rest Map<String, %2$s> more) {}

        record Address(String street, String city) {}

        @ProjectionOf(User.class) record UserPart(%1$s) {}
        """;
    String value = "software.amazon.awssdk.services.dynamodb.model.AttributeValue";
    String more = "Map<String, " + value + "> more";
    assertGood(shop.formatted("Address address", value));
    assertProblems(
        shop.formatted(more, value),
        problem(
            "[PROJECTION_COMPONENT] UserPart.more would be all attributes that User does not name,"
                + " so that everything was read. Leave it out, or read the whole record.",
            "@ProjectionOf(User.class) record UserPart(" + more + ") {}"));
  }
}
