package io.partita.it.operations;

import io.partita.it.operations.Fixture.State;
import io.partita.runtime.DeletionIncompleteException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tries one query, by the calls that the chart writes. */
final class Queries {

  private static final String STEPS = "(?<=\\))\\.";
  private static final Set<String> DELETIONS = Set.of("delete", "deleteAll");

  private final Stage stage;
  private final Charted row;

  Queries(Stage stage, Charted row) {
    this.stage = stage;
    this.row = row;
  }

  void tryIt() {
    stage.fixture().become(State.FULL, row.subject());
    Object first = first();
    stage.record(row, "", true, () -> list(chain(false)));
    projections(chain(false));
    boolean canBeConsistent = row.consistency().contains("consistent()");
    boolean has = Reflected.methods(first.getClass(), "consistent", 0).findAny().isPresent();
    if (canBeConsistent != has && !stage.model().isCollection(row.subject())) {
      stage.verdict().add(row + " is " + row.consistency() + ", but consistent() is there: " + has);
    }
    if (canBeConsistent && has) {
      Sent sent = stage.sent(() -> list(chain(true)));
      if (!sent.searches(true)) {
        stage.verdict().add(row + " is not consistent with consistent()");
      }
      stage.compare(row, sent, "consistent()");
    }
    if (Reflected.method(chain(false), "keys").isPresent()) {
      stage.record(row, "keys()", true, () -> list(Reflected.call(chain(false), "keys")));
      tryDeletion(State.FULL);
      tryDeletion(State.FRESH);
    }
  }

  /** What is found is deleted by what the query and the deletions of the DAO send, and may send. */
  private void tryDeletion(State state) {
    stage.fixture().become(state, row.subject());
    Sent sent =
        stage.sent(
            () -> {
              try {
                return Reflected.call(chain(false), "deleteAll");
              } catch (DeletionIncompleteException related) {
                return related;
              }
            });
    String what = row + " deleteAll() sent " + sent.calls();
    List<Charted> alike =
        stage.model().rows().stream()
            .filter(other -> other.subject().equals(row.subject()))
            .filter(other -> other == row || DELETIONS.contains(other.name()))
            .toList();
    if (!sent.distinctCalls().stream()
        .allMatch(call -> alike.stream().anyMatch(other -> other.calls().contains(call)))) {
      stage.verdict().add(what + "which no other deletion does");
    }
    if (state == State.FRESH && !sent.writes()) {
      stage.verdict().add(what + "and deletes nothing");
    }
    for (Sent.Action action : sent.actions()) {
      if (alike.stream().noneMatch(other -> other.permits().allow(action))) {
        stage.verdict().add(what + "and no operation has the permission for " + action);
      }
      if (!stage.model().policy().allow(action)) {
        stage.verdict().add(what + "and the policy does not allow " + action);
      }
    }
  }

  /** Queries of some components send what those of everything do. */
  private void projections(Object query) {
    if (!stage.model().isEntity(row.subject()) || row.method().contains(".with")) {
      return;
    }
    for (Object projection : stage.model().projections(row.subject())) {
      Reflected.method(query, "as", projection)
          .ifPresent(
              as ->
                  stage.record(
                      row, "as", true, () -> list(Reflected.invoke(as, query, projection))));
    }
  }

  private Object first() {
    return step(stage.dao(row.subject()), row.method().split(STEPS)[0]);
  }

  /** Follows the calls of a chain as the chart writes them. */
  private Object chain(boolean consistently) {
    String[] steps = row.method().split(STEPS);
    Object at = stage.dao(row.subject());
    for (int i = 0; i < steps.length; i++) {
      at = step(at, steps[i]);
      if (i == 0 && consistently) {
        at = Reflected.call(at, "consistent");
      }
    }
    return at;
  }

  private Object step(Object at, String step) {
    String name = step.substring(0, step.indexOf('('));
    String arguments = step.substring(step.indexOf('(') + 1, step.length() - 1);
    int count = arguments.isEmpty() ? 0 : arguments.split(",").length;
    Optional<Method> ofComponents =
        Reflected.methods(at.getClass(), name, count)
            .filter(method -> Stream.of(method.getParameterTypes()).noneMatch(stage.model()::isKey))
            .findFirst();
    Method method =
        ofComponents
            .or(() -> Reflected.methods(at.getClass(), name, 1).findFirst())
            .orElseThrow(() -> new AssertionError("No " + step + " of " + row));
    stage.verdict().called(row, method);
    return ofComponents.isPresent()
        ? Reflected.callWithSamples(method, at, 0)
        : Reflected.invoke(method, at, stage.model().sampleKey(method.getParameterTypes()[0]));
  }

  private static Object list(Object query) {
    return Reflected.method(query, "list").isPresent() ? Reflected.call(query, "list") : query;
  }
}
