package io.partita.runtime.generated.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A map, list or set that a {@link MapItemWriter} has begun, and what has been written to it. */
abstract class WriterFrame {

  private final @Nullable WriterFrame parent;
  private final int level;

  private WriterFrame(@Nullable WriterFrame parent, int level) {
    this.parent = parent;
    this.level = level;
  }

  /**
   * How many maps and lists this is inside of, itself and the item counted; DynamoDB does not count
   * sets.
   */
  final int level() {
    return level;
  }

  abstract void add(AttributeValue value);

  void string(String value) {
    add(AttributeValue.createS(value));
  }

  void number(String value) {
    add(AttributeValue.createN(value));
  }

  void bytes(SdkBytes value) {
    add(AttributeValue.createB(value));
  }

  boolean isSet() {
    return false;
  }

  /** The frame as a value. */
  abstract AttributeValue value();

  /** The frame this one was begun in. */
  final WriterFrame parent() {
    if (parent == null) {
      throw new IllegalStateException("More has been ended than begun");
    }
    return parent;
  }

  final void appendPath(StringBuilder path) {
    if (parent != null) {
      parent.appendPath(path);
    }
    appendStep(path);
  }

  abstract void appendStep(StringBuilder path);

  /** Where the outermost value goes. */
  static final class Root extends WriterFrame {

    private @Nullable AttributeValue value;

    Root(int level) {
      super(null, level);
    }

    @Override
    void add(AttributeValue written) {
      value = written;
    }

    @Override
    AttributeValue value() {
      if (value == null) {
        throw new IllegalStateException("The codec wrote no value");
      }
      return value;
    }

    @Override
    void appendStep(StringBuilder path) {}
  }

  /** A map. */
  static final class OfMap extends WriterFrame {

    private final Map<String, AttributeValue> entries = new LinkedHashMap<>();
    private @Nullable String name;
    private boolean nameIsData;

    OfMap(WriterFrame parent) {
      super(parent, parent.level + 1);
    }

    void name(String attribute, boolean isData) {
      name = attribute;
      nameIsData = isData;
    }

    @Override
    void add(AttributeValue value) {
      if (name == null) {
        throw new IllegalStateException("A value in a map has no name");
      }
      entries.put(name, value);
      name = null;
    }

    Map<String, AttributeValue> entries() {
      return entries;
    }

    @Override
    AttributeValue value() {
      return AttributeValue.createM(entries);
    }

    @Override
    void appendStep(StringBuilder path) {
      if (name == null) {
        return;
      }
      if (nameIsData) {
        path.append("[*]");
      } else {
        path.append(path.length() == 0 ? "" : ".").append(name);
      }
    }
  }

  /** A list. */
  static final class OfList extends WriterFrame {

    private final List<AttributeValue> elements = new ArrayList<>();

    OfList(WriterFrame parent) {
      super(parent, parent.level + 1);
    }

    @Override
    void add(AttributeValue value) {
      elements.add(value);
    }

    @Override
    AttributeValue value() {
      return AttributeValue.createL(elements);
    }

    @Override
    void appendStep(StringBuilder path) {
      path.append('[').append(elements.size()).append(']');
    }
  }

  /** A set; only the elements of its kind are ever used. */
  static final class OfSet extends WriterFrame {

    private final SetKind kind;
    private final Set<String> texts;
    private final Set<SdkBytes> binaries;

    OfSet(WriterFrame parent, SetKind kind) {
      super(parent, parent.level);
      this.kind = kind;
      this.texts = kind == SetKind.BINARY ? Set.of() : new LinkedHashSet<>();
      this.binaries = kind == SetKind.BINARY ? new LinkedHashSet<>() : Set.of();
    }

    @Override
    void string(String value) {
      expect(SetKind.TEXT);
      texts.add(value);
    }

    @Override
    void number(String value) {
      expect(SetKind.NUMBER);
      // Number text is canonical: 1.0 and 1.00 are one element, as they are to DynamoDB, which
      // refuses duplicates.
      texts.add(value);
    }

    @Override
    void bytes(SdkBytes value) {
      expect(SetKind.BINARY);
      binaries.add(value);
    }

    @Override
    void add(AttributeValue value) {
      throw new IllegalStateException("A set of kind " + kind + " was given an element of another");
    }

    private void expect(SetKind elementKind) {
      if (kind != elementKind) {
        throw new IllegalStateException(
            "A set of kind " + kind + " was given an element of another");
      }
    }

    @Override
    boolean isSet() {
      return true;
    }

    @Override
    AttributeValue value() {
      return switch (kind) {
        case TEXT -> AttributeValue.createSs(List.copyOf(texts));
        case NUMBER -> AttributeValue.createNs(List.copyOf(texts));
        case BINARY -> AttributeValue.createBs(List.copyOf(binaries));
      };
    }

    @Override
    void appendStep(StringBuilder path) {
      path.append('[').append(texts.size() + binaries.size()).append(']');
    }
  }
}
