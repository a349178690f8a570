package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.MapItemReader;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.internal.key.KeyFormatException;
import io.partita.runtime.internal.key.Refusals;
import io.partita.runtime.internal.key.Utf8;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A key attribute that is a component's own, in its own type: S, N or B. */
final class NativeAttribute<E, T> extends KeyAttribute<E> {

  private final Component<E, T> component;
  private final Codec<T> codec;
  private final int maxBytes;
  private final Set<String> reserved;
  private final KeyOwner owner;

  NativeAttribute(Component<E, T> component, int maxBytes) {
    this(component, maxBytes, Set.of(), KeyOwner.UNKNOWN);
  }

  private NativeAttribute(
      Component<E, T> component, int maxBytes, Set<String> reserved, KeyOwner owner) {
    super(Objects.requireNonNull(component.attribute(), "a native key has an attribute"));
    this.component = component;
    this.codec = Objects.requireNonNull(component.codec(), "a native key has a codec");
    this.maxBytes = maxBytes;
    this.reserved = reserved;
    this.owner = owner.attribute(attribute());
  }

  @Override
  public KeyAttribute<E> maxBytes(int bytes) {
    return new NativeAttribute<>(component, bytes, reserved, owner);
  }

  @Override
  public KeyAttribute<E> except(String... constants) {
    return new NativeAttribute<>(component, maxBytes, Set.of(constants), owner);
  }

  @Override
  public KeyAttribute<E> ownedBy(String entity) {
    return new NativeAttribute<>(component, maxBytes, reserved, owner.entity(entity));
  }

  @Override
  public KeyAttribute<E> inShard(int shard) {
    return this;
  }

  @Override
  public boolean isNative() {
    return true;
  }

  @Override
  public Optional<KeyTemplate<E>> template() {
    return Optional.empty();
  }

  @Override
  public List<Component<E, ?>> components() {
    return List.of(component);
  }

  @Override
  public AttributeValue value(ComponentSource<E> source) {
    AttributeValue value = valueOrNull(source);
    if (value == null) {
      throw owner.refused(component, Refusals.missing().problem());
    }
    return value;
  }

  @Override
  @Nullable String text(ComponentSource<E> source, StringBuilder room) {
    value(source);
    return null;
  }

  @Override
  @Nullable String textOrNull(ComponentSource<E> source, StringBuilder room) {
    return null;
  }

  @Override
  AttributeValue value(ComponentSource<E> source, StringBuilder room) {
    return value(source);
  }

  @Override
  public @Nullable AttributeValue valueOrNull(ComponentSource<E> source) {
    T value = source.get(component);
    if (value == null || codec.isAbsent(value)) {
      return null;
    }
    try {
      return fitting(MapItemWriter.value(owner.entity() + "." + component.name(), value, codec));
    } catch (KeyFormatException e) {
      throw owner.refused(component, e.problem());
    } catch (MappingException e) {
      throw owner.refused(component, "cannot be stored. " + e.getMessage());
    }
  }

  private AttributeValue fitting(AttributeValue value) {
    int bytes = bytes(value);
    if (bytes == 0) {
      throw Refusals.empty();
    }
    if (bytes > maxBytes) {
      throw owner.refused(component, KeySize.tooLong(maxBytes));
    }
    if (isReserved(value)) {
      throw owner.refused(component, KeyTemplate.RESERVED);
    }
    return value;
  }

  private boolean isReserved(AttributeValue value) {
    return value.s() != null && reserved.contains(value.s());
  }

  private static int bytes(AttributeValue value) {
    if (value.s() != null) {
      return Utf8.length(value.s());
    }
    return value.b() != null ? value.b().asByteArrayUnsafe().length : 1;
  }

  @Override
  public boolean admits(AttributeValue value) {
    try {
      return valueOrNull(read(value)) != null;
    } catch (MappingException | InvalidKeyException otherType) {
      return false;
    }
  }

  @Override
  public boolean isAt(ItemReader reader) {
    return false;
  }

  @Override
  public boolean isAt(ItemReader reader, @Nullable Object value) {
    AttributeValue stored = reader.attribute(attribute());
    try {
      return stored != null && isSame(stored, valueOrNull(values(value)));
    } catch (InvalidKeyException hasNoKey) {
      return false;
    }
  }

  @SuppressWarnings("unchecked") // generated code gives a value of the component
  private ComponentValues<E> values(@Nullable Object value) {
    return ComponentValues.of(component, (T) value);
  }

  @Override
  public boolean isAt(ItemReader reader, @Nullable Object... values) {
    return isAt(reader, values[0]);
  }

  @Override
  public boolean matches(AttributeValue value) {
    return decodeOrNull(value) != null;
  }

  @Override
  @Nullable ComponentValues<E> decodeOrNull(AttributeValue value) {
    try {
      return decode(value);
    } catch (MappingException otherShape) {
      return null;
    }
  }

  @Override
  ComponentValues<E> decode(AttributeValue value, ComponentValues<E> known) {
    if (isReserved(value)) {
      throw owner.mismatch("a key of its own", "the constant key of another entity");
    }
    ComponentValues<E> values = read(value);
    // A codec may read more than it writes (times of any precision, digits that a double has no
    // room for), but what is written otherwise is another key.
    if (!isSame(value, valueOrNull(values))) {
      throw owner.mismatch(
          value.s() == null
              ? "a value as the component's type writes it"
              : "text as the component's type or format writes it",
          "another writing of its value");
    }
    return known.with(values);
  }

  /** Whether two values are one key; DynamoDB does not keep how a number was written. */
  private static boolean isSame(AttributeValue value, @Nullable AttributeValue other) {
    return value.n() != null && other != null && other.n() != null
        ? new BigDecimal(value.n()).compareTo(new BigDecimal(other.n())) == 0
        : value.equals(other);
  }

  private ComponentValues<E> read(AttributeValue value) {
    OnlyAttribute<T> only = new OnlyAttribute<>(AttributeNames.of(attribute()), codec);
    return ComponentValues.of(
        component, MapItemReader.read(owner.entity(), Map.of(attribute(), value), only));
  }
}
