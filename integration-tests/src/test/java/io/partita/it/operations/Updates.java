package io.partita.it.operations;

import io.partita.it.operations.Fixture.State;
import java.lang.reflect.Method;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Tries the updates of an entity: every setter alone, and what creates the item. */
final class Updates {

  /** What changes a part of a component that may not be there. */
  private static final Pattern IN_PLACE = Pattern.compile("(addTo|appendTo|putTo|removeFrom)[A-Z]");

  private final Stage stage;
  private final Charted row;
  private final String entity;

  Updates(Stage stage, Charted row) {
    this.stage = stage;
    this.row = row;
    this.entity = row.subject();
  }

  void tryAll() {
    Class<?> type = stage.updateType(entity);
    List<Method> setters = Stage.setters(type).toList();
    for (Method setter : setters) {
      send(State.FULL, () -> Reflected.call(stage.update(entity, setter, 0), "executeAndGet"));
      for (Consumer<Object> change : Nested.changes(setter, 0)) {
        send(
            State.FULL,
            () -> Reflected.call(stage.update(entity, setter, 0, change), "executeAndGet"));
      }
      if (IN_PLACE.matcher(setter.getName()).lookingAt() && !Nested.isPositioned(setter)) {
        send(State.SPARSE, () -> Reflected.call(stage.update(entity, setter, 0), "execute"));
      }
    }
    for (Object field : stage.fields(entity)) {
      send(State.FULL, () -> Reflected.call(stage.copying(entity, field), "execute"));
    }
    send(State.FULL, () -> Reflected.call(stage.update(entity, 0), "execute"));
    send(State.FULL, () -> Reflected.call(stage.update(entity, 0), "getAndExecute"));
    if (Stage.canCreate(type)) {
      send(State.ABSENT, () -> Reflected.call(stage.creating(entity, 0), "execute"));
      if (stage.model().expires(entity)) {
        send(State.EXPIRED, () -> Reflected.call(stage.creating(entity, 0), "execute"));
      }
      for (Method setter : setters) {
        if (Nested.isPositioned(setter)) {
          continue; // What it changes a part of is not there.
        }
        send(
            State.ABSENT,
            () ->
                Reflected.call(
                    Reflected.call(stage.update(entity, setter, 0), "orCreate"), "execute"));
      }
    }
  }

  private void send(State state, Stage.Call call) {
    stage.send(row, state, call);
  }
}
