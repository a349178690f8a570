package projections;

import io.partita.runtime.ProjectedItem;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.ItemReader;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * What the index {@code GSI1} carries of a {@link Depots.Shift}: its key and some components.
 *
 * <p>The fields are the same as the methods; libraries that write JSON look for them.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftByDepotItem extends ProjectedItem<ShiftKey> {
  private static final AttributeNames NAMES = AttributeNames.of("hours", "label", "until");

  public final String driverId;
  public final String depotId;
  public final int hours;
  public final Optional<String> label;
  public final @Nullable Instant until;

  private ShiftByDepotItem(ShiftKey key, String driverId, String depotId, int hours,
      Optional<String> label, @Nullable Instant until) {
    super(key);
    this.driverId = driverId;
    this.depotId = depotId;
    this.hours = hours;
    this.label = label;
    this.until = until;
  }

  static ShiftByDepotItem read(ShiftKey key, ItemReader reader) {
    String driverId = key.values().get(ShiftSchema.DRIVER_ID);
    String depotId = key.values().get(ShiftSchema.DEPOT_ID);
    int hours = 0;
    Optional<String> label = Optional.empty();
    Instant until = null;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> hours = reader.intValue();
        case 1 -> label = DepotsCodecs.OPTIONAL_STRING.read(reader);
        case 2 -> until = Codecs.EPOCH_SECONDS.read(reader);
      }
    }
    reader.require(NAMES, 0);
    return new ShiftByDepotItem(key, driverId, depotId, hours, label, until);
  }

  /** The component {@code driverId}. */
  public String driverId() {
    return driverId;
  }

  /** The component {@code depotId}. */
  public String depotId() {
    return depotId;
  }

  /** The component {@code hours}. */
  public int hours() {
    return hours;
  }

  /** The component {@code label}. */
  public Optional<String> label() {
    return label;
  }

  /** The component {@code until}. */
  public @Nullable Instant until() {
    return until;
  }

  @Override
  protected List<?> components() {
    return Arrays.<Object>asList(driverId, depotId, hours, label, until);
  }
}
