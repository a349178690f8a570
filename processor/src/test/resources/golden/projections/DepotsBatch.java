package projections;

import io.partita.runtime.generated.operation.BatchBuilder;
import io.partita.runtime.generated.operation.PhysicalTable;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes that are sent together and done one by one: of several of one item the last one. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DepotsBatch extends BatchBuilder<DepotsBatch> {
  DepotsBatch(PhysicalTable table) {
    super(table);
  }

  /** Stores a {@code Driver}, as {@link DriverDao#putAll} does. */
  public DepotsBatch put(Depots.Driver driver) {
    return addPut(DriverDao.TYPE, driver);
  }

  /** Removes a {@code Driver}, as {@link DriverDao#deleteAll} does. */
  public DepotsBatch delete(DriverKey key) {
    return addDelete(DriverDao.TYPE, key);
  }

  /** Stores a {@code Depot}, as {@link DepotDao#putAll} does. */
  public DepotsBatch put(Depots.Depot depot) {
    return addPut(DepotDao.TYPE, depot);
  }

  /** Removes a {@code Depot}, as {@link DepotDao#deleteAll} does. */
  public DepotsBatch delete(DepotKey key) {
    return addDelete(DepotDao.TYPE, key);
  }

  /** Stores a {@code Shift}, as {@link ShiftDao#putAll} does. */
  public DepotsBatch put(Depots.Shift shift) {
    return addPut(ShiftDao.TYPE, shift);
  }

  /** Removes a {@code Shift}, as {@link ShiftDao#deleteAll} does. */
  public DepotsBatch delete(ShiftKey key) {
    return addDelete(ShiftDao.TYPE, key);
  }
}
