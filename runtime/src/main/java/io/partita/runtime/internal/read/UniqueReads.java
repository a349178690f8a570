package io.partita.runtime.internal.read;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.UniqueComponent;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.Sentinel;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * Finds items by their unique values: first the item that stands for the value, then the one it
 * names.
 *
 * @param <E> the entity's record
 */
public final class UniqueReads<E> {

  private final TableContext context;
  private final EntityType<E, ?> type;

  public UniqueReads(TableContext context, EntityType<E, ?> type) {
    this.context = context;
    this.type = type;
  }

  public <T> Step<Optional<E>> find(Component<E, T> component, T value) {
    UniqueComponent<E, T> unique = unique(component);
    String text = unique.keyText(type, value);
    return read(
        Sentinel.of(type, text).key().attributes(),
        () -> "Then GetItem of the " + type.name() + " that has the value, if there is one.",
        sentinel -> {
          Map<String, AttributeValue> owner = Sentinel.owner(sentinel);
          return owner == null ? Step.done(Optional.empty()) : owner(unique, text, owner);
        });
  }

  @SuppressWarnings("unchecked") // a component's unique component has its type
  private <T> UniqueComponent<E, T> unique(Component<E, T> component) {
    return (UniqueComponent<E, T>)
        type.uniques().stream()
            .filter(unique -> unique.component() == component)
            .findFirst()
            .orElseThrow();
  }

  /** The record that an item names, if it still has the value: the two are not read at once. */
  private Step<Optional<E>> owner(
      UniqueComponent<E, ?> unique, String text, Map<String, AttributeValue> owner) {
    Existence existence = Existence.of(context.options(), type);
    return read(
        owner,
        () -> "",
        item ->
            Step.done(
                existence
                    .read(type, item)
                    .filter(
                        record -> text.equals(unique.keyText(type, ComponentSource.of(record))))));
  }

  private Step<Optional<E>> read(
      Map<String, AttributeValue> key,
      Supplier<String> note,
      Function<Map<String, AttributeValue>, Step<Optional<E>>> next) {
    return Step.send(
        Call.getItem(context, key, !context.options().eventuallyConsistentReads()).note(note),
        answer -> next.apply(answer.item(GetItemResponse::item)));
  }
}
