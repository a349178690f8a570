package io.partita.it.operations;

import io.partita.it.operations.Fixture.State;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Calls an operation where it may be refused, for every reason there is. */
final class Mishaps {

  /** The number of a record that is not there. */
  private static final int RIVAL = 4;

  private static final String IF_ABSENT = "IfAbsent$";

  private final Stage stage;
  private final Model model;
  private final Charted row;
  private final String entity;

  Mishaps(Stage stage, Charted row) {
    this.stage = stage;
    this.model = stage.model();
    this.row = row;
    this.entity = row.subject();
  }

  void provoke() {
    switch (row.name()) {
      case "get" -> in(() -> call(key()), State.ABSENT, State.MARKED, State.FOREIGN);
      case "create" -> {
        in(
            () -> call(record()),
            State.FULL,
            State.MARKED,
            State.FOREIGN,
            State.EMPTY,
            State.OTHERS_MARKED);
        ofRecords(State.ABSENT, record(), record -> record);
      }
      case "put", "getAndPut" -> {
        in(() -> call(record()), State.MARKED, State.FOREIGN);
        ofRecords(State.FULL, record(), record -> record);
      }
      case "replace" -> {
        Object stored = stored();
        in(() -> call(stored), State.ABSENT, State.MARKED, State.FOREIGN, State.OTHER_VERSION);
        ofRecords(State.FULL, stored, record -> record);
      }
      case "putAll" -> {
        in(() -> call(List.of(record())), State.MARKED, State.FOREIGN);
        ofRecords(State.ABSENT, record(), List::of);
      }
      case "createAll" -> {
        in(
            () -> call(List.of(record())),
            State.EMPTY,
            State.MARKED,
            State.FOREIGN,
            State.OTHERS_MARKED);
        ofRecords(State.ABSENT, record(), List::of);
      }
      case "delete", "deleteIfExists", "getAndDelete" -> {
        Object given = row.method().equals("delete(record)") ? stored() : key();
        in(
            () -> call(given),
            State.FULL,
            State.ABSENT,
            State.MARKED,
            State.FOREIGN,
            State.OTHER_VERSION,
            State.UNCOUNTED);
      }
      case "deleteAll" ->
          in(() -> call(List.of(key())), State.FULL, State.FOREIGN, State.UNCOUNTED);
      case "undelete", "deleteCascade", "propagate", "verifyCopies" ->
          in(() -> call(key()), State.ABSENT, State.MARKED, State.FOREIGN);
      case "recount" ->
          in(() -> call(key()), State.ABSENT, State.MARKED, State.FOREIGN, State.GARBLED);
      case "update" -> updates();
      case "check" -> in(() -> checked(), State.ABSENT, State.MARKED, State.FOREIGN);
      case "transact" -> transactions();
      case "batch" -> new Batches(stage, row).crowded().forEach(this::note);
      default -> {}
    }
  }

  private Object call(Object argument) {
    return stage.call(row, argument);
  }

  private Object key() {
    return stage.key(entity, 0);
  }

  private Object record() {
    return stage.record(entity, 0);
  }

  private Object stored() {
    stage.fixture().become(State.FULL, entity);
    return stage.fixture().stored(entity, 0);
  }

  private void in(Stage.Call call, State... states) {
    for (State state : states) {
      if (stage.fixture().canBecome(state, entity)) {
        note(stage.refusal(state, entity, call));
      }
    }
  }

  private void note(Optional<String> exception) {
    exception.ifPresent(one -> stage.verdict().thrown().add(row, one));
  }

  /** Records of which something is taken, or too much. */
  private void ofRecords(State state, Object given, UnaryOperator<Object> argument) {
    stage
        .records()
        .crowded(given)
        .ifPresent(record -> in(() -> call(argument.apply(record)), state));
    stage
        .records()
        .rival(given, entity, row.name().equals("replace") ? 0 : RIVAL)
        .ifPresent(record -> in(() -> call(argument.apply(record)), State.FULL));
  }

  private void updates() {
    Class<?> type = stage.updateType(entity);
    in(
        () -> Reflected.call(stage.update(entity, 0), "execute"),
        State.ABSENT,
        State.MARKED,
        State.FOREIGN);
    if (Stage.canCreate(type)) {
      in(() -> Reflected.call(stage.creating(entity, 0), "execute"), State.MARKED, State.FOREIGN);
    }
    for (Object field : stage.fields(entity)) {
      in(() -> Reflected.call(stage.copying(entity, field), "execute"), State.SPARSE);
      if (Stage.canCreate(type)) {
        in(
            () ->
                Reflected.call(Reflected.call(stage.copying(entity, field), "orCreate"), "execute"),
            State.FOREIGN);
      }
    }
    Reflected.methods(type, "version", 1)
        .forEach(
            version ->
                setter(
                    version, () -> Reflected.callWithSamples(version, stage.update(entity, 0), 7)));
    for (Method setter : Stage.setters(type).toList()) {
      if (Stage.canCreate(type) && setter.getName().endsWith("IfAbsent")) {
        Supplier<Object> update = () -> stage.update(entity, setter, 0);
        in(
            () -> Reflected.call(Reflected.call(update.get(), "orCreate"), "execute"),
            State.FOREIGN);
      }
      List<Integer> numbers =
          Nested.isPositioned(setter)
              ? List.of()
              : stage.records().limited(entity, setter.getName().replaceFirst(IF_ABSENT, ""));
      if (numbers.isEmpty()) {
        stage.verdict().thrown().add(setter, Optional.empty());
      } else {
        setter(setter, () -> limited(setter, numbers));
      }
    }
  }

  private Object limited(Method setter, List<Integer> numbers) {
    if (setter.getName().endsWith("IfAbsent")) {
      clear(setter.getName().replaceFirst(IF_ABSENT, ""));
    }
    Object update = stage.update(entity, 0);
    for (int number : numbers) {
      Reflected.callWithMany(setter, update, number, stage.records().tooMany(entity));
    }
    return update;
  }

  private void clear(String component) {
    String clear = "clear" + Character.toUpperCase(component.charAt(0)) + component.substring(1);
    Reflected.call(Reflected.call(stage.update(entity, 0), clear), "execute");
  }

  private void setter(Method setter, Supplier<Object> update) {
    Optional<String> exception =
        stage.refusal(State.FULL, entity, () -> Reflected.call(update.get(), "execute"));
    note(exception);
    stage.verdict().thrown().add(setter, exception);
  }

  private Object checked() {
    Object transaction = Reflected.call(stage.table(), "transact");
    Reflected.call(transaction, "check", key());
    return Reflected.call(transaction, "execute");
  }

  private void transactions() {
    for (String each : model.entities()) {
      note(
          stage.refusal(
              State.ABSENT,
              each,
              () -> {
                Object transaction = Reflected.call(stage.table(), "transact");
                Reflected.call(transaction, "replace", stage.record(each, 0));
                return Reflected.call(transaction, "execute");
              }));
    }
  }
}
