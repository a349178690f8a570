package io.partita.runtime.generated.schema;

import io.partita.runtime.EntityKey;
import io.partita.runtime.InvalidKeyException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The base of generated keys: a primary key's components, encoded.
 *
 * @param <E> the entity's record
 */
public abstract class GeneratedKey<E> implements EntityKey<E> {

  private final PrimaryKey<E> key;
  private final ComponentValues<E> values;
  private final Map<String, AttributeValue> attributes;

  /**
   * Encodes the key.
   *
   * @throws InvalidKeyException if a component is null or cannot be part of the key
   */
  protected GeneratedKey(PrimaryKey<E> key, ComponentValues<E> values) {
    this.key = key;
    this.values = values;
    this.attributes = Collections.unmodifiableMap(key.of(values));
  }

  /** The value of a component of the key. */
  protected final <T> T get(Component<E, T> component) {
    return Objects.requireNonNull(values.get(component), component.name());
  }

  /** Whether a type's items have keys of this kind. */
  final boolean isOf(EntityType<?, ?> type) {
    return type.primaryKey() == key;
  }

  /** The components' values. */
  public final ComponentValues<E> values() {
    return values;
  }

  @Override
  public final Map<String, AttributeValue> attributes() {
    return attributes;
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof GeneratedKey<?> that
        && getClass() == that.getClass()
        && attributes.equals(that.attributes);
  }

  @Override
  public final int hashCode() {
    return attributes.hashCode();
  }

  @Override
  public final String toString() {
    return key.components().stream()
        .map(component -> component.name() + "=" + text(values.get(component)))
        .collect(Collectors.joining(", ", getClass().getSimpleName() + "[", "]"));
  }

  private static String text(@Nullable Object value) {
    return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : String.valueOf(value);
  }
}
