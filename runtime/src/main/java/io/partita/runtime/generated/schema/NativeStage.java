package io.partita.runtime.generated.schema;

import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.SortRange;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A component whose own attribute is the sort key: ranges of text, numbers or binary. */
record NativeStage<E, T>(KeyAttribute<E> key, Component<E, T> component) implements SortStage<T> {

  /** What stands behind a text, before all that are greater; formats that cut have one width. */
  private static final String NEXT = " ";

  @Override
  public SortRange all() {
    return SortRange.ALL;
  }

  @Override
  public SortRange from(T lower) {
    return new SortRange.Compared(
        component.isFiner(lower) ? Comparator.GT : Comparator.GE, value(lower));
  }

  @Override
  public SortRange to(T upper) {
    return new SortRange.Compared(Comparator.LE, value(upper));
  }

  @Override
  public SortRange between(T lower, T upper) {
    AttributeValue from = value(lower);
    return SortRange.between(
        component.isFiner(lower) ? AttributeValue.fromS(from.s() + NEXT) : from, value(upper));
  }

  @Override
  public SortRange after(T lower) {
    return new SortRange.Compared(Comparator.GT, value(lower));
  }

  @Override
  public SortRange before(T upper) {
    return new SortRange.Compared(
        component.isFiner(upper) ? Comparator.LE : Comparator.LT, value(upper));
  }

  @Override
  public SortRange startsWith(T beginning) {
    // Every text begins with the empty one, which cannot be a key itself.
    return "".equals(beginning) ? SortRange.ALL : new SortRange.BeginsWith(value(beginning).s());
  }

  @Override
  public SortRange behind(T value) {
    return after(value);
  }

  @Override
  public SortRange ahead(T value) {
    return before(value);
  }

  private AttributeValue value(@Nullable T value) {
    return key.value(ComponentValues.of(component, value));
  }
}
