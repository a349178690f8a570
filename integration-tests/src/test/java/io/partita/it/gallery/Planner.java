package io.partita.it.gallery;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;

/** A hierarchy of entity types in one item collection: organization, project, task. */
@Table(
    entities = {Planner.Org.class, Planner.Project.class, Planner.Task.class},
    collections = Planner.ProjectWithTasks.class)
public interface Planner {

  /** The top, which counts two levels. */
  @Entity(pk = "ORG#{orgId}", sk = "METADATA")
  record Org(
      String orgId,
      String name,
      @Count(Project.class) int projects,
      @Count(Task.class) int tasks) {}

  /** A project of an organization. */
  @Entity(sk = "PROJECT#{projectId}")
  @ChildOf(Org.class)
  record Project(String orgId, String projectId, String title, @Count(Task.class) int tasks) {}

  /** A task of a project. */
  @Entity(sk = "PROJECT#{projectId}#TASK#{taskId}")
  @ChildOf(value = Project.class, requireParent = true)
  record Task(String orgId, String projectId, String taskId, boolean done) {}

  /** A project with its tasks. */
  @ItemCollection
  record ProjectWithTasks(Project project, List<Task> tasks) {}
}
