package io.partita.it.operations;

import io.partita.it.operations.Fixture.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tries what a batch can do with the items of each entity, by itself and beside others. */
final class Batches {

  private final Stage stage;
  private final Charted row;

  Batches(Stage stage, Charted row) {
    this.stage = stage;
    this.row = row;
  }

  void tryAll() {
    for (String entity : stage.model().entities()) {
      send(State.ABSENT, entity, "put", List.of(record(entity, 0), record(entity, 1)));
      for (Object sparse : sparse(entity)) {
        send(State.FULL, entity, "put", List.of(sparse));
      }
      send(State.FRESH, entity, "delete", List.of(key(entity, 0)));
      send(State.FRESH, entity, "delete", List.of(key(entity, 0), key(entity, 1)));
      deleteBesideOthers(entity);
    }
  }

  private Object record(String entity, int number) {
    return stage.record(entity, number);
  }

  private Object key(String entity, int number) {
    return stage.key(entity, number);
  }

  private List<Object> sparse(String entity) {
    return has("put", record(entity, 0))
        ? stage.records().withoutOne(record(entity, 0)).stream()
            .filter(stage.fixture()::canBePut)
            .toList()
        : List.of();
  }

  private boolean has(String method, Object given) {
    return Reflected.method(begin(), method, given).isPresent();
  }

  private Object begin() {
    return Reflected.call(stage.table(), "batch");
  }

  private void send(State state, String entity, String method, List<Object> given) {
    if (has(method, given.get(0))) {
      Object batch = begin();
      given.forEach(each -> Reflected.call(batch, method, each));
      stage.send(row, state, entity, true, () -> Reflected.call(batch, "execute"));
    }
  }

  /** All that other entities can store, and deletions. */
  private void deleteBesideOthers(String entity) {
    if (!has("delete", key(entity, 0))) {
      return;
    }
    List<Object> others = new ArrayList<>();
    stage.model().entities().stream()
        .filter(other -> !other.equals(entity))
        .forEach(
            other ->
                Stream.concat(Stream.of(record(other, 1)), sparse(other).stream().limit(1))
                    .filter(given -> has("put", given))
                    .forEach(others::add));
    Object batch = begin();
    others.forEach(each -> Reflected.call(batch, "put", each));
    Stream.of(0, 1).forEach(number -> Reflected.call(batch, "delete", key(entity, number)));
    stage.send(row, State.FRESH, entity, true, () -> Reflected.call(batch, "execute"));
  }

  /** What comes of records of which there is too much. */
  List<Optional<String>> crowded() {
    return stage.model().entities().stream()
        .flatMap(entity -> stage.records().crowded(record(entity, 0)).stream())
        .filter(record -> has("put", record))
        .map(
            record -> {
              Object batch = begin();
              Reflected.call(batch, "put", record);
              return stage.refusal(State.FULL, "", () -> Reflected.call(batch, "execute"));
            })
        .toList();
  }
}
