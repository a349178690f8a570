package projections;

import io.partita.runtime.generated.operation.ConsistentQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.ConsistentLinkedQuery;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Shift} items of one {@code driverId}: see {@link ShiftDao#byDriver}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftByDriver extends ConsistentQuery<Depots.Shift, ShiftKey, ShiftByDriver> {
  ShiftByDriver(QueryState<Depots.Shift> state) {
    super(state, ShiftByDriver::new, ShiftDao.TYPE);
  }

  /** Keeps one {@code depotId}: {@code PK = "DRIVER#{driverId}" AND SK = "DEPOT#{depotId}"}. */
  public Selected depotId(String depotId) {
    return new Selected(state().exact(ShiftSchema.DEPOT_ID, depotId));
  }

  /** Only the items whose {@code depotId} is {@code from} or greater. */
  public Selected depotIdFrom(String from) {
    return new Selected(state().from(ShiftSchema.DEPOT_ID, from));
  }

  /** Only the items whose {@code depotId} is {@code to} or smaller. */
  public Selected depotIdTo(String to) {
    return new Selected(state().to(ShiftSchema.DEPOT_ID, to));
  }

  /** Only the items whose {@code depotId} is {@code from}, {@code to} or between them. */
  public Selected depotIdBetween(String from, String to) {
    return new Selected(state().between(ShiftSchema.DEPOT_ID, from, to));
  }

  /** Only the items whose {@code depotId} is greater than {@code after}. */
  public Selected depotIdAfter(String after) {
    return new Selected(state().after(ShiftSchema.DEPOT_ID, after));
  }

  /** Only the items whose {@code depotId} is smaller than {@code before}. */
  public Selected depotIdBefore(String before) {
    return new Selected(state().before(ShiftSchema.DEPOT_ID, before));
  }

  /** Only the items whose {@code depotId} begins with {@code prefix}. */
  public Selected depotIdStartsWith(String prefix) {
    return new Selected(state().startsWith(ShiftSchema.DEPOT_ID, prefix));
  }

  /**
   * Each {@code Shift} with the {@code Depot} it leads to: Query requests on the table, then one
   * BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public ConsistentLinkedQuery<Depots.Shift, Depots.Shift, Depots.Depot> withDepot() {
    return linked(DepotDao.TYPE, ShiftByDriver::depotKey);
  }

  private static DepotKey depotKey(Depots.Shift shift) {
    return DepotKey.of(shift.depotId());
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends ConsistentQuery<Depots.Shift, ShiftKey, Selected> {
    Selected(QueryState<Depots.Shift> state) {
      super(state, Selected::new, ShiftDao.TYPE);
    }

    /** As {@link ShiftByDriver#withDepot()}. */
    public ConsistentLinkedQuery<Depots.Shift, Depots.Shift, Depots.Depot> withDepot() {
      return linked(DepotDao.TYPE, ShiftByDriver::depotKey);
    }
  }
}
