package com.example.depots;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@Table(
    entities = {Depots.Driver.class, Depots.Shift.class},
    indexes =
        @IndexDefinition(
            name = "GSI1",
            projection = Projection.INCLUDE,
            include = {"hours", "note"}))
@NullMarked
public interface Depots {

  @Entity(pk = "DRIVER#{driverId}", sk = "DRIVER")
  record Driver(String driverId, String name, @Nullable String nickname) {}

  @Entity(pk = "DRIVER#{driverId}", sk = "SHIFT#{day}")
  @Index(name = "GSI1", pk = "DAY#{day}", sk = "{driverId}")
  record Shift(
      String driverId, String day, int hours, @Nullable String note, String depot) {}
}
