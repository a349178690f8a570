package everything;

import io.partita.runtime.generated.operation.BatchBuilder;
import io.partita.runtime.generated.operation.PhysicalTable;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes that are sent together and done one by one: of several of one item the last one. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WarehouseBatch extends BatchBuilder<WarehouseBatch> {
  WarehouseBatch(PhysicalTable table) {
    super(table);
  }

  /** Removes a {@code Product}, as {@link ProductDao#deleteAll} does. */
  public WarehouseBatch delete(ProductKey key) {
    return addDelete(ProductDao.TYPE, key);
  }
}
