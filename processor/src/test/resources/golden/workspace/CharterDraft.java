package workspace;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Charter} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterDraft {
  private @Nullable String orgId;
  private @Nullable String text;

  private CharterDraft() {}

  /** A draft of a new record, with nothing set. */
  public static CharterDraft empty() {
    return new CharterDraft();
  }

  /** A draft of a copy of a record. */
  public static CharterDraft of(Charter charter) {
    CharterDraft draft = new CharterDraft();
    draft.orgId = charter.orgId();
    draft.text = charter.text();
    return draft;
  }

  /** Sets {@code orgId}. */
  public CharterDraft orgId(String orgId) {
    this.orgId = orgId;
    return this;
  }

  /** Sets {@code text}. */
  public CharterDraft text(@Nullable String text) {
    this.text = text;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Charter build() {
    return new Charter(orgId, text);
  }
}
