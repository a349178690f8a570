package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Ids that are made up. */
final class GeneratedIdRulesTest {

  @Test
  void idsAreUuidsOrText() {
    assertProblems(
        """
        @Table(entities = {A.class, B.class, C.class, D.class})
        interface Things {}

        @Entity(pk = "A#{id}", sk = "A")
        record A(
            @GeneratedId long id) {}

        @Entity(pk = "B#{id}", sk = "B")
        record B(
            @GeneratedId(IdForm.ULID) UUID id) {}

        @Entity(pk = "C#{id}", sk = "C")
        record C(
            @GeneratedId @Convert(Trimmed.class) String id) {}

        @Entity(pk = "D#{id}", sk = "D")
        record D(
            @GeneratedId Integer id) {}

        final class Trimmed implements Converter<String, String> {
          public String toStored(String value) { return value.trim(); }
          public String fromStored(String stored) { return stored; }
        }
        """,
        problem(
            "[GENERATED_ID_TYPE] @GeneratedId stands on component 'id' of A, which is a long. Make it"
                + " a UUID or a String.",
            "@GeneratedId long id) {}"),
        problem(
            "[GENERATED_ID_TYPE] @GeneratedId stands on component 'id' of B, which is a UUID, but a"
                + " ULID is text. Make it a String, or remove IdForm.ULID.",
            "@GeneratedId(IdForm.ULID) UUID id) {}"),
        problem(
            "[GENERATED_ID_TYPE] @GeneratedId stands on component 'id' of C, which is converted, and"
                + " not every id can be. Remove @Convert or @GeneratedId.",
            "@GeneratedId @Convert(Trimmed.class) String id) {}"),
        problem(
            "[GENERATED_ID_TYPE] @GeneratedId stands on component 'id' of D, which is an Integer."
                + " Make it a UUID or a String.",
            "@GeneratedId Integer id) {}"));
  }

  @Test
  void idsAreInTheKeyOfTheTable() {
    assertProblems(
        """
        @Table(entities = Order.class)
        interface Shop {}

        @Entity(pk = "ORDER#{number}", sk = "ORDER")
        @Index(name = "GSI1", pk = "TRACE#{trace}", sk = "ORDER")
        record Order(String number,
            @GeneratedId UUID trace, Address address) {}

        record Address(
            @GeneratedId String id, String city) {}
        """,
        problem(
            "[GENERATED_ID_KEY] @GeneratedId stands on component 'trace' of Order, which is not part"
                + " of its key in the table. Put \"{trace}\" into pk or sk, or remove"
                + " @GeneratedId.",
            "@GeneratedId UUID trace, Address address) {}"),
        problem(
            "[GENERATED_ID_KEY] @GeneratedId stands on component 'id' of Address, which is not an"
                + " entity: only the table's key has generated ids. Remove @GeneratedId.",
            "@GeneratedId String id, String city) {}"));
  }

  @Test
  void idsOfParentsAndEndsAreTheirs() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class, Membership.class, Post.class, Answer.class})
        interface Forum {}

        @Entity(pk = "USER#{userId}", sk = "USER")
        record User(@GeneratedId String userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "GROUP")
        record Group(@GeneratedId String groupId) {}

        @Entity
        @ManyToMany(left = User.class, right = Group.class)
        record Membership(String userId,
            @GeneratedId String groupId) {}

        @Entity(sk = "POST#{postId}")
        @ChildOf(Group.class)
        record Post(String groupId, @GeneratedId String postId) {}

        @Entity(sk = "POST#{postId}#ANSWER#{answerId}")
        @ChildOf(Post.class)
        record Answer(String groupId,
            @GeneratedId String postId, String answerId) {}
        """,
        problem(
            "[GENERATED_ID_OWNER] @GeneratedId stands on component 'groupId' of Membership, which"
                + " tells the Group it belongs to: with an id that is made up, it would belong to"
                + " none. Remove @GeneratedId, or move it to a component that only Membership has.",
            "@GeneratedId String groupId) {}"),
        problem(
            "[GENERATED_ID_OWNER] @GeneratedId stands on component 'postId' of Answer, which tells"
                + " the Post it belongs to: with an id that is made up, it would belong to none."
                + " Remove @GeneratedId, or move it to a component that only Answer has.",
            "@GeneratedId String postId, String answerId) {}"));
  }

  @Test
  void nullIsWhatAsksForAnId() {
    assertProblems(
        """
        @Table(entities = {User.class, Group.class})
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "USER")
        record User(
            @GeneratedId @NonNull String userId) {}

        @Entity(pk = "GROUP#{groupId}", sk = "GROUP")
        record Group(
            @GeneratedId @NotNull UUID groupId) {}

        @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)
        @interface NonNull {}

        @interface NotNull {}
        """,
        problem(
            "[GENERATED_ID_NULL] @GeneratedId stands on component 'userId' of User, which is @NonNull,"
                + " but null is what asks for an id. Remove @NonNull, or @GeneratedId.",
            "@GeneratedId @NonNull String userId) {}"),
        problem(
            "[GENERATED_ID_NULL] @GeneratedId stands on component 'groupId' of Group, which is"
                + " @NotNull, but null is what asks for an id. Remove @NotNull, or @GeneratedId.",
            "@GeneratedId @NotNull UUID groupId) {}"));
  }

  @Test
  void anEntityHasOne() {
    assertProblems(
        """
        @Table(entities = Line.class)
        interface Orders {}

        @Entity(pk = "ORDER#{orderId}", sk = "LINE#{lineId}")
        record Line(@GeneratedId UUID orderId,
            @GeneratedId UUID lineId) {}
        """,
        problem(
            "[DUPLICATE_MANAGED] @GeneratedId stands on two components of Line, 'orderId' and"
                + " 'lineId'. Keep it on one of them.",
            "@GeneratedId UUID lineId) {}"));
  }

  @Test
  void itStandsInEveryKindOfKey() {
    assertGood(
        """
        @Table(entities = {Plain.class, Own.class, Known.class, Attempt.class, User.class,
            Quiz.class})
        interface Things {}

        @Entity(pk = "PLAIN#{id}", sk = "PLAIN")
        record Plain(@Nullable @GeneratedId String id, String name) {}

        @Entity(pk = "OWN#{tenant}", sk = "OWN#{id}")
        record Own(String tenant, @KeyOnly @GeneratedId(IdForm.ULID) String id) {}

        @Entity(pk = "KNOWN#{tenant}", sk = "ID#{id}")
        record Known(String tenant, @Unique @GeneratedId UUID id) {}

        @Entity(pk = "USER#{userId}", sk = "USER")
        record User(String userId) {}

        @Entity(pk = "QUIZ#{quizId}", sk = "QUIZ")
        record Quiz(String quizId) {}

        @Entity(pk = "USER#{userId}", sk = "QUIZ#{quizId}#{attemptId}")
        @ManyToMany(left = User.class, right = Quiz.class)
        record Attempt(String userId, String quizId, @GeneratedId UUID attemptId) {}

        @interface Nullable {}
        """);
  }
}
