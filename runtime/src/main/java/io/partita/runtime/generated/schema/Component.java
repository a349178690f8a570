package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.value.Codec;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A component of an entity's record, or what a path into it leads to. Compared by identity: schemas
 * hold one object for each.
 *
 * @param <E> the entity's record
 * @param <T> the component's type
 */
public final class Component<E, T> {

  private final String name;
  private final @Nullable Component<E, ?> parent;
  private final Function<ComponentSource<E>, @Nullable T> derivation;
  private final Function<E, @Nullable T> accessor;
  private final @Nullable String attribute;
  private final @Nullable Codec<T> codec;
  private final List<String> aliases;
  private final @Nullable UnaryOperator<T> cut;

  private Component(
      String name,
      Function<E, @Nullable T> accessor,
      @Nullable String attribute,
      @Nullable Codec<T> codec,
      List<String> aliases,
      @Nullable UnaryOperator<T> cut) {
    this.name = name;
    this.accessor = accessor;
    this.cut = cut;
    this.parent = null;
    this.derivation = source -> null;
    this.attribute = attribute;
    this.codec = codec;
    this.aliases = List.copyOf(aliases);
  }

  private <P> Component(
      String name,
      Component<E, P> parent,
      Function<P, @Nullable T> step,
      @Nullable UnaryOperator<T> cut) {
    this.name = name;
    this.accessor = record -> step(parent.get(record), step);
    this.derivation = source -> step(source.get(parent), step);
    this.parent = parent;
    this.attribute = null;
    this.codec = null;
    this.aliases = List.of();
    this.cut = cut;
  }

  private static <P, T> @Nullable T step(@Nullable P value, Function<P, @Nullable T> step) {
    return value == null ? null : step.apply(value);
  }

  /** A component that has no attribute of its own. */
  public static <E, T> Component<E, T> of(String name, Function<E, T> accessor) {
    return new Component<>(name, accessor::apply, null, null, List.of(), null);
  }

  /** A component that is stored as an attribute of its own name. */
  public static <E, T> Component<E, T> of(String name, Function<E, T> accessor, Codec<T> codec) {
    return of(name, accessor, name, codec);
  }

  /** A component that is stored as an attribute of another name. */
  public static <E, T> Component<E, T> of(
      String name, Function<E, T> accessor, String attribute, Codec<T> codec) {
    return new Component<>(name, accessor::apply, attribute, codec, List.of(), null);
  }

  /** What is inside an optional component, null for empty. */
  public static <E, T> Component<E, T> unwrap(Component<E, Optional<T>> component) {
    UnaryOperator<Optional<T>> cut = component.cut;
    return new Component<>(
        component.name,
        component,
        optional -> optional.orElse(null),
        cut == null ? null : value -> cut.apply(Optional.of(value)).orElse(value));
  }

  /** This component, with former names of its attribute. */
  public Component<E, T> aliases(String... formerAttributes) {
    return new Component<>(name, accessor, attribute, codec, List.of(formerAttributes), cut);
  }

  /** This component, of which only a part is stored: what its key holds of it. */
  public Component<E, T> cut(UnaryOperator<T> toStored) {
    return new Component<>(name, accessor, attribute, codec, aliases, toStored);
  }

  /** As much of a value as is stored. */
  public @Nullable T cut(@Nullable T value) {
    return cut == null || value == null ? value : cut.apply(value);
  }

  /** Whether a value has more to it than is stored. */
  public boolean isFiner(T value) {
    return cut != null && !cut.apply(value).equals(value);
  }

  /** A component of the record that this component's value is; null where the value is. */
  public <P> Component<E, P> path(String component, Function<T, P> accessor) {
    return new Component<>(name + "." + component, this, accessor::apply, null);
  }

  /** {@code userId}; {@code address.city} for a path. */
  public String name() {
    return name;
  }

  /** The record's component that this is, or that the path begins with. */
  public Component<E, ?> root() {
    return parent == null ? this : parent.root();
  }

  /**
   * Whether this is a component of the record itself, or the value of an optional one; not a part
   * of a nested record.
   */
  boolean isWhole() {
    return parent == null || parent.parent == null && name.equals(parent.name);
  }

  /** The component that this one is a path into; null for one of the record itself. */
  @Nullable Component<E, ?> parent() {
    return parent;
  }

  /** The attribute it is stored under; null if it has none of its own. */
  public @Nullable String attribute() {
    return attribute;
  }

  /** How it is stored; null if it has no attribute of its own. */
  public @Nullable Codec<T> codec() {
    return codec;
  }

  /** Whether an item has no attribute for it, under this name or a former one. */
  public boolean isAbsent(Function<String, @Nullable AttributeValue> item) {
    return (attribute == null || item.apply(attribute) == null)
        && aliases.stream().allMatch(alias -> item.apply(alias) == null);
  }

  /** What is stored for it, under this name or else a former one; null if nothing is. */
  public @Nullable AttributeValue stored(Function<String, @Nullable AttributeValue> item) {
    AttributeValue value = attribute == null ? null : item.apply(attribute);
    for (String alias : aliases) {
      value = value == null ? item.apply(alias) : value;
    }
    return value;
  }

  /**
   * The component of a name that is on the way of this path, or this one itself, in the form in
   * which it is in the record; null if there is none.
   */
  public @Nullable Component<E, ?> onTheWay(String component) {
    Component<E, ?> found = parent == null ? null : parent.onTheWay(component);
    return found == null && name.equals(component) ? this : found;
  }

  /** Former names of its attribute. */
  public List<String> aliases() {
    return aliases;
  }

  /** The value in a record, as much of it as is stored; null if anything on the way is. */
  public @Nullable T get(E record) {
    return cut(accessor.apply(record));
  }

  /**
   * The value, from the component that this one is a path into; null for a component of the record
   * itself.
   */
  @Nullable T derive(ComponentSource<E> source) {
    return derivation.apply(source);
  }

  @Override
  public String toString() {
    return name;
  }
}
