package io.partita.runtime.internal.verify;

import io.partita.runtime.ItemProblem;
import io.partita.runtime.ItemReport;
import io.partita.runtime.ItemVerification;
import io.partita.runtime.PartitaException;
import io.partita.runtime.VerificationProgress;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.cursor.SegmentPositions;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Parallel;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.ItemFilter;
import io.partita.runtime.internal.query.SegmentScan;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * The verification of a table's items, as generated tables give it.
 *
 * @param table the table's name in the model, for listeners
 * @param types the table's entities
 * @param segments how many segments; 0 if nobody has said
 * @param relations whether to ask for what items belong to
 * @param token where to go on; null to begin
 * @param problems is told the problems; null for nobody
 * @param progress is told the progress; null for nobody
 */
public record TableVerification(
    TableContext context,
    String table,
    List<EntityType<?, ?>> types,
    int segments,
    boolean relations,
    @Nullable String token,
    @Nullable Consumer<? super ItemProblem> problems,
    @Nullable Consumer<? super VerificationProgress> progress)
    implements ItemVerification {

  private static final String SCAN = "verifyItems";

  /** The verification of a table with some entities, in the order in which they are recognised. */
  public static ItemVerification of(
      TableContext context, String table, List<EntityType<?, ?>> types) {
    return new TableVerification(context, table, types, 0, true, null, null, null);
  }

  @Override
  public ItemVerification segments(int number) {
    int checked = SegmentPositions.checked("A verification", number);
    return new TableVerification(
        context, table, types, checked, relations, token, problems, progress);
  }

  @Override
  public ItemVerification withoutRelations() {
    return new TableVerification(context, table, types, segments, false, token, problems, progress);
  }

  @Override
  public ItemVerification onProblem(Consumer<? super ItemProblem> listener) {
    return new TableVerification(
        context, table, types, segments, relations, token, listener, progress);
  }

  @Override
  public ItemVerification onProgress(Consumer<? super VerificationProgress> listener) {
    return new TableVerification(
        context, table, types, segments, relations, token, problems, listener);
  }

  @Override
  public ItemVerification resume(String token) {
    SegmentPositions.of(SCAN, token);
    return new TableVerification(
        context, table, types, segments, relations, token, problems, progress);
  }

  @Override
  public ItemReport run() {
    SegmentPositions positions = SegmentPositions.of(SCAN, "The verification", segments, token);
    return context
        .driver()
        .observe(
            OperationName.of(table, SCAN), ItemReport::scanned, driver -> run(driver, positions));
  }

  private ItemReport run(Driver driver, SegmentPositions positions) {
    OptionalLong total =
        progress == null ? OptionalLong.empty() : driver.run(SegmentScan.itemCount(context));
    VerificationRun run = new VerificationRun(positions, total, problems, progress);
    PageVerification pages = new PageVerification(context, types, relations);
    SegmentScan<PageFindings> scan =
        new SegmentScan<>(
            context,
            Place.table(types.get(0)),
            ItemFilter.NONE,
            "Goes on from the last key of each response"
                + (relations ? "; BatchGetItem for what the items of a page belong to." : "."),
            pages::items,
            run::reached);
    try {
      Parallel.run(driver, scan.from(positions));
    } catch (SdkException | PartitaException failure) {
      throw run.incomplete(failure);
    }
    return run.report();
  }

  /** Without the token, which holds keys. */
  @Override
  public String toString() {
    return "ItemVerification[" + table + "]";
  }
}
