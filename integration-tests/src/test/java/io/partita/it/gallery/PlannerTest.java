package io.partita.it.gallery;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.gallery.Planner.Org;
import io.partita.it.gallery.Planner.Project;
import io.partita.it.gallery.Planner.ProjectWithTasks;
import io.partita.it.gallery.Planner.Task;
import io.partita.runtime.ItemNotFoundException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Tasks of projects of organizations, at each level, exact at each boundary. */
@DynamoDbTest
class PlannerTest {

  private static final List<String> IDS =
      List.of("p", "p 1", "p#1", "p%1", "p1", "p1#TASK#t1", "p10", "p11", "🚀", "🚀1");

  private static Requests requests;
  private static PlannerTable planner;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    requests = new Requests(client);
    planner = PlannerTable.of(requests.client(), name);
    planner.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  private static void org(String id, List<String> projects) {
    planner.org().create(new Org(id, "Org " + id, 0, 0));
    for (String project : projects) {
      planner.project().create(new Project(id, project, "Project " + project, 0));
    }
  }

  private static Task task(String org, String project, String task) {
    return planner.task().create(new Task(org, project, task, false));
  }

  private static QueryRequest query() {
    return requests.takeQuery();
  }

  @Test
  void keysExtendThoseOfTheParent() {
    org("keys", List.of("p1"));
    task("keys", "p1", "t1");
    assertEquals(
        Map.of(
            "PK", text("ORG#keys"),
            "SK", text("PROJECT#p1#TASK#t1"),
            "Type", text("Task"),
            "orgId", text("keys"),
            "projectId", text("p1"),
            "taskId", text("t1"),
            "done", AttributeValue.fromBool(false)),
        raw.get("ORG#keys", "PROJECT#p1#TASK#t1"));
  }

  @Test
  void eachLevelIsOneRequest() {
    org("acme", List.of("p1", "p10"));
    Task first = task("acme", "p1", "t1");
    Task second = task("acme", "p1", "t10");
    Task other = task("acme", "p10", "t1");
    requests.take();

    assertEquals(
        List.of(
            new Project("acme", "p1", "Project p1", 2),
            new Project("acme", "p10", "Project p10", 1)),
        planner.project().byOrg("acme").list());
    QueryRequest projects = query();
    assertEquals(
        "PK = 'ORG#acme' AND begins_with(SK, 'PROJECT#')", Requests.keyCondition(projects));
    assertTrue(Requests.filter(projects).startsWith("Type = 'Project'"), "tasks lie between");

    assertEquals(List.of(first, second, other), planner.task().byOrg("acme").list());
    assertEquals("PK = 'ORG#acme' AND begins_with(SK, 'PROJECT#')", Requests.keyCondition(query()));

    assertEquals(List.of(first, second), planner.task().byProject("acme", "p1").list());
    assertEquals(
        "PK = 'ORG#acme' AND begins_with(SK, 'PROJECT#p1#TASK#')", Requests.keyCondition(query()));

    assertEquals(first, planner.task().get(TaskKey.orgId("acme").projectId("p1").taskId("t1")));
    assertEquals(
        Map.of("PK", text("ORG#acme"), "SK", text("PROJECT#p1#TASK#t1")),
        assertInstanceOf(GetItemRequest.class, requests.take().get(0)).key());
    assertEquals("Project p10", planner.project().get("acme", "p10").title());
    assertEquals(1, requests.take().size());
  }

  @Test
  void aProjectWithItsTasksIsOneQueryThatNeverSeesALongerId() {
    org("reads", List.of("p1", "p10"));
    Task mine = task("reads", "p1", "t1");
    task("reads", "p10", "t1");
    requests.take();
    assertEquals(
        Optional.of(
            new ProjectWithTasks(new Project("reads", "p1", "Project p1", 1), List.of(mine))),
        planner.projectWithTasks().find("reads", "p1"));
    assertEquals(
        "PK = 'ORG#reads' AND SK BETWEEN 'PROJECT#p1' AND 'PROJECT#p1#TASK$'",
        Requests.keyCondition(query()));
  }

  @Test
  void idsMayHoldAnything() {
    org("any thing#🏢", IDS);
    for (String project : IDS) {
      for (String task : IDS) {
        task("any thing#🏢", project, task);
      }
    }
    assertEquals(
        IDS.stream().sorted().toList(),
        planner.project().byOrg("any thing#🏢").stream().map(Project::projectId).sorted().toList());
    for (String project : IDS) {
      List<Task> tasks = planner.task().byProject("any thing#🏢", project).list();
      assertEquals(
          IDS.stream().sorted().toList(), tasks.stream().map(Task::taskId).sorted().toList());
      assertEquals(List.of(project), tasks.stream().map(Task::projectId).distinct().toList());
      assertEquals(
          IDS.size(),
          planner.projectWithTasks().find("any thing#🏢", project).orElseThrow().tasks().size());
      assertEquals(IDS.size(), planner.project().get("any thing#🏢", project).tasks());
    }
    assertEquals(100, planner.task().byOrg("any thing#🏢").count());
    assertEquals(11, planner.project().deleteCascade("any thing#🏢", "p1"));
    assertEquals(10, planner.task().byProject("any thing#🏢", "p1#TASK#t1").count());
    assertEquals(
        new Org("any thing#🏢", "Org any thing#🏢", 9, 90), planner.org().get("any thing#🏢"));
    assertEquals(1 + 9 + 90, planner.org().deleteCascade("any thing#🏢"));
    assertEquals(List.of(), raw.query("ORG#any%20thing%23🏢"));
  }

  @Test
  void aTaskNeedsItsProject() {
    org("strict", List.of("p10"));
    ItemNotFoundException refused =
        assertThrows(ItemNotFoundException.class, () -> task("strict", "p1", "t1"));
    assertTrue(refused.getMessage().contains("Project"), refused.getMessage());
    assertEquals(new Org("strict", "Org strict", 1, 0), planner.org().get("strict"));
  }

  @Test
  void wrongCountsAreFoundAndPutRightAtEachLevel() {
    org("wrong", List.of("p1", "p10"));
    task("wrong", "p1", "t1");
    task("wrong", "p10", "t1");
    raw.add("ORG#wrong", "METADATA", Map.of("tasks", number(7), "projects", number(5)));
    raw.add("ORG#wrong", "PROJECT#p1", Map.of("tasks", number(2)));
    assertEquals(new Org("wrong", "Org wrong", 2, 2), planner.org().recount("wrong"));
    assertEquals(1, planner.project().verifyCounts().size());
    assertEquals(1, planner.project().recount("wrong", "p1").tasks());
    assertEquals(List.of(), planner.project().verifyCounts());
  }
}
