package io.partita.runtime.generated.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/**
 * Codecs of what holds other values. Collections are read in stored order and cannot be modified;
 * they may hold null.
 */
final class CollectionCodecs {

  /** Up to so many elements are compared one by one sooner than they are hashed. */
  private static final int MAX_COMPARED = 8;

  private CollectionCodecs() {}

  private static <T> Set<T> set(List<T> elements) {
    return Collections.unmodifiableSet(
        elements.size() <= MAX_COMPARED
            ? new CopyOnWriteArraySet<>(elements)
            : new LinkedHashSet<>(elements));
  }

  private static <T> void writeList(Collection<T> elements, Codec<T> element, ItemWriter writer) {
    writer.beginList();
    for (T value : elements) {
      element.writeElement(value, writer);
    }
    writer.endList();
  }

  /** A list. */
  record OfList<T>(Codec<T> element) implements Codec<List<T>> {

    @Override
    public List<T> read(ItemReader reader) {
      List<T> elements = new ArrayList<>();
      reader.enterList();
      while (reader.nextElement()) {
        elements.add(element.readElement(reader));
      }
      reader.exitList();
      return Collections.unmodifiableList(elements);
    }

    @Override
    public void write(List<T> value, ItemWriter writer) {
      writeList(value, element, writer);
    }
  }

  /** A set stored as a list. */
  record OfListSet<T>(Codec<T> element) implements Codec<Set<T>> {

    @Override
    public Set<T> read(ItemReader reader) {
      List<T> elements = new ArrayList<>();
      reader.enterSet();
      while (reader.nextElement()) {
        elements.add(element.readElement(reader));
      }
      reader.exitList();
      return set(elements);
    }

    @Override
    public void write(Set<T> value, ItemWriter writer) {
      writeList(value, element, writer);
    }

    @Override
    public boolean isAbsent(Set<T> value) {
      return value.isEmpty();
    }
  }

  /** A set of text, numbers or binary. */
  record OfSet<T>(SetKind kind, Codec<T> element) implements Codec<Set<T>> {

    @Override
    public Set<T> read(ItemReader reader) {
      List<T> elements = new ArrayList<>();
      reader.enterSet();
      while (reader.nextElement()) {
        elements.add(element.read(reader));
      }
      reader.exitList();
      return set(elements);
    }

    @Override
    public void write(Set<T> value, ItemWriter writer) {
      if (value.isEmpty()) {
        // DynamoDB has no empty set; inside a collection, where nothing can be absent, an empty
        // list stands for it.
        writer.beginList();
        writer.endList();
        return;
      }
      writer.beginSet(kind);
      for (T elementValue : value) {
        element.writeElement(elementValue, writer);
      }
      writer.endSet();
    }

    @Override
    public boolean isAbsent(Set<T> value) {
      return value.isEmpty();
    }
  }

  /** A map. */
  record OfMap<K, T>(MapKey<K> keys, Codec<T> element) implements Codec<Map<K, T>> {

    @Override
    public Map<K, T> read(ItemReader reader) {
      Map<K, T> entries = new LinkedHashMap<>();
      reader.enterMap();
      for (String name = reader.nextKey(); name != null; name = reader.nextKey()) {
        K key = keys.of(name);
        if (key == null) {
          throw reader.mismatch(
              keys.noun() + " as the key of an entry", "a key that is not " + keys.noun());
        }
        entries.put(key, element.readElement(reader));
      }
      reader.exitMap();
      return Collections.unmodifiableMap(entries);
    }

    @Override
    public void write(Map<K, T> value, ItemWriter writer) {
      Set<String> names = keys.isInjective() ? Set.of() : new HashSet<>();
      writer.beginMap();
      for (Map.Entry<K, T> entry : value.entrySet()) {
        if (entry.getKey() == null) {
          throw writer.refused("a key of the map is null");
        }
        String name = name(entry.getKey(), writer);
        if (!keys.isInjective() && !names.add(name)) {
          throw writer.refused("two keys of the map are converted to the same one");
        }
        writer.key(name);
        element.writeElement(entry.getValue(), writer);
      }
      writer.endMap();
    }

    private String name(K key, ItemWriter writer) {
      try {
        return keys.name(key);
      } catch (RuntimeException e) {
        throw writer.refused(
            "the converter of the map's keys threw " + e.getClass().getSimpleName(), e);
      }
    }
  }

  /** An Optional. */
  record OfOptional<T>(Codec<T> value) implements Codec<Optional<T>> {

    @Override
    public Optional<T> read(ItemReader reader) {
      return Optional.ofNullable(value.readElement(reader));
    }

    @Override
    public Optional<T> readElement(ItemReader reader) {
      return read(reader);
    }

    @Override
    public void write(Optional<T> optional, ItemWriter writer) {
      value.writeElement(optional.orElse(null), writer);
    }

    @Override
    public boolean isAbsent(Optional<T> optional) {
      return optional.isEmpty();
    }
  }
}
