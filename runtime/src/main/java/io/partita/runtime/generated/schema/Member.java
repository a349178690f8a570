package io.partita.runtime.generated.schema;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A component of a read model: one entity, or several of which an item can be any.
 *
 * @param <T> what their records have in common: the record itself, or a sealed interface
 */
public final class Member<T> {

  private final List<EntityType<? extends T, ?>> types;

  private Member(List<EntityType<? extends T, ?>> types) {
    this.types = types;
  }

  /** The member that holds these entities. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public static <T> Member<T> of(EntityType<? extends T, ?>... types) {
    return new Member<>(List.of(types));
  }

  /** Its entities. */
  public Stream<EntityType<? extends T, ?>> types() {
    return types.stream();
  }

  /** The record of an item; empty if it belongs to another member. */
  public Optional<T> read(Map<String, AttributeValue> item) {
    for (EntityType<? extends T, ?> type : types) {
      if (type.matches(item)) {
        return Optional.of(type.read(item));
      }
    }
    return Optional.empty();
  }
}
