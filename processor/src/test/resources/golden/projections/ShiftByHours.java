package projections;

import io.partita.runtime.generated.operation.ConsistentKeyQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.ConsistentLinkedQuery;
import io.partita.runtime.query.ConsistentPartialQuery;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Shift} items of one {@code driverId}: see {@link ShiftDao#byHours}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftByHours extends ConsistentKeyQuery<Depots.Shift, ShiftKey, ShiftByHours> {
  ShiftByHours(QueryState<Depots.Shift> state) {
    super(state, ShiftByHours::new, ShiftDao.TYPE);
  }

  /** Keeps one {@code hours}: {@code PK = "DRIVER#{driverId}" AND hours = {hours}}. */
  public Selected hours(int hours) {
    return new Selected(state().exact(ShiftSchema.HOURS, hours));
  }

  /** Only the items whose {@code hours} is {@code from} or greater. */
  public Selected hoursFrom(int from) {
    return new Selected(state().from(ShiftSchema.HOURS, from));
  }

  /** Only the items whose {@code hours} is {@code to} or smaller. */
  public Selected hoursTo(int to) {
    return new Selected(state().to(ShiftSchema.HOURS, to));
  }

  /** Only the items whose {@code hours} is {@code from}, {@code to} or between them. */
  public Selected hoursBetween(int from, int to) {
    return new Selected(state().between(ShiftSchema.HOURS, from, to));
  }

  /** Only the items whose {@code hours} is greater than {@code after}. */
  public Selected hoursAfter(int after) {
    return new Selected(state().after(ShiftSchema.HOURS, after));
  }

  /** Only the items whose {@code hours} is smaller than {@code before}. */
  public Selected hoursBefore(int before) {
    return new Selected(state().before(ShiftSchema.HOURS, before));
  }

  /**
   * Reads each item as {@code ShiftEnds}: the index {@code ByHours} carries all of it, so that
   * Query requests alone do and nothing is hydrated. Items that have expired may be among them: the
   * index cannot tell.
   */
  public ConsistentPartialQuery<Depots.Shift, Depots.ShiftEnds> as(ShiftEndsProjection projection) {
    return carried(projection);
  }

  /**
   * Each {@code Shift} with the {@code Depot} it leads to: Query requests on the index
   * {@code ByHours}, then one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public ConsistentLinkedQuery<Depots.Shift, ShiftKey, Depots.Depot> withDepot() {
    return linked(DepotDao.TYPE, ShiftByHours::depotKey);
  }

  private static DepotKey depotKey(ShiftKey shiftKey) {
    return DepotKey.of(shiftKey.depotId());
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends ConsistentKeyQuery<Depots.Shift, ShiftKey, Selected> {
    Selected(QueryState<Depots.Shift> state) {
      super(state, Selected::new, ShiftDao.TYPE);
    }

    /** As {@link ShiftByHours#as(ShiftEndsProjection)}. */
    public ConsistentPartialQuery<Depots.Shift, Depots.ShiftEnds> as(
        ShiftEndsProjection projection) {
      return carried(projection);
    }

    /** As {@link ShiftByHours#withDepot()}. */
    public ConsistentLinkedQuery<Depots.Shift, ShiftKey, Depots.Depot> withDepot() {
      return linked(DepotDao.TYPE, ShiftByHours::depotKey);
    }
  }
}
