package io.partita.it.operations;

import io.partita.it.operations.Charted.Occasion;
import io.partita.it.operations.Fixture.State;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Every operation of a table, called on every occasion that its chart tells of, and compared with
 * the chart, the permissions and the documentation.
 */
final class Rehearsal {

  private final Stage stage;
  private final Model model;
  private final Fixture fixture;

  Rehearsal(Model model, DynamoDbClient client, String tableName) {
    this.stage = new Stage(model, client, tableName);
    this.model = model;
    this.fixture = stage.fixture();
  }

  /** What the documents say otherwise than it is. */
  List<String> problems() {
    record(model.row("createTableIfMissing()"));
    fixture.fill();
    for (Charted row : model.rows()) {
      if (!row.method().equals("createTableIfMissing()")) {
        perform(row);
        new Mishaps(stage, row).provoke();
      }
    }
    return stage.verdict().problems(stage.table());
  }

  private void perform(Charted row) {
    String entity = row.subject();
    switch (row.name()) {
      case "create" -> {
        send(row, State.ABSENT, () -> call(row, record(entity, 0)));
        expired(row, () -> call(row, record(entity, 0)));
      }
      case "createAll", "putAll" -> {
        send(row, State.ABSENT, () -> call(row, List.of(record(entity, 0), record(entity, 1))));
        if (row.name().equals("putAll")) {
          sparse(entity).forEach(one -> send(row, State.FULL, () -> call(row, List.of(one))));
        }
      }
      case "put", "replace" -> {
        send(row, State.FULL, () -> call(row, fixture.stored(entity, 0)));
        send(row, State.FULL, () -> call(row, fixture.altered(entity)));
        if (row.name().equals("put")) {
          send(row, State.ABSENT, () -> call(row, record(entity, 0)));
          expired(row, () -> call(row, record(entity, 0)));
        }
      }
      case "update" -> new Updates(stage, row).tryAll();
      case "delete", "deleteIfExists" -> deletions(row);
      case "deleteAll" -> {
        send(row, State.FRESH, () -> call(row, List.of(key(entity, 0))));
        send(row, State.FRESH, () -> call(row, List.of(key(entity, 0), key(entity, 1))));
      }
      case "find", "get", "exists", "findAll" -> gets(row);
      case "undelete" -> send(row, State.MARKED, () -> call(row, key(entity, 0)));
      case "deleteCascade", "recount" -> send(row, State.FULL, () -> call(row, key(entity, 0)));
      case "propagate", "verifyCopies" -> send(row, State.STALE, () -> call(row, key(entity, 0)));
      case "verifyCounts" -> {
        send(row, State.FULL, () -> call(row));
        send(row, State.LEFT, () -> call(row));
      }
      case "backfill" -> runs(row, entity, State.UNINDEXED);
      case "verifyItems" -> model.entities().forEach(each -> runs(row, each, State.LEFT));
      case "check" -> {} // seen among the actions of transactions
      case "transact" -> new Transactions(stage, row).tryAll();
      case "transactionalGet" ->
          record(row, model.entities().stream().map(e -> key(e, 0)).toList());
      case "batch" -> new Batches(stage, row).tryAll();
      case "verifyTable" -> record(row);
      default -> new Queries(stage, row).tryIt();
    }
  }

  private void record(Charted row, Object... arguments) {
    stage.record(row, "", true, () -> Reflected.call(stage.table(), row.name(), arguments));
  }

  private void expired(Charted row, Stage.Call call) {
    if (model.expires(row.subject())) {
      send(row, State.EXPIRED, call);
    }
  }

  private Object call(Charted row, Object... arguments) {
    return stage.call(row, arguments);
  }

  private Object record(String entity, int number) {
    return stage.record(entity, number);
  }

  private Object key(String entity, int number) {
    return stage.key(entity, number);
  }

  private List<Object> sparse(String entity) {
    return stage.records().withoutOne(record(entity, 0)).stream()
        .filter(fixture::canBePut)
        .toList();
  }

  private void gets(Charted row) {
    if (row.name().equals("findAll") && !model.isEntity(row.subject())) {
      findAll(row);
      return;
    }
    if (model.isCollection(row.subject())) {
      new Queries(stage, row).tryIt();
      return;
    }
    Object key =
        row.name().equals("findAll")
            ? List.of(key(row.subject(), 0), key(row.subject(), 1))
            : key(row.subject(), 0);
    send(row, State.FULL, () -> call(row, key));
    stage.send(
        row,
        State.FULL,
        row.subject(),
        false,
        () -> Reflected.call(stage.eventual(row.subject()), row.name(), key));
  }

  /** One item of each entity. */
  private void findAll(Charted row) {
    List<Object> keys = model.entities().stream().map(each -> key(each, 0)).toList();
    send(row, State.FULL, () -> Reflected.call(stage.table(), row.name(), keys));
    Object eventual = stage.eventual(row.subject());
    stage.send(
        row, State.FULL, row.subject(), false, () -> Reflected.call(eventual, row.name(), keys));
  }

  private void deletions(Charted row) {
    String entity = row.subject();
    boolean ofRecord = row.method().equals("delete(record)");
    for (State state : List.of(State.FRESH, State.GONE)) {
      if (state == State.FRESH || row.occasions().contains(Occasion.AGAIN)) {
        send(row, state, () -> call(row, ofRecord ? fixture.stored(entity, 0) : key(entity, 0)));
      }
    }
  }

  private void runs(Charted row, String entity, State state) {
    Object dao = stage.dao(row.subject());
    stage.send(
        row, state, entity, true, () -> Reflected.call(Reflected.call(dao, row.name()), "run"));
    stage.send(
        row,
        state,
        entity,
        true,
        () -> {
          Consumer<Object> told = progress -> {};
          Object run = Reflected.call(Reflected.call(dao, row.name()), "onProgress", told);
          return Reflected.call(run, "run");
        });
  }

  private void send(Charted row, State state, Stage.Call call) {
    stage.send(row, state, call);
  }
}
