package io.partita.examples.projects;

import static io.partita.examples.projects.ProjectsWalk.BUILD;
import static io.partita.examples.projects.ProjectsWalk.DESIGN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.projects.Projects.Organization;
import io.partita.examples.projects.Projects.Project;
import io.partita.examples.projects.Projects.ProjectWithTasks;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ProjectsTest {

  @Test
  void eachLevelIsReadAloneAndCounted(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new ProjectsWalk(), client, table);
    Project rocket = new Project("acme", "p1", "Rocket", 2);
    assertEquals(new Organization("acme", "Acme", 2, 3), told.answer("The organization"));
    assertEquals(
        List.of(rocket, new Project("acme", "p10", "Magnet", 1)), told.answer("Its projects"));
    assertEquals(
        Optional.of(new ProjectWithTasks(rocket, List.of(DESIGN, BUILD))),
        told.answer("A project with its tasks, never those of p10"));
    assertEquals(List.of(DESIGN, BUILD), told.answer("Its tasks only"));
    assertEquals(BUILD, told.answer("One task"));
    assertEquals(3L, told.answer("Delete a project with its tasks"));
    assertEquals(
        new Organization("acme", "Acme", 1, 1), told.answer("What the organization has left"));
  }
}
