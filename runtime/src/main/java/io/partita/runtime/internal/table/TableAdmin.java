package io.partita.runtime.internal.table;

import io.partita.runtime.TableReport;
import io.partita.runtime.generated.schema.TableDefinition;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Deadline;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;

/** Creates a physical table from its definition and compares the two. */
public final class TableAdmin {

  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final Duration FIRST_POLL = Duration.ofMillis(100);
  private static final Duration LAST_POLL = Duration.ofSeconds(2);

  private final TableContext context;
  private final TableDefinition definition;
  private final Duration patience;

  public TableAdmin(TableContext context, TableDefinition definition) {
    this(context, definition, PATIENCE);
  }

  TableAdmin(TableContext context, TableDefinition definition, Duration patience) {
    this.context = context;
    this.definition = definition.marking(context.options().markAttribute());
    this.patience = patience;
  }

  /**
   * The request that creates the table; the attribute of expiry is set by another request, once the
   * table is there.
   */
  public CreateTableRequest createRequest() {
    return CreateTableRequests.from(definition, context.tableName());
  }

  /**
   * Creates the table unless it exists, waits until it is active and turns on expiry. A table that
   * exists already is left alone.
   *
   * @return whether this call created the table
   * @throws IllegalStateException if the table is not active after five minutes
   */
  public boolean createIfMissing() {
    return context
        .driver()
        .run(describe("Then creates the table if it is missing.").flatMap(this::createUnlessThere));
  }

  private Step<Boolean> createUnlessThere(Optional<DescribeTableResponse> found) {
    if (found.isEmpty()) {
      return create();
    }
    return isActive(found.get()) ? Step.done(false) : untilActive().map(active -> false);
  }

  private Step<Boolean> create() {
    Step<Boolean> create =
        Step.send(
            Call.createTable(createRequest()).note("Then waits until the table is active."),
            response -> Step.done(true),
            failure ->
                orThrow(
                    failure, failure instanceof ResourceInUseException, () -> Step.done(false)));
    // Also after somebody else's creation: it may have been our own, repeated by the SDK after a
    // lost response.
    return create.flatMap(
        created -> untilActive().flatMap(active -> enableTimeToLive()).map(enabled -> created));
  }

  private Step<Boolean> untilActive() {
    return untilActive(Deadline.in(patience), FIRST_POLL);
  }

  private Step<Boolean> untilActive(Deadline deadline, Duration wait) {
    return describe("Again until the table is active.")
        .flatMap(
            found -> {
              if (found.map(TableAdmin::isActive).orElse(false)) {
                return Step.done(true);
              }
              if (deadline.isOver()) {
                throw new IllegalStateException(
                    "[TABLE_NOT_ACTIVE] Table "
                        + context.tableName()
                        + " is not active after "
                        + patience.toSeconds()
                        + " seconds. Look at its status, then call again.");
              }
              Duration longer = wait.multipliedBy(2);
              return Step.pause(
                  wait,
                  () ->
                      untilActive(deadline, longer.compareTo(LAST_POLL) < 0 ? longer : LAST_POLL));
            });
  }

  private static boolean isActive(DescribeTableResponse response) {
    TableStatus status = response.table().tableStatus();
    return status == TableStatus.ACTIVE || status == TableStatus.UPDATING;
  }

  private Step<Boolean> enableTimeToLive() {
    return definition.timeToLive().map(this::enableTimeToLive).orElseGet(() -> Step.done(false));
  }

  private Step<Boolean> enableTimeToLive(String attribute) {
    UpdateTimeToLiveRequest request =
        UpdateTimeToLiveRequest.builder()
            .tableName(context.tableName())
            .timeToLiveSpecification(
                specification -> specification.enabled(true).attributeName(attribute))
            .build();
    return Step.send(
        Call.updateTimeToLive(request),
        response -> Step.done(true),
        failure -> enabledAlready(attribute, failure));
  }

  // DynamoDB refuses to turn on what is on, which a repeated request or another creator may have
  // done.
  private Step<Boolean> enabledAlready(String attribute, SdkException failure) {
    if (!(failure instanceof DynamoDbException)) {
      throw failure;
    }
    return describeTimeToLive()
        .flatMap(
            found ->
                orThrow(
                    failure,
                    TimeToLive.isOn(found) && attribute.equals(found.attributeName()),
                    () -> Step.done(true)));
  }

  /** Compares the live table with the definition; a missing table is a difference. */
  public TableReport verify() {
    return context
        .driver()
        .run(describe("Then asks for the table's expiry if it is there.").flatMap(this::compare));
  }

  private Step<TableReport> compare(Optional<DescribeTableResponse> found) {
    if (found.isEmpty()) {
      return Step.done(
          new TableReport(context.tableName(), List.of("There is no such table."), List.of()));
    }
    return describeTimeToLive()
        .map(
            timeToLive -> {
              TableComparison comparison = new TableComparison(definition);
              comparison.table(found.get().table());
              comparison.timeToLive(timeToLive);
              return comparison.report(context.tableName());
            });
  }

  private Step<Optional<DescribeTableResponse>> describe(String note) {
    return Step.send(
        Call.describeTable(DescribeTableRequest.builder().tableName(context.tableName()).build())
            .note(note),
        answer -> Step.done(Optional.of(answer.response())),
        failure ->
            orThrow(
                failure,
                failure instanceof ResourceNotFoundException,
                () -> Step.done(Optional.empty())));
  }

  private Step<TimeToLiveDescription> describeTimeToLive() {
    return Step.send(
        Call.describeTimeToLive(
            DescribeTimeToLiveRequest.builder().tableName(context.tableName()).build()),
        answer -> Step.done(TimeToLive.description(answer.response())));
  }

  private static <R> Step<R> orThrow(
      SdkException failure, boolean understood, Supplier<Step<R>> next) {
    if (!understood) {
      throw failure;
    }
    return next.get();
  }
}
