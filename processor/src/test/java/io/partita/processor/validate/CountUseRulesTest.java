package io.partita.processor.validate;

import static io.partita.processor.validate.Programs.assertGood;
import static io.partita.processor.validate.Programs.assertProblems;
import static io.partita.processor.validate.Programs.problem;

import org.junit.jupiter.api.Test;

/** Counts in keys, and what does not go together with counts. */
final class CountUseRulesTest {

  @Test
  void aCountIsNotInTheKeyOfItsItem() {
    assertProblems(
        """
        @Table(entities = {Org.class, Project.class})
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO#{projects}")
        record Org(String orgId, @Count(Project.class) long projects) {}

        @Entity(sk = "INFO#{projects}#PROJECT#{projectId}")
        @ChildOf(Org.class)
        record Project(String orgId, long projects, String projectId) {}
        """,
        problem(
            "[MANAGED_IN_KEY] Sort key \"INFO#{projects}\" of Org contains 'projects', which is"
                + " @Count: it changes with what it counts, but an item keeps its key. Remove it"
                + " from the key.",
            "@Entity(pk = \"ORG#{orgId}\", sk = \"INFO#{projects}\")"));
  }

  @Test
  void aCountIsAnIndexKeyOnlyAsItIs() {
    assertProblems(
        """
        @Table(
            entities = {Org.class, Project.class},
            indexes = @IndexDefinition(name = "GSI2", sortKey = "projects"))
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO")
        @Index(name = "GSI1", pk = "ORGS", sk = "{projects}", as = "largest")
        @Index(name = "GSI2", pk = "ORGS", sk = "{projects}", as = "smallest")
        record Org(String orgId, @Count(Project.class) long projects) {}

        @Entity(sk = "PROJECT#{projectId}")
        @ChildOf(Org.class)
        record Project(String orgId, String projectId) {}
        """,
        problem(
            "[MANAGED_IN_KEY] Sort key \"{projects}\" of Org on GSI1 contains the count 'projects',"
                + " which can be an index key only as a Number of its own. Declare the index with"
                + " \"projects\" as its key attribute and write \"{projects}\", or remove it.",
            "record Org(String orgId, @Count(Project.class) long projects) {}"));
  }

  @Test
  void whatIsCountedDoesNotExpire() {
    assertProblems(
        """
        @Table(entities = {Org.class, Session.class})
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO")
        record Org(String orgId, @Count(Session.class) long sessions) {}

        @Entity(sk = "SESSION#{sessionId}")
        @ChildOf(Org.class)
        record Session(String orgId, String sessionId, @Ttl Instant expires) {}
        """,
        problem(
            "[TTL_RELATED] Session expires by 'expires', but DynamoDB deletes an expired item alone,"
                + " and Org.sessions would still count it. Remove @Ttl, or delete such items"
                + " yourself when their time has come.",
            "record Session(String orgId, String sessionId, @Ttl Instant expires) {}"));
  }

  @Test
  void whatCountsOrIsUniqueDoesNotExpire() {
    assertProblems(
        """
        @Table(entities = {Org.class, Project.class, User.class})
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO")
        record Org(String orgId, @Count(Project.class) long projects, @Ttl Instant expires) {}

        @Entity(sk = "PROJECT#{projectId}")
        @ChildOf(Org.class)
        record Project(String orgId, String projectId) {}

        @Entity(pk = "USER#{userId}", sk = "INFO")
        record User(String userId, @Unique String email, @Ttl Instant expires) {}
        """,
        problem(
            "[TTL_RELATED] Org expires by 'expires', but DynamoDB deletes an expired item alone, and"
                + " what 'projects' counts would be left behind. Remove @Ttl, or delete such items"
                + " yourself when their time has come.",
            "record Org(String orgId, @Count(Project.class) long projects, @Ttl Instant expires) {}"),
        problem(
            "[TTL_RELATED] User expires by 'expires', but DynamoDB deletes an expired item alone, and"
                + " its unique 'email' would stay taken. Remove @Ttl, or delete such items yourself"
                + " when their time has come.",
            "record User(String userId, @Unique String email, @Ttl Instant expires) {}"));
  }

  @Test
  void anUncountedChildMayExpire() {
    assertGood(
        """
        @Table(entities = {Org.class, Session.class})
        interface Work {}

        @Entity(pk = "ORG#{orgId}", sk = "INFO")
        record Org(String orgId) {}

        @Entity(sk = "SESSION#{sessionId}")
        @ChildOf(Org.class)
        record Session(String orgId, String sessionId, @Ttl Instant expires) {}
        """);
  }

  @Test
  void theMarksOfTheRuntimeAreNoComponents() {
    assertProblems(
        """
        @Table(entities = User.class)
        interface Community {}

        @Entity(pk = "USER#{userId}", sk = "PROFILE")
        record User(
            String userId,
            String _deleting,
            @Attribute("_recount") int counted) {}
        """,
        problem(
            "[RESERVED_ATTRIBUTE] Component '_deleting' of User is stored as \"_deleting\", which"
                + " holds the mark of an item that is being deleted. Give it another name with"
                + " @Attribute.",
            "String _deleting,"),
        problem(
            "[RESERVED_ATTRIBUTE] Component 'counted' of User is stored as \"_recount\", which"
                + " holds the mark of an item that is being recounted. Give it another name with"
                + " @Attribute.",
            "@Attribute(\"_recount\") int counted) {}"));
  }
}
