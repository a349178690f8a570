package io.partita.runtime.generated.schema;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.KeyPart.Literal;
import io.partita.runtime.generated.schema.KeyPart.Placeholder;
import io.partita.runtime.generated.schema.KeyPart.Shard;
import io.partita.runtime.generated.value.KeyFormat;
import io.partita.runtime.internal.key.Refusals;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A key made of literal text and components, {@code "COURSE#{semester}#{courseId}"}. Text after a
 * component begins with {@code #}, which no component's text contains: so a key falls into its
 * components in one way only.
 *
 * @param <E> the entity's record
 */
public final class KeyTemplate<E> {

  /** What is said about a key that is reserved. */
  static final String RESERVED = "would be the constant key of another entity. Use another value.";

  static final int TYPICAL_LENGTH = 64;

  private final List<KeyPart<E>> parts;
  private final boolean cut;
  private final Set<String> reserved;
  private final KeyOwner owner;
  private final List<Component<E, ?>> components;
  private final boolean repeats;
  private final @Nullable String constant;

  private KeyTemplate(List<KeyPart<E>> parts, boolean cut, Set<String> reserved, KeyOwner owner) {
    this.parts = parts;
    this.cut = cut;
    this.reserved = reserved;
    this.owner = owner;
    // Loops, not streams: templates are made while a program starts.
    Set<Component<E, ?>> distinct = new LinkedHashSet<>();
    boolean repeated = false;
    for (KeyPart<E> part : parts) {
      if (part instanceof Placeholder<E, ?> placeholder) {
        repeated |= !distinct.add(placeholder.component());
      }
    }
    this.components = List.copyOf(distinct);
    this.repeats = repeated;
    this.constant = constant(parts);
  }

  private static <E> @Nullable String constant(List<KeyPart<E>> parts) {
    return parts.size() == 1 && parts.get(0) instanceof Literal<E> literal ? literal.text() : null;
  }

  /** The text of all keys; null if they have components. */
  @Nullable String constant() {
    return constant;
  }

  /** The places of components, in order. */
  Stream<Placeholder<E, ?>> placeholders() {
    return parts.stream()
        .<Placeholder<E, ?>>mapMulti(
            (part, placeholders) -> {
              if (part instanceof Placeholder<E, ?> placeholder) {
                placeholders.accept(placeholder);
              }
            });
  }

  /** A template without parts. */
  public static <E> KeyTemplate<E> empty() {
    return new KeyTemplate<>(List.of(), false, Set.of(), KeyOwner.UNKNOWN);
  }

  /** A template that begins with text. */
  public static <E> KeyTemplate<E> literal(String text) {
    return KeyTemplate.<E>empty().thenLiteral(text);
  }

  /** This template, followed by text. */
  public KeyTemplate<E> thenLiteral(String text) {
    if (endsWithPlaceholder() && !text.startsWith("#")) {
      throw new IllegalArgumentException("Text after a component begins with '#'.");
    }
    return then(new Literal<>(text));
  }

  /** This template, followed by a component. */
  public <T> KeyTemplate<E> then(Component<E, T> component, KeyFormat<T> format) {
    return then(component, format, false);
  }

  /** This template, followed by a component, of which it holds what the format keeps. */
  public <T> KeyTemplate<E> thenCut(Component<E, T> component, KeyFormat<T> format) {
    return then(component, format, true);
  }

  private <T> KeyTemplate<E> then(Component<E, T> component, KeyFormat<T> format, boolean cuts) {
    if (endsWithPlaceholder()) {
      throw new IllegalArgumentException(
          "Between two components there is text that begins with '#'.");
    }
    return then(new Placeholder<>(component, format, cuts));
  }

  private KeyTemplate<E> then(KeyPart<E> part) {
    List<KeyPart<E>> more = new ArrayList<>(parts);
    more.add(part);
    return new KeyTemplate<>(List.copyOf(more), cut, reserved, owner);
  }

  private boolean endsWithPlaceholder() {
    return !parts.isEmpty() && !(parts.get(parts.size() - 1) instanceof Literal);
  }

  /**
   * This template, followed by the number of the shard that an item is in by its primary key.
   *
   * @param key the table's key
   * @param shards over how many partitions each one is spread
   */
  public KeyTemplate<E> thenShard(PrimaryKey<E> key, int shards) {
    if (endsWithPlaceholder()) {
      throw new IllegalArgumentException(
          "Between a component and the shard there is text that begins with '#'.");
    }
    return then(new Shard<>(key, shards));
  }

  /** Over how many partitions each one is spread; 1 for none. */
  public int shards() {
    return parts.stream()
        .mapToInt(part -> part instanceof Shard<E> shard ? shard.count() : 1)
        .max()
        .orElse(1);
  }

  /** This template in one of its shards, whatever the primary key is. */
  public KeyTemplate<E> inShard(int shard) {
    return inShard(Integer.toString(shard));
  }

  private KeyTemplate<E> inShard(String shard) {
    List<KeyPart<E>> fixed =
        parts.stream()
            .<KeyPart<E>>map(part -> part instanceof Shard ? new Literal<>(shard) : part)
            .toList();
    return new KeyTemplate<>(fixed, cut, reserved, owner);
  }

  /** This template, cutting values that are finer than their formats, as index keys do. */
  public KeyTemplate<E> truncating() {
    return new KeyTemplate<>(parts, true, reserved, owner);
  }

  /** This template without some keys, which are constants of other entities. */
  public KeyTemplate<E> except(String... constants) {
    return new KeyTemplate<>(parts, cut, Set.of(constants), owner);
  }

  /** This template, as its messages name it. */
  KeyTemplate<E> ownedBy(KeyOwner owner) {
    return new KeyTemplate<>(parts, cut, reserved, owner);
  }

  /** What it is made of. */
  List<KeyPart<E>> parts() {
    return parts;
  }

  /** Compares keys of a table with values; keys of indexes may be cut. */
  KeyComparison<E> comparison() {
    return new KeyComparison<>(parts, reserved);
  }

  /** The components, each once, in order. */
  public List<Component<E, ?>> components() {
    return components;
  }

  /**
   * The key of some components.
   *
   * @throws InvalidKeyException if a component is null or cannot be part of the key, or the key is
   *     reserved
   */
  public String encode(ComponentSource<E> source) {
    return encode(source, new StringBuilder(TYPICAL_LENGTH));
  }

  /**
   * The key of some components.
   *
   * @param room where it is put together; what was there is lost
   */
  String encode(ComponentSource<E> source, StringBuilder room) {
    if (constant != null) {
      return unreserved(constant);
    }
    room.setLength(0);
    for (KeyPart<E> part : parts) {
      append(part, source, room);
    }
    return unreserved(room.toString());
  }

  /**
   * The key of some components; null if one of them is.
   *
   * @throws InvalidKeyException if a component cannot be part of the key, or the key is reserved
   */
  @Nullable String encodeOrNull(ComponentSource<E> source) {
    return encodeOrNull(source, new StringBuilder(TYPICAL_LENGTH));
  }

  /**
   * The same.
   *
   * @param room where it is put together; what was there is lost
   */
  @Nullable String encodeOrNull(ComponentSource<E> source, StringBuilder room) {
    if (constant != null) {
      return unreserved(constant);
    }
    room.setLength(0);
    for (KeyPart<E> part : parts) {
      if (!appendOrSkip(part, source, room)) {
        return null;
      }
    }
    return unreserved(room.toString());
  }

  private void append(KeyPart<E> part, ComponentSource<E> source, StringBuilder key) {
    if (!appendOrSkip(part, source, key) && part instanceof Placeholder<E, ?> placeholder) {
      throw owner.refused(placeholder.component(), Refusals.missing().problem());
    }
  }

  /** Appends a part; false if it is a component that is null. */
  private boolean appendOrSkip(KeyPart<E> part, ComponentSource<E> source, StringBuilder key) {
    if (part instanceof Literal<E> literal) {
      key.append(literal.text());
      return true;
    }
    if (part instanceof Shard<E> shard) {
      shard.append(source, key);
      return true;
    }
    return part instanceof Placeholder<E, ?> placeholder
        && placeholder.append(source, cut, owner, key);
  }

  private String unreserved(String key) {
    if (reserved.contains(key)) {
      throw owner.refused(RESERVED);
    }
    return key;
  }

  /**
   * The components of a key. Where the template cuts values, they are the cut ones.
   *
   * @throws MappingException if the key is not one of this template
   */
  public ComponentValues<E> decode(String key) {
    return decode(key, ComponentValues.empty());
  }

  /**
   * The components of a key, and those that are known already: where this key has less of one of
   * them, it stays as it is known.
   *
   * @throws MappingException if the key is not one of this template
   */
  ComponentValues<E> decode(String key, ComponentValues<E> known) {
    ComponentValues<E> values = decodeOrNull(key, known);
    if (values == null) {
      throw owner.mismatch("the shape " + this, found(key));
    }
    return values;
  }

  /** What keeps a key from being one of this template, without its values. */
  private String found(String key) {
    int position = 0;
    for (KeyPart<E> part : parts) {
      if (part instanceof Literal<E> literal) {
        if (!key.startsWith(literal.text(), position)) {
          return "another shape";
        }
        position += literal.text().length();
      } else {
        int separator = key.indexOf('#', position);
        int end = separator < 0 ? key.length() : separator;
        if (part instanceof Placeholder<E, ?> placeholder
            && end > position
            && placeholder.decode(key.substring(position, end), ComponentValues.empty()) == null) {
          return "a text that is no value of '" + placeholder.component().name() + "'";
        }
        position = end;
      }
    }
    return "another shape";
  }

  /** Whether some components have this key. */
  public boolean matches(String key) {
    return decodeOrNull(key, ComponentValues.empty()) != null;
  }

  /** The components of a key, beside those that are known already; null if it is another one. */
  @Nullable ComponentValues<E> decodeOrNull(String key, ComponentValues<E> known) {
    ComponentValues<E> values = known;
    String shard = "";
    int position = 0;
    for (KeyPart<E> part : parts) {
      if (part instanceof Literal<E> literal) {
        if (!key.startsWith(literal.text(), position)) {
          return null;
        }
        position += literal.text().length();
      } else {
        int separator = key.indexOf('#', position);
        int end = separator < 0 ? key.length() : separator;
        String text = key.substring(position, end);
        values = decodeOrNull(part, text, values);
        if (values == null) {
          return null;
        }
        shard = part instanceof Shard ? text : shard;
        position = end;
      }
    }
    boolean whole = position == key.length() && !reserved.contains(key);
    return whole && agrees(values, key, shard) ? values : null;
  }

  /** The values and that of a part, which is no literal text; null if it has another shape. */
  private static <E> @Nullable ComponentValues<E> decodeOrNull(
      KeyPart<E> part, String text, ComponentValues<E> values) {
    if (part instanceof Placeholder<E, ?> placeholder) {
      return placeholder.decode(text, values);
    }
    return Shard.isShard(text) ? values : null;
  }

  /** Whether a component that stands in several places had one value there. */
  private boolean agrees(ComponentValues<E> values, String key, String shard) {
    if (!repeats) {
      return true;
    }
    try {
      return inShard(shard).encode(values).equals(key);
    } catch (InvalidKeyException finer) {
      return false;
    }
  }

  /**
   * The place of a component, behind the values of those before it.
   *
   * @throws InvalidKeyException if one of those is null or cannot be part of the key
   */
  @SuppressWarnings("unchecked") // a placeholder with this component has its type
  <T> TemplateStage<E, T> stage(
      ComponentSource<E> source, Component<E, T> component, KeyEncoding encoding) {
    StringBuilder prefix = new StringBuilder(TYPICAL_LENGTH);
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Placeholder<E, ?> placeholder
          && placeholder.component() == component) {
        boolean last = i == parts.size() - 1;
        return new TemplateStage<>(
            prefix.toString(), (Placeholder<E, T>) placeholder, cut, owner, encoding, last);
      }
      append(parts.get(i), source, prefix);
    }
    throw new IllegalArgumentException("The template has no component " + component.name() + ".");
  }

  /** The template as users write it, without formats. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (KeyPart<E> part : parts) {
      if (part instanceof Literal<E> literal) {
        text.append(literal.text());
      } else if (part instanceof Placeholder<E, ?> placeholder) {
        text.append('{').append(placeholder.component().name()).append('}');
      } else {
        text.append("{$shard}");
      }
    }
    return text.toString();
  }
}
