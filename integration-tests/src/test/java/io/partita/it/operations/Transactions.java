package io.partita.it.operations;

import io.partita.it.operations.Fixture.State;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Tries what a transaction can do with the items of each entity, one action at a time. */
final class Transactions {

  private final Stage stage;
  private final Charted row;

  Transactions(Stage stage, Charted row) {
    this.stage = stage;
    this.row = row;
  }

  void tryAll() {
    for (String entity : stage.model().entities()) {
      Object stored = stage.record(entity, 0);
      transaction(entity, State.ABSENT, "create", () -> stored);
      transaction(entity, State.FULL, "put", () -> stored);
      if (stage.model().expires(entity)) {
        transaction(entity, State.EXPIRED, "create", () -> stored);
        transaction(entity, State.EXPIRED, "put", () -> stored);
        transaction(entity, State.EXPIRED, "update", () -> stage.creating(entity, 0));
      }
      transaction(entity, State.FULL, "replace", () -> stage.fixture().stored(entity, 0));
      transaction(entity, State.FULL, "replace", () -> stage.fixture().altered(entity));
      transaction(entity, State.FRESH, "delete", () -> stage.key(entity, 0));
      transaction(entity, State.FRESH, "delete", () -> stage.fixture().stored(entity, 0));
      transaction(entity, State.FULL, "check", () -> stage.key(entity, 0));
      reading(entity);
      Class<?> type = stage.updateType(entity);
      boolean isAlone = stage.key(entity, 0).equals(stage.key(entity, 1));
      for (Method setter : Stage.setters(type).toList()) {
        boolean isRead =
            transaction(entity, State.FULL, "update", () -> stage.update(entity, setter, 0));
        if (isRead && !isAlone) {
          transactionOfTwo(entity, "update", number -> stage.update(entity, setter, number));
        }
      }
      if (Stage.canCreate(type)) {
        boolean isRead =
            transaction(entity, State.ABSENT, "update", () -> stage.creating(entity, 0));
        if (isRead && !isAlone) {
          transactionOfTwo(entity, "update", number -> stage.creating(entity, number));
        }
      }
      if (!isAlone) {
        transactionOfTwo(entity, "replace", number -> stage.fixture().stored(entity, number));
        transactionOfTwo(entity, "delete", number -> stage.key(entity, number));
      }
    }
  }

  /** The same action on two items, which are read together if they are read at all. */
  private void transactionOfTwo(String entity, String name, IntFunction<Object> given) {
    Object transaction = Reflected.call(stage.table(), "transact");
    stage.fixture().become(State.FRESH, entity);
    Stream.of(0, 1).map(given::apply).forEach(each -> Reflected.call(transaction, name, each));
    stage.send(row, State.FRESH, entity, true, () -> Reflected.call(transaction, "execute"));
  }

  /** A check of an item that the transaction has read, which is one action. */
  private void reading(String entity) {
    Object transaction = Reflected.call(stage.table(), "transact");
    stage.send(
        row,
        State.FULL,
        entity,
        true,
        () -> {
          Reflected.call(transaction, "find", stage.key(entity, 0));
          Reflected.call(transaction, "check", stage.key(entity, 0));
          return Reflected.call(transaction, "execute");
        });
  }

  private boolean transaction(String entity, State state, String name, Supplier<Object> argument) {
    Object transaction = Reflected.call(stage.table(), "transact");
    stage.fixture().become(state, entity);
    Object given = argument.get();
    Optional<Method> method = Reflected.method(transaction, name, given);
    if (method.isEmpty()) {
      return false;
    }
    Reflected.invoke(method.get(), transaction, given);
    Optional<Sent> sent =
        stage.send(row, state, entity, true, () -> Reflected.call(transaction, "execute"));
    if (name.equals("check")) {
      sent.ifPresent(
          one -> stage.compare(stage.model().row(entity, "transact().check(key)"), one, "check"));
    }
    sent.ifPresent(one -> stage.verdict().acted(method.get(), one));
    return sent.filter(one -> one.calls().startsWith("GetItem")).isPresent();
  }
}
