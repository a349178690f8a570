package projections;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.IndexKind;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Projection;
import io.partita.annotations.ProjectionOf;
import io.partita.annotations.Table;
import io.partita.annotations.Ttl;
import java.time.Instant;
import java.util.Optional;

@Table(
    entities = {Depots.Driver.class, Depots.Depot.class, Depots.Shift.class},
    projections = {Depots.ShiftHours.class, Depots.ShiftNote.class, Depots.ShiftEnds.class},
    indexes = {
      @IndexDefinition(
          name = "GSI1",
          projection = Projection.INCLUDE,
          include = {"hours", "label"}),
      @IndexDefinition(
          name = "ByHours",
          kind = IndexKind.LOCAL,
          sortKey = "hours",
          projection = Projection.KEYS_ONLY)
    })
public interface Depots {

  @Entity(pk = "DRIVER#{driverId}", sk = "DRIVER")
  record Driver(String driverId) {}

  @Entity(pk = "DEPOT#{depotId}", sk = "DEPOT")
  record Depot(String depotId) {}

  @Entity
  @ManyToMany(left = Driver.class, right = Depot.class)
  @Index(name = "ByHours", as = "byHours")
  record Shift(
      String driverId,
      String depotId,
      int hours,
      Optional<String> label,
      byte[] key,
      String note,
      @Ttl Instant until) {}

  /** What the index GSI1 carries. */
  @ProjectionOf(Shift.class)
  record ShiftHours(String driverId, Integer hours, Optional<String> label) {}

  /** What no index carries. */
  @ProjectionOf(Shift.class)
  record ShiftNote(String note, String depotId, int hours) {}

  /** What every index carries. */
  @ProjectionOf(Shift.class)
  record ShiftEnds(String depotId, String driverId) {}
}
