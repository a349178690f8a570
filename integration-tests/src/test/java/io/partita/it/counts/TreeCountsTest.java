package io.partita.it.counts;

import static io.partita.it.RawItems.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Orgs.Org;
import io.partita.it.counts.Orgs.Project;
import io.partita.it.counts.Orgs.Task;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Children and grandchildren, counted by their parents and by their parents' parents. */
@DynamoDbTest
class TreeCountsTest {

  private static OrgsTable orgs;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    orgs = OrgsTable.of(client, name);
    orgs.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  private static void org(String id, String... projects) {
    orgs.org().create(new Org(id, "Org " + id, 0, 0));
    List.of(projects).forEach(p -> orgs.project().create(new Project(id, p, "Project " + p, 0)));
  }

  private static Task task(String org, String project, String task) {
    return orgs.task().create(new Task(org, project, task, "Task " + task));
  }

  private static TaskKey key(String org, String project, String task) {
    return TaskKey.orgId(org).projectId(project).taskId(task);
  }

  @Test
  void parentsAndAncestorsCount() {
    org("acme", "p1", "p10");
    task("acme", "p1", "t1");
    task("acme", "p1", "t2");
    task("acme", "p10", "t1");
    assertEquals(new Org("acme", "Org acme", 2, 3), orgs.org().get("acme"));
    assertEquals(2, orgs.project().get("acme", "p1").taskCount());
    assertEquals(1, orgs.project().get("acme", "p10").taskCount());
    orgs.task().delete(key("acme", "p1", "t1"));
    assertEquals(2, orgs.org().get("acme").taskCount());
    assertEquals(1, orgs.project().get("acme", "p1").taskCount());
    orgs.task().delete(key("acme", "p10", "t1"));
    orgs.project().delete("acme", "p10");
    assertEquals(new Org("acme", "Org acme", 1, 1), orgs.org().get("acme"));
  }

  @Test
  void childrenAreReadOfOneParentOnly() {
    org("read", "p1", "p10");
    Task first = task("read", "p1", "t1");
    Task other = task("read", "p10", "t1");
    assertEquals(
        List.of("p1", "p10"),
        orgs.project().byOrg("read").list().stream().map(Project::projectId).toList());
    assertEquals(List.of(first, other), orgs.task().byOrg("read").list());
    assertEquals(List.of(first), orgs.task().byOrg("read").projectId("p1").list());
    assertEquals(List.of(first), orgs.task().byProject("read", "p1").list());
  }

  @Test
  void aChildOfNobodyIsRefused() {
    org("half");
    ItemNotFoundException noProject =
        assertThrows(ItemNotFoundException.class, () -> task("half", "none", "t1"));
    assertTrue(noProject.getMessage().contains("Project"), noProject.getMessage());
    ItemNotFoundException noOrg =
        assertThrows(
            ItemNotFoundException.class,
            () -> orgs.project().create(new Project("none", "p1", "Lost", 0)));
    assertTrue(noOrg.getMessage().contains("Org"), noOrg.getMessage());
    assertEquals(0, orgs.org().get("half").taskCount());
    assertEquals(Map.of(), raw.get("ORG#none", "ORG"));
    assertEquals(Map.of(), raw.get("ORG#half", "PROJECT#none"));
  }

  @Test
  void aParentWithChildrenCannotBeDeleted() {
    org("full", "p1");
    task("full", "p1", "t1");
    assertThrows(HasRelatedItemsException.class, () -> orgs.org().delete("full"));
    assertThrows(HasRelatedItemsException.class, () -> orgs.project().delete("full", "p1"));
    assertEquals(new Org("full", "Org full", 1, 1), orgs.org().get("full"));
  }

  @Test
  void nothingGrowsUnderAnAncestorThatIsBeingDeleted() {
    org("doomed", "p1");
    raw.add("ORG#doomed", "ORG", Map.of("_deleting", number(1)));
    ItemBeingDeletedException refused =
        assertThrows(ItemBeingDeletedException.class, () -> task("doomed", "p1", "t1"));
    assertTrue(refused.getMessage().contains("Org"), refused.getMessage());
    assertThrows(
        ItemBeingDeletedException.class,
        () -> orgs.project().create(new Project("doomed", "p2", "Late", 0)));
    assertEquals(0, orgs.project().get("doomed", "p1").taskCount());
  }

  @Test
  void aTreeIsCreatedInOneTransactionWithItsCounts() {
    orgs.transact()
        .create(new Org("one", "One", 9, 9))
        .create(new Project("one", "p1", "First", 9))
        .create(new Project("one", "p2", "Second", 9))
        .create(new Task("one", "p1", "t1", "A"))
        .create(new Task("one", "p1", "t2", "B"))
        .create(new Task("one", "p2", "t1", "C"))
        .execute();
    assertEquals(new Org("one", "One", 2, 3), orgs.org().get("one"));
    assertEquals(2, orgs.project().get("one", "p1").taskCount());
    assertEquals(1, orgs.project().get("one", "p2").taskCount());
    assertEquals(List.of(), orgs.org().verifyCounts());
    assertEquals(List.of(), orgs.project().verifyCounts());
  }

  @Test
  void aCascadeRemovesTheTreeAndAProjectsCascadeOnlyItsBranch() {
    org("cut", "p1", "p10");
    task("cut", "p1", "t1");
    task("cut", "p1", "t2");
    task("cut", "p10", "t1");
    assertEquals(3, orgs.project().deleteCascade("cut", "p1"));
    assertEquals(new Org("cut", "Org cut", 1, 1), orgs.org().get("cut"));
    assertEquals(1, orgs.task().byOrg("cut").count());
    assertEquals(3, orgs.org().deleteCascade("cut"));
    assertEquals(List.of(), raw.query("ORG#cut"));
    assertEquals(0, orgs.org().deleteCascade("cut"));
  }
}
