package io.partita.runtime.internal.wire;

import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.StoredItem;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item inside the bytes of a response or a request. Attribute values are made of it only when
 * asked for; it cannot be modified.
 */
final class WireItem extends AbstractMap<String, AttributeValue> implements StoredItem {

  private final AttributeIndex index;
  private final int first;
  private final int count;

  /**
   * @param first the position of its first attribute
   * @param count how many it has
   */
  WireItem(AttributeIndex index, int first, int count) {
    this.index = index;
    this.first = first;
    this.count = count;
  }

  AttributeIndex index() {
    return index;
  }

  int first() {
    return first;
  }

  @Override
  public ItemReader reader(String entity) {
    WireItemReader used = index.takeReader();
    return used != null && used.isOf(entity) ? used.at(this) : new WireItemReader(entity, this);
  }

  @Override
  public int size() {
    return count;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return find(key) >= 0;
  }

  @Override
  public @Nullable AttributeValue get(@Nullable Object key) {
    int position = find(key);
    return position < 0 ? null : value(position);
  }

  /** The attributes but for some; those are not decoded. */
  Map<String, AttributeValue> attributesExcept(Set<String> names) {
    Map<String, AttributeValue> others = new LinkedHashMap<>();
    for (int position = first; position < first + count; position++) {
      String name = index.nameAt(position);
      if (!names.contains(name)) {
        others.put(name, value(position));
      }
    }
    return Collections.unmodifiableMap(others);
  }

  private int find(@Nullable Object key) {
    return key instanceof String name ? index.find(first, count, name) : -1;
  }

  private AttributeValue value(int position) {
    return ValueDecoder.decode(index.json(), index.valueAt(position));
  }

  @Override
  public boolean hasText(String attribute, Set<String> texts) {
    int position = find(attribute);
    if (position < 0) {
      return false;
    }
    int value = index.valueAt(position);
    return WireType.type(value) == WireType.S && isOneOf(texts, WireType.place(value) + 1);
  }

  private boolean isOneOf(Set<String> texts, int from) {
    for (String text : texts) {
      if (index.json().is(from, text)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Set<Map.Entry<String, AttributeValue>> entrySet() {
    return new Entries();
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "WireItem[" + count + " attributes]";
  }

  /** The attributes, decoded one by one. */
  private final class Entries extends AbstractSet<Map.Entry<String, AttributeValue>> {

    @Override
    public int size() {
      return count;
    }

    @Override
    public Iterator<Map.Entry<String, AttributeValue>> iterator() {
      return new Iterator<>() {

        private int next = first;

        @Override
        public boolean hasNext() {
          return next < first + count;
        }

        @Override
        public Map.Entry<String, AttributeValue> next() {
          if (!hasNext()) {
            throw new NoSuchElementException();
          }
          int position = next++;
          return Map.entry(index.nameAt(position), value(position));
        }
      };
    }

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return WireItem.this.toString();
    }
  }
}
