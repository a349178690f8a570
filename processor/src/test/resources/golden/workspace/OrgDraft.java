package workspace;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An {@link Org} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy. There is no method for what Partita writes:
 * {@code projects}, {@code tasks}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class OrgDraft {
  private @Nullable String orgId;
  private @Nullable String name;
  private int projects;
  private long tasks;

  private OrgDraft() {}

  /** A draft of a new record, with nothing set. */
  public static OrgDraft empty() {
    return new OrgDraft();
  }

  /** A draft of a copy of a record. */
  public static OrgDraft of(Org org) {
    OrgDraft draft = new OrgDraft();
    draft.orgId = org.orgId();
    draft.name = org.name();
    draft.projects = org.projects();
    draft.tasks = org.tasks();
    return draft;
  }

  /** Sets {@code orgId}. */
  public OrgDraft orgId(String orgId) {
    this.orgId = orgId;
    return this;
  }

  /** Sets {@code name}. */
  public OrgDraft name(@Nullable String name) {
    this.name = name;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Org build() {
    return new Org(orgId, name, projects, tasks);
  }
}
