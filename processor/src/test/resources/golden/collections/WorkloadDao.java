package team;

import io.partita.runtime.generated.operation.CollectionState;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.CollectionRange;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.Member;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads {@link Team.Workload} with one Query each. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class WorkloadDao {
  static final Member<Team.Person> PERSON = Member.of(PersonDao.TYPE);
  static final Member<Team.Assignment> ASSIGNMENTS = Member.of(AssignmentDao.TYPE);
  private static final CollectionPattern<Team.Person> BY_PERSON = CollectionPattern.index(
      PersonDao.TYPE,
      "Workload",
      "byPerson",
      "GSI1",
      false,
      KeyAttribute.partition("GSI1PK", PersonSchema.GSI1_PK),
      KeyAttribute.sort("GSI1SK", PersonSchema.GSI1_SK),
      CollectionRange.between(
          KeyTemplate.<Team.Person>literal("#"),
          KeyTemplate.<Team.Person>literal("TASK"),
          CollectionRange.End.BELOW),
      PERSON,
      ASSIGNMENTS);

  private final PhysicalTable table;

  WorkloadDao(PhysicalTable table) {
    this.table = table;
  }

  /**
   * The {@code Workload} of one {@code id}, with all its items. Query requests on the index
   * {@code GSI1}, a page of up to 1 MB each:
   * {@code GSI1PK = "PERSON#{id}" AND GSI1SK BETWEEN "#" AND "TASK$"}. Eventually consistent, as
   * the index follows the table with a short delay: half a read unit per 4 KB, all items taken
   * together.
   *
   * @return the collection; empty if there are no items
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public Optional<Team.Workload> find(String id) {
    return byPerson(id).find();
  }

  /**
   * Begins a query of the items of one {@code Workload}, whole or by pages. Query requests on the
   * index {@code GSI1}, a page of up to 1 MB each:
   * {@code GSI1PK = "PERSON#{id}" AND GSI1SK BETWEEN "#" AND "TASK$"}. Eventually consistent, as
   * the index follows the table with a short delay: half a read unit per 4 KB, all items taken
   * together.
   *
   * @return the query, to be run
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public WorkloadByPerson byPerson(String id) {
    return new WorkloadByPerson(
        CollectionState.of(table, BY_PERSON, ComponentValues.of(PersonSchema.ID, id)));
  }
}
