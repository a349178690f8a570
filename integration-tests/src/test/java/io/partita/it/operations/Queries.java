package io.partita.it.operations;

import io.partita.it.operations.Fixture.State;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.stream.Stream;

/** Tries one query, by the calls that the chart writes. */
final class Queries {

  private static final String STEPS = "(?<=\\))\\.";

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
