package io.partita.runtime.internal.entity;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.internal.entity.KeyPart.Literal;
import io.partita.runtime.internal.entity.KeyPart.Placeholder;
import io.partita.runtime.internal.key.KeyFormat;
import io.partita.runtime.internal.key.Refusals;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A key made of literal text and components, {@code "COURSE#{semester}#{courseId}"}. Text after a component begins with
 * {@code #}, which no component's text contains: so a key falls into its components in one way only.
 *
 * @param <E> the entity's record
 */
public final class KeyTemplate<E> {

  private static final int TYPICAL_LENGTH = 64;

  private final List<KeyPart<E>> parts;
  private final boolean cut;
  private final Set<String> reserved;
  private final KeyOwner owner;

  private KeyTemplate(List<KeyPart<E>> parts, boolean cut, Set<String> reserved, KeyOwner owner) {
    this.parts = parts;
    this.cut = cut;
    this.reserved = reserved;
    this.owner = owner;
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
    if (endsWithPlaceholder()) {
      throw new IllegalArgumentException("Between two components there is text that begins with '#'.");
    }
    return then(new Placeholder<>(component, format));
  }

  private KeyTemplate<E> then(KeyPart<E> part) {
    List<KeyPart<E>> more = new ArrayList<>(parts);
    more.add(part);
    return new KeyTemplate<>(List.copyOf(more), cut, reserved, owner);
  }

  private boolean endsWithPlaceholder() {
    return !parts.isEmpty() && parts.get(parts.size() - 1) instanceof Placeholder;
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

  /** The components, each once, in order. */
  public List<Component<E, ?>> components() {
    Set<Component<E, ?>> components = new LinkedHashSet<>();
    for (KeyPart<E> part : parts) {
      if (part instanceof Placeholder<E, ?> placeholder) {
        components.add(placeholder.component());
      }
    }
    return List.copyOf(components);
  }

  /**
   * The key of some components.
   *
   * @throws InvalidKeyException if a component is null or cannot be part of the key, or the key is reserved
   */
  public String encode(ComponentSource<E> source) {
    StringBuilder key = new StringBuilder(TYPICAL_LENGTH);
    for (KeyPart<E> part : parts) {
      append(part, source, key);
    }
    return unreserved(key.toString());
  }

  /**
   * The key of some components; null if one of them is.
   *
   * @throws InvalidKeyException if a component cannot be part of the key, or the key is reserved
   */
  public @Nullable String encodeOrNull(ComponentSource<E> source) {
    StringBuilder key = new StringBuilder(TYPICAL_LENGTH);
    for (KeyPart<E> part : parts) {
      if (!appendOrSkip(part, source, key)) {
        return null;
      }
    }
    return unreserved(key.toString());
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
    return part instanceof Placeholder<E, ?> placeholder && placeholder.append(source, cut, owner, key);
  }

  private String unreserved(String key) {
    if (reserved.contains(key)) {
      throw owner.refused("would have the constant key of another entity. Use another value.");
    }
    return key;
  }

  /**
   * The components of a key. Where the template cuts values, they are the cut ones.
   *
   * @throws MappingException if the key is not one of this template
   */
  public ComponentValues<E> decode(String key) {
    ComponentValues<E> values = decodeOrNull(key);
    if (values == null) {
      throw owner.otherShape("a key of the shape " + this, "another shape");
    }
    return values;
  }

  /** Whether some components have this key. */
  public boolean matches(String key) {
    return decodeOrNull(key) != null;
  }

  private @Nullable ComponentValues<E> decodeOrNull(String key) {
    ComponentValues<E> values = ComponentValues.empty();
    int position = 0;
    for (KeyPart<E> part : parts) {
      if (part instanceof Literal<E> literal) {
        if (!key.startsWith(literal.text(), position)) {
          return null;
        }
        position += literal.text().length();
      } else if (part instanceof Placeholder<E, ?> placeholder) {
        int separator = key.indexOf('#', position);
        int end = separator < 0 ? key.length() : separator;
        values = placeholder.decode(key.substring(position, end), values);
        if (values == null) {
          return null;
        }
        position = end;
      }
    }
    return position == key.length() && !reserved.contains(key) ? values : null;
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
      }
    }
    return text.toString();
  }
}
