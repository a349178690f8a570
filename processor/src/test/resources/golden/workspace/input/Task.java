package workspace;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Entity;

/** A child of a child: three components make up its key. */
@Entity(sk = "PROJECT#{projectId}#TASK#{taskId}")
@ChildOf(value = Project.class, requireParent = true)
public record Task(String orgId, String projectId, int taskId, String title) {}
