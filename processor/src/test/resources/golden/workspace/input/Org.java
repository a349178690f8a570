package workspace;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;

/** The root of a tree, which counts its children and their children. */
@Entity(pk = "ORG#{orgId}", sk = "INFO")
public record Org(
    String orgId, String name, @Count(Project.class) int projects, @Count(Task.class) long tasks) {}
