package io.partita.runtime.condition;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Predicate;

/**
 * A field of text.
 *
 * @param <E> the entity
 */
public final class TextField<E> extends OrderedField<E, String> {

  public TextField(Component<E, String> component) {
    super(component);
  }

  public TextField(Path path) {
    super(path, Codecs.STRING);
  }

  /** Begins with a text. */
  public Condition<E> beginsWith(String prefix) {
    return condition(Predicate.beginsWith(path(), operand(given(prefix))));
  }

  /** Contains a text. */
  public Condition<E> contains(String part) {
    return condition(Predicate.contains(path(), operand(given(part))));
  }

  /** The length of the text, as DynamoDB counts it. */
  public SizeField<E> size() {
    return SizeField.of(path());
  }
}
