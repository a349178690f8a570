package workspace;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Charter}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterUpdate extends UpdateBuilder<Charter, CharterKey, CharterUpdate> {
  CharterUpdate(EntityOperations<Charter, CharterKey> operations, CharterKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public CharterUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code text}; null is refused, and {@link #clearText()} removes it. */
  public CharterUpdate text(String text) {
    return set(CharterSchema.TEXT, text);
  }

  /** Removes {@code text}. */
  public CharterUpdate clearText() {
    return clear(CharterSchema.TEXT);
  }

  /** Sets {@code text} unless it has a value. */
  public CharterUpdate textIfAbsent(String text) {
    return setIfAbsent(CharterSchema.TEXT, text);
  }
}
