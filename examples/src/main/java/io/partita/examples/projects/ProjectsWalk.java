package io.partita.examples.projects;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.projects.Projects.Organization;
import io.partita.examples.projects.Projects.Project;
import io.partita.examples.projects.Projects.Task;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Reads each level of the hierarchy, and removes a branch. */
public final class ProjectsWalk implements Walk {

  static final Task DESIGN = new Task("acme", "p1", "t1", "Design");
  static final Task BUILD = new Task("acme", "p1", "t2", "Build");
  static final Task OTHER = new Task("acme", "p10", "t1", "Something else");

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    ProjectsTable projects = ProjectsTable.of(client, tableName);
    narrator.chapter("The table and its items");
    projects.createTableIfMissing();
    projects.organization().create(new Organization("acme", "Acme", 0, 0));
    narrator.run(
        "Two projects with their first tasks, counted by all who are above them",
        () ->
            projects
                .transact()
                .create(new Project("acme", "p1", "Rocket", 0))
                .create(DESIGN)
                .create(new Project("acme", "p10", "Magnet", 0))
                .create(OTHER)
                .execute());
    projects.task().create(BUILD);

    narrator.chapter("Each level");
    narrator.ask("The organization", () -> projects.organization().get("acme"));
    narrator.ask("Its projects", () -> projects.project().byOrganization("acme").list());
    narrator.ask(
        "A project with its tasks, never those of p10",
        () -> projects.projectWithTasks().find("acme", "p1"));
    narrator.ask(
        "Its tasks only", () -> projects.task().byOrganization("acme").projectId("p1").list());
    narrator.ask(
        "One task", () -> projects.task().get(TaskKey.orgId("acme").projectId("p1").taskId("t2")));

    narrator.chapter("A branch goes");
    narrator.ask(
        "Delete a project with its tasks", () -> projects.project().deleteCascade("acme", "p1"));
    narrator.ask("What the organization has left", () -> projects.organization().get("acme"));
  }
}
