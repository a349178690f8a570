package io.partita.runtime.internal.expression;

import io.partita.runtime.generated.value.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The names and values of one request's expressions, each behind a placeholder: a readable one,
 * until so many have been used that expressions could become longer than DynamoDB accepts.
 */
public final class Expressions {

  private static final int MAX_READABLE = 40;

  /**
   * How long all placeholders together may be while they are readable. An expression has 4096 bytes
   * at most; this leaves room for some 200 short ones.
   */
  private static final int MAX_ALL_READABLE = 1000;

  /** How many there are of a kind in most requests. */
  private static final int FEW = 8;

  private final Map<String, String> names = new LinkedHashMap<>(FEW);
  private final Map<String, AttributeValue> values = new LinkedHashMap<>(FEW);
  private Map<String, Integer> uses = Map.of();
  private final List<Path> paths = new ArrayList<>(FEW);
  private boolean numbers;
  private int length;

  /** The placeholder of an attribute name, the same one each time: {@code #email}. */
  public String name(String attribute) {
    String readable = "#" + attribute;
    String known = known(attribute, readable);
    if (known != null) {
      return known;
    }
    return named(
        attribute, isReadable(attribute) && !names.containsKey(readable) ? readable : numbered());
  }

  /** The placeholder that a name has; null if it has none. */
  private @Nullable String known(String name, String readable) {
    if (name.equals(names.get(readable))) {
      return readable;
    }
    if (numbers) {
      for (Map.Entry<String, String> other : names.entrySet()) {
        if (other.getValue().equals(name)) {
          return other.getKey();
        }
      }
    }
    return null;
  }

  /**
   * The placeholder of a map entry's key. Such a key is data and does not show in the expression:
   * {@code #n0}.
   */
  public String entry(String key) {
    String known = known(key, "#" + key);
    return known != null ? known : named(key, numbered());
  }

  private String named(String name, String alias) {
    length += alias.length();
    names.put(alias, name);
    return alias;
  }

  private String numbered() {
    numbers = true;
    int number = 0;
    while (names.containsKey("#n" + number)) {
      number++;
    }
    return "#n" + number;
  }

  /** A path with a placeholder for each of its names: {@code #address.#lines[2]}. */
  public String path(Path path) {
    paths.add(path);
    return path.render(this::name, this::entry);
  }

  /** The same for a path that is changed, not asked for. */
  public String target(Path path) {
    return path.length() == 1 ? name(path.root()) : path.render(this::name, this::entry);
  }

  /**
   * A new placeholder of a value, named after {@code hint}: {@code :email}, then {@code :email2}.
   */
  public String value(String hint, AttributeValue value) {
    String base = ":" + (isReadable(hint) ? hint : "v");
    String placeholder = base;
    while (values.containsKey(placeholder)) {
      placeholder = base + next(base);
    }
    length += placeholder.length();
    values.put(placeholder, value);
    return placeholder;
  }

  /** The next number of a placeholder, of which the first has none. */
  private int next(String base) {
    if (uses.isEmpty()) {
      uses = new HashMap<>();
    }
    return uses.merge(base, 2, (last, second) -> last + 1);
  }

  /**
   * The text of a predicate, with parentheses only where they are needed.
   *
   * @throws IllegalArgumentException if the text exceeds what DynamoDB allows in one expression
   */
  public String render(Predicate predicate) {
    return PredicateWriter.write(predicate, this);
  }

  /** A projection of some attributes, each behind its placeholder. */
  public String projection(Collection<String> attributes) {
    return attributes.stream().map(this::name).collect(Collectors.joining(", "));
  }

  /** The attribute names by placeholder. */
  public Map<String, String> names() {
    return Collections.unmodifiableMap(names);
  }

  /** The attributes of the item that paths begin with. */
  public Set<String> attributes() {
    Set<String> attributes = new LinkedHashSet<>();
    paths.forEach(path -> attributes.add(path.root()));
    return attributes;
  }

  /** The values by placeholder. */
  public Map<String, AttributeValue> values() {
    return Collections.unmodifiableMap(values);
  }

  /** {@link #names()}, but null if there are none: DynamoDB refuses an empty map. */
  public @Nullable Map<String, String> namesOrNull() {
    return names.isEmpty() ? null : names();
  }

  /** {@link #values()}, but null if there are none: DynamoDB refuses an empty map. */
  public @Nullable Map<String, AttributeValue> valuesOrNull() {
    return values.isEmpty() ? null : values();
  }

  private boolean isReadable(String name) {
    if (name.isEmpty()
        || name.length() > MAX_READABLE
        || length + name.length() > MAX_ALL_READABLE) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean isPlain =
          c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
      if (!isPlain) {
        return false;
      }
    }
    return true;
  }
}
