package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.write.Change;
import io.partita.runtime.internal.write.NestedChange;

/** Where a nested record is that an update changes. Generated code only hands it over. */
public final class NestedPlace {

  private final String name;
  private final Sink sink;

  private NestedPlace(String name, Sink sink) {
    this.name = name;
    this.sink = sink;
  }

  /**
   * @param component the component that holds the record
   * @param record where the record is, from where the component is
   * @param name what messages call the record
   */
  static <R, C> NestedPlace of(
      ChangeBuilder<R, ?> owner, Component<R, C> component, Path record, String name) {
    Sink sink =
        new Sink() {
          @Override
          public <N, T> void add(Change<N, T> change) {
            owner.add(new NestedChange<>(component, record, name, change));
          }
        };
    return new NestedPlace(owner.owner() + "." + name, sink);
  }

  /** The record, as messages call it. */
  String name() {
    return name;
  }

  <N, T> void add(Change<N, T> change) {
    sink.add(change);
  }

  /** Takes changes of the record. */
  private interface Sink {
    <N, T> void add(Change<N, T> change);
  }
}
