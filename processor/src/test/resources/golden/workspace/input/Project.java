package workspace;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Entity;
import io.partita.annotations.Version;

@Entity(sk = "PROJECT#{projectId}")
@ChildOf(Org.class)
public record Project(String orgId, String projectId, String name, @Version long version) {}
