package io.partita.examples.projects;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;

/** Each level extends the sort key of the one above it. */
@Table(
    entities = {Projects.Organization.class, Projects.Project.class, Projects.Task.class},
    collections = Projects.ProjectWithTasks.class)
public interface Projects {

  /** An organization, which counts what is below it at both levels. */
  @Entity(pk = "ORG#{orgId}", sk = "ORG")
  record Organization(
      String orgId,
      String name,
      @Count(Project.class) int projectCount,
      @Count(Task.class) int taskCount) {}

  /** A project. */
  @Entity(sk = "PROJECT#{projectId}")
  @ChildOf(Organization.class)
  record Project(String orgId, String projectId, String name, @Count(Task.class) int taskCount) {}

  /** A task. */
  @Entity(sk = "PROJECT#{projectId}#TASK#{taskId}")
  @ChildOf(Project.class)
  record Task(String orgId, String projectId, String taskId, String title) {}

  /** A project with its tasks. */
  @ItemCollection
  record ProjectWithTasks(Project project, List<Task> tasks) {}
}
