package projections;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedProjection;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.ItemReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads {@link Depots.Shift} items as {@link Depots.ShiftNote}, and of each only what
 * that has: for {@code as(...)} of {@link ShiftDao}, its queries and its scans.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftNoteProjection extends GeneratedProjection<Depots.Shift, Depots.ShiftNote> {
  /** The projection; it has no state. */
  public static final ShiftNoteProjection INSTANCE = new ShiftNoteProjection();
  private static final AttributeNames NAMES = AttributeNames.of("note", "hours");

  private ShiftNoteProjection() {
    super(ShiftDao.TYPE, "ShiftNote", ShiftSchema.NOTE, ShiftSchema.DEPOT_ID, ShiftSchema.HOURS);
  }

  @Override
  protected Depots.ShiftNote readAttributes(ItemReader reader) {
    String note = null;
    String depotId = null;
    int hours = 0;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> note = reader.string();
        case 1 -> hours = reader.intValue();
      }
    }
    ComponentValues<Depots.Shift> tableKey = ShiftSchema.KEY_.decode(reader);
    depotId = tableKey.get(ShiftSchema.DEPOT_ID);
    reader.require(NAMES, 1);
    return new Depots.ShiftNote(note, depotId, hours);
  }
}
