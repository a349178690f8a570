package projections;

import io.partita.runtime.generated.operation.IncludeQuery;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.query.LinkedQuery;
import io.partita.runtime.query.PartialQuery;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Shift} items of one {@code depotId}: see {@link ShiftDao#byDepot}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftByDepot extends IncludeQuery<Depots.Shift, ShiftKey, ShiftByDepotItem, ShiftByDepot> {
  ShiftByDepot(QueryState<Depots.Shift> state) {
    super(state, ShiftByDepot::new, ShiftDao.TYPE, ShiftByDepotItem::read);
  }

  /**
   * Keeps one {@code driverId}:
   * {@code GSI1PK = "DEPOT#{depotId}" AND GSI1SK = "DRIVER#{driverId}"}.
   */
  public Selected driverId(String driverId) {
    return new Selected(state().exact(ShiftSchema.DRIVER_ID, driverId));
  }

  /** Only the items whose {@code driverId} is {@code from} or greater. */
  public Selected driverIdFrom(String from) {
    return new Selected(state().from(ShiftSchema.DRIVER_ID, from));
  }

  /** Only the items whose {@code driverId} is {@code to} or smaller. */
  public Selected driverIdTo(String to) {
    return new Selected(state().to(ShiftSchema.DRIVER_ID, to));
  }

  /** Only the items whose {@code driverId} is {@code from}, {@code to} or between them. */
  public Selected driverIdBetween(String from, String to) {
    return new Selected(state().between(ShiftSchema.DRIVER_ID, from, to));
  }

  /** Only the items whose {@code driverId} is greater than {@code after}. */
  public Selected driverIdAfter(String after) {
    return new Selected(state().after(ShiftSchema.DRIVER_ID, after));
  }

  /** Only the items whose {@code driverId} is smaller than {@code before}. */
  public Selected driverIdBefore(String before) {
    return new Selected(state().before(ShiftSchema.DRIVER_ID, before));
  }

  /** Only the items whose {@code driverId} begins with {@code prefix}. */
  public Selected driverIdStartsWith(String prefix) {
    return new Selected(state().startsWith(ShiftSchema.DRIVER_ID, prefix));
  }

  /**
   * Reads each item as {@code ShiftHours}: the index {@code GSI1} carries all of it, so that Query
   * requests alone do and nothing is hydrated.
   */
  public PartialQuery<Depots.Shift, Depots.ShiftHours> as(ShiftHoursProjection projection) {
    return carried(projection);
  }

  /**
   * Reads each item as {@code ShiftEnds}: the index {@code GSI1} carries all of it, so that Query
   * requests alone do and nothing is hydrated.
   */
  public PartialQuery<Depots.Shift, Depots.ShiftEnds> as(ShiftEndsProjection projection) {
    return carried(projection);
  }

  /**
   * Each {@code Shift} with the {@code Driver} it leads to: Query requests on the index
   * {@code GSI1}, then one BatchGetItem per 100 keys.
   *
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public LinkedQuery<Depots.Shift, ShiftByDepotItem, Depots.Driver> withDriver() {
    return linked(DriverDao.TYPE, ShiftByDepot::driverKey);
  }

  private static DriverKey driverKey(ShiftByDepotItem item) {
    return DriverKey.of(item.key().driverId());
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends IncludeQuery<Depots.Shift, ShiftKey, ShiftByDepotItem, Selected> {
    Selected(QueryState<Depots.Shift> state) {
      super(state, Selected::new, ShiftDao.TYPE, ShiftByDepotItem::read);
    }

    /** As {@link ShiftByDepot#as(ShiftHoursProjection)}. */
    public PartialQuery<Depots.Shift, Depots.ShiftHours> as(ShiftHoursProjection projection) {
      return carried(projection);
    }

    /** As {@link ShiftByDepot#as(ShiftEndsProjection)}. */
    public PartialQuery<Depots.Shift, Depots.ShiftEnds> as(ShiftEndsProjection projection) {
      return carried(projection);
    }

    /** As {@link ShiftByDepot#withDriver()}. */
    public LinkedQuery<Depots.Shift, ShiftByDepotItem, Depots.Driver> withDriver() {
      return linked(DriverDao.TYPE, ShiftByDepot::driverKey);
    }
  }
}
