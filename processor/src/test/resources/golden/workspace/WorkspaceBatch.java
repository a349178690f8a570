package workspace;

import io.partita.runtime.generated.operation.BatchBuilder;
import io.partita.runtime.generated.operation.PhysicalTable;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes that are sent together and done one by one: of several of one item the last one. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WorkspaceBatch extends BatchBuilder<WorkspaceBatch> {
  WorkspaceBatch(PhysicalTable table) {
    super(table);
  }

  /** Removes a {@code Project}, as {@link ProjectDao#deleteAll} does. */
  public WorkspaceBatch delete(ProjectKey key) {
    return addDelete(ProjectDao.TYPE, key);
  }

  /** Removes a {@code Task}, as {@link TaskDao#deleteAll} does. */
  public WorkspaceBatch delete(TaskKey key) {
    return addDelete(TaskDao.TYPE, key);
  }

  /** Stores a {@code Charter}, as {@link CharterDao#putAll} does. */
  public WorkspaceBatch put(Charter charter) {
    return addPut(CharterDao.TYPE, charter);
  }

  /** Removes a {@code Charter}, as {@link CharterDao#deleteAll} does. */
  public WorkspaceBatch delete(CharterKey key) {
    return addDelete(CharterDao.TYPE, key);
  }
}
