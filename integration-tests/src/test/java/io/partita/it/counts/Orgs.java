package io.partita.it.counts;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Table;

/** A tree of three levels, counted by parents and by ancestors. */
@Table(entities = {Orgs.Org.class, Orgs.Project.class, Orgs.Task.class})
public interface Orgs {

  /** The root counts children and grandchildren. */
  @Entity(pk = "ORG#{orgId}", sk = "ORG")
  record Org(
      String orgId,
      String name,
      @Count(Project.class) int projectCount,
      @Count(Task.class) long taskCount) {}

  /** A child that is a parent. */
  @Entity(sk = "PROJECT#{projectId}")
  @ChildOf(Org.class)
  record Project(String orgId, String projectId, String name, @Count(Task.class) long taskCount) {}

  /** A leaf. */
  @Entity(sk = "PROJECT#{projectId}#TASK#{taskId}")
  @ChildOf(value = Project.class, requireParent = true)
  record Task(String orgId, String projectId, String taskId, String title) {}
}
