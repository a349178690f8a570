package team;

import io.partita.runtime.generated.operation.CollectionState;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.CollectionRange;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.Member;
import io.partita.runtime.generated.value.KeyFormats;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads {@link Team.ProjectPlan} with one Query each. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ProjectPlanDao {
  static final Member<Team.Project> PROJECT = Member.of(ProjectDao.TYPE);
  static final Member<Team.Step> STEPS = Member.of(TaskDao.TYPE);
  private static final CollectionPattern<Team.Project> BY_PROJECT = CollectionPattern.table(
      ProjectDao.TYPE,
      "ProjectPlan",
      "byProject",
      CollectionRange.between(
          KeyTemplate.<Team.Project>literal("PROJECT#")
              .then(ProjectSchema.YEAR, KeyFormats.INT_PADDED)
              .thenLiteral("#")
              .then(ProjectSchema.NAME, KeyFormats.TEXT),
          KeyTemplate.<Team.Project>literal("PROJECT#")
              .then(ProjectSchema.YEAR, KeyFormats.INT_PADDED)
              .thenLiteral("#")
              .then(ProjectSchema.NAME, KeyFormats.TEXT)
              .thenLiteral("#TASK"),
          CollectionRange.End.BELOW),
      PROJECT,
      STEPS)
      .rootFirst();

  private final PhysicalTable table;

  ProjectPlanDao(PhysicalTable table) {
    this.table = table;
  }

  /**
   * The {@code ProjectPlan} of one {@code team} and {@code year} and {@code name}, with all its
   * items. Query requests on the table, a page of up to 1 MB each:
   * {@code PK = "TEAM#{team}" AND SK BETWEEN "PROJECT#{year}#{name}" AND "PROJECT#{year}#{name}#TASK$"}.
   * Eventually consistent: half a read unit per 4 KB, twice that with {@code consistent()}, all
   * items taken together.
   *
   * @return the collection; empty if there is no {@code Project}
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public Optional<Team.ProjectPlan> find(ProjectKey key) {
    return byProject(key).find();
  }

  /**
   * Begins a query of the items of one {@code ProjectPlan}, whole or by pages. Query requests on
   * the table, a page of up to 1 MB each:
   * {@code PK = "TEAM#{team}" AND SK BETWEEN "PROJECT#{year}#{name}" AND "PROJECT#{year}#{name}#TASK$"}.
   * Eventually consistent: half a read unit per 4 KB, twice that with {@code consistent()}, all
   * items taken together.
   *
   * @return the query, to be run
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of the key;
   *     nothing is sent
   */
  public ProjectPlanByProject byProject(ProjectKey key) {
    return new ProjectPlanByProject(
        CollectionState.of(table, BY_PROJECT, ComponentValues.of(ProjectSchema.TEAM, key.team())
            .with(ProjectSchema.YEAR, key.year())
            .with(ProjectSchema.NAME, key.name())));
  }
}
