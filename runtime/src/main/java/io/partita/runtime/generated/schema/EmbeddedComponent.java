package io.partita.runtime.generated.schema;

import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.ItemWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A component whose record is stored as attributes of the item itself.
 *
 * @param <E> the entity's record
 * @param <R> the embedded record
 */
public final class EmbeddedComponent<E, R> {

  private final String entity;
  private final String name;
  private final List<Part<E, R, ?>> parts;
  private final List<Inner<E, R, ?>> inner;

  private EmbeddedComponent(
      String entity, String name, List<Part<E, R, ?>> parts, List<Inner<E, R, ?>> inner) {
    this.entity = entity;
    this.name = name;
    this.parts = List.copyOf(parts);
    this.inner = List.copyOf(inner);
  }

  /** A component of the embedded record, which has an attribute. */
  private record Part<E, R, T>(Component<E, T> component, Function<R, @Nullable T> accessor) {

    @Nullable T get(@Nullable R record) {
      return record == null ? null : component.cut(accessor.apply(record));
    }

    boolean isAbsent(R record) {
      T value = get(record);
      Codec<T> codec = component.codec();
      return value == null || codec == null || codec.isAbsent(value);
    }

    void write(R record, ItemWriter writer) {
      Codec<T> codec = component.codec();
      String attribute = component.attribute();
      if (codec != null && attribute != null) {
        writer.attribute(attribute, get(record), codec);
      }
    }

    void accept(@Nullable R record, Visitor<E> visitor) {
      visitor.visit(component, get(record));
    }
  }

  /** A component of the embedded record that is embedded itself. */
  private record Inner<E, R, T>(
      EmbeddedComponent<E, T> embedded, Function<R, @Nullable T> accessor) {

    @Nullable T get(@Nullable R record) {
      return record == null ? null : accessor.apply(record);
    }
  }

  /**
   * Is told the values of components.
   *
   * @param <E> the entity's record
   */
  public interface Visitor<E> {
    <T> void visit(Component<E, T> component, @Nullable T value);
  }

  /** An embedded component without parts yet. */
  public static <E, R> EmbeddedComponent<E, R> of(String entity, String name) {
    return new EmbeddedComponent<>(entity, name, List.of(), List.of());
  }

  /** What leads to a component of an embedded record, where there is one. */
  public static <E, R, T> Function<E, @Nullable T> within(
      Function<E, @Nullable R> record, Function<R, @Nullable T> accessor) {
    return entity -> {
      R embedded = record.apply(entity);
      return embedded == null ? null : accessor.apply(embedded);
    };
  }

  /** This with a component of the embedded record. */
  public <T> EmbeddedComponent<E, R> with(Component<E, T> component, Function<R, T> accessor) {
    List<Part<E, R, ?>> all = new ArrayList<>(parts);
    all.add(new Part<E, R, T>(component, accessor::apply));
    return new EmbeddedComponent<>(entity, name, all, inner);
  }

  /** This with a component of the embedded record that is embedded itself. */
  public <T> EmbeddedComponent<E, R> with(
      EmbeddedComponent<E, T> embedded, Function<R, T> accessor) {
    List<Inner<E, R, ?>> all = new ArrayList<>(inner);
    all.add(new Inner<E, R, T>(embedded, accessor::apply));
    return new EmbeddedComponent<>(entity, name, parts, all);
  }

  /** {@code address}; {@code address.place} for one inside of another. */
  public String name() {
    return name;
  }

  /**
   * Writes the attributes; none for null.
   *
   * @throws MappingException if there would be none although the record is not null
   */
  public void write(@Nullable R record, ItemWriter writer) {
    if (record != null) {
      require(record);
      parts.forEach(part -> part.write(record, writer));
      inner.forEach(one -> write(one, record, writer));
    }
  }

  private static <E, R, T> void write(Inner<E, R, T> inner, R record, ItemWriter writer) {
    inner.embedded().write(inner.get(record), writer);
  }

  /** Whether nothing would be stored, so that it would be read as null. */
  private boolean isAbsent(@Nullable R record) {
    return record == null
        || parts.stream().allMatch(part -> part.isAbsent(record))
            && inner.stream().allMatch(one -> isAbsent(one, record));
  }

  private static <E, R, T> boolean isAbsent(Inner<E, R, T> inner, R record) {
    return inner.embedded().isAbsent(inner.get(record));
  }

  /**
   * Refuses a record that would be read as null, at any depth.
   *
   * @throws MappingException if nothing of it would be stored
   */
  public void require(@Nullable R record) {
    if (record == null) {
      return;
    }
    if (isAbsent(record)) {
      throw MappingException.unwritable(
          entity,
          name,
          "nothing of the embedded record would be stored, and it would be read as null. Give one of"
              + " its components a value, or leave the record out",
          null);
    }
    inner.forEach(one -> require(one, record));
  }

  private static <E, R, T> void require(Inner<E, R, T> inner, R record) {
    inner.embedded().require(inner.get(record));
  }

  /**
   * Tells what a record gives each component that has an attribute; null gives all of them null.
   */
  public void visit(@Nullable R record, Visitor<E> visitor) {
    parts.forEach(part -> part.accept(record, visitor));
    inner.forEach(one -> visit(one, record, visitor));
  }

  private static <E, R, T> void visit(
      Inner<E, R, T> inner, @Nullable R record, Visitor<E> visitor) {
    inner.embedded().visit(inner.get(record), visitor);
  }

  /** What refuses records of an entity in which this would be read as null. */
  Consumer<ComponentSource<E>> check(Component<E, R> whole) {
    return source -> require(source.get(whole));
  }
}
