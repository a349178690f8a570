package poll;

import io.partita.runtime.generated.operation.BatchBuilder;
import io.partita.runtime.generated.operation.PhysicalTable;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes that are sent together and done one by one: of several of one item the last one. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PollBatch extends BatchBuilder<PollBatch> {
  PollBatch(PhysicalTable table) {
    super(table);
  }

  /** Stores a {@code Vote}, as {@link VoteDao#putAll} does. */
  public PollBatch put(Vote vote) {
    return addPut(VoteDao.TYPE, vote);
  }

  /** Removes a {@code Vote}, as {@link VoteDao#deleteAll} does. */
  public PollBatch delete(VoteKey key) {
    return addDelete(VoteDao.TYPE, key);
  }
}
