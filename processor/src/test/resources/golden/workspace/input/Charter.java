package workspace;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Entity;

/** A child of which its parent has one at most, and which nothing counts. */
@Entity(sk = "CHARTER")
@ChildOf(Org.class)
public record Charter(String orgId, String text) {}
