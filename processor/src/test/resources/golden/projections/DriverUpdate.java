package projections;

import io.partita.runtime.internal.write.EntityOperations;
import io.partita.runtime.internal.write.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A change of one {@link Depots.Driver}, sent as one UpdateItem by {@code execute()} or
 * {@code executeAndGet()}. The item must exist, unless {@code orCreate()} is called.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DriverUpdate extends UpdateBuilder<Depots.Driver, DriverKey, DriverUpdate> {
  DriverUpdate(EntityOperations<Depots.Driver, DriverKey> operations, DriverKey key) {
    super(operations, key);
  }

  @Override
  protected DriverUpdate self() {
    return this;
  }

  /**
   * Creates the item if it does not exist, with the components that are given here and defaults
   * for primitive ones.
   */
  @Override
  public DriverUpdate orCreate() {
    return super.orCreate();
  }
}
