package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.KeyStage;

/** A component's place in a sort key that a template makes. */
record TemplateStage<E, T>(KeyStage<E, T> stage) implements SortStage<T> {

  @Override
  public SortRange from(T lower) {
    return SortRange.of(stage.from(lower));
  }

  @Override
  public SortRange to(T upper) {
    return SortRange.of(stage.to(upper));
  }

  @Override
  public SortRange between(T lower, T upper) {
    return SortRange.of(stage.between(lower, upper));
  }

  @Override
  public SortRange after(T lower) {
    return SortRange.of(stage.after(lower));
  }

  @Override
  public SortRange before(T upper) {
    return SortRange.of(stage.before(upper));
  }

  @Override
  public SortRange startsWith(T beginning) {
    return SortRange.of(stage.startsWith(beginning));
  }

  @Override
  public SortRange behind(T value) {
    return SortRange.of(stage.behind(value));
  }

  @Override
  public SortRange ahead(T value) {
    return SortRange.of(stage.ahead(value));
  }
}
