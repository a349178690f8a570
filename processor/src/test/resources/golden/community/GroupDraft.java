package community;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Group} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy. There is no method for what Partita writes:
 * {@code memberCount}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class GroupDraft {
  private @Nullable String groupId;
  private @Nullable String name;
  private long memberCount;

  private GroupDraft() {}

  /** A draft of a new record, with nothing set. */
  public static GroupDraft empty() {
    return new GroupDraft();
  }

  /** A draft of a copy of a record. */
  public static GroupDraft of(Group group) {
    GroupDraft draft = new GroupDraft();
    draft.groupId = group.groupId();
    draft.name = group.name();
    draft.memberCount = group.memberCount();
    return draft;
  }

  /** Sets {@code groupId}. */
  public GroupDraft groupId(String groupId) {
    this.groupId = groupId;
    return this;
  }

  /** Sets {@code name}. */
  public GroupDraft name(@Nullable String name) {
    this.name = name;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Group build() {
    return new Group(groupId, name, memberCount);
  }
}
