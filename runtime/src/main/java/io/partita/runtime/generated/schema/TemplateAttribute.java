package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.internal.key.Utf8;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A key attribute whose text a template makes. */
final class TemplateAttribute<E> extends KeyAttribute<E> {

  private final KeyTemplate<E> template;
  private final int maxBytes;
  private final KeyOwner owner;
  private final KeyComparison<E> comparison;

  /** The value of all keys; null if they differ. */
  private final @Nullable AttributeValue constant;

  TemplateAttribute(String attribute, KeyTemplate<E> template, int maxBytes) {
    this(attribute, template, maxBytes, KeyOwner.UNKNOWN.attribute(attribute));
  }

  private TemplateAttribute(
      String attribute, KeyTemplate<E> template, int maxBytes, KeyOwner owner) {
    super(attribute);
    this.template = template.ownedBy(owner);
    this.maxBytes = maxBytes;
    this.owner = owner;
    this.comparison = template.comparison();
    String text = template.constant();
    this.constant = text == null ? null : AttributeValue.createS(text);
  }

  @Override
  public KeyAttribute<E> maxBytes(int bytes) {
    return new TemplateAttribute<>(attribute(), template, bytes, owner);
  }

  @Override
  public KeyAttribute<E> except(String... constants) {
    return new TemplateAttribute<>(attribute(), template.except(constants), maxBytes, owner);
  }

  @Override
  public KeyAttribute<E> ownedBy(String entity) {
    return new TemplateAttribute<>(attribute(), template, maxBytes, owner.entity(entity));
  }

  @Override
  public KeyAttribute<E> inShard(int shard) {
    return new TemplateAttribute<>(attribute(), template.inShard(shard), maxBytes, owner);
  }

  @Override
  public boolean isNative() {
    return false;
  }

  @Override
  public Optional<KeyTemplate<E>> template() {
    return Optional.of(template);
  }

  @Override
  public List<Component<E, ?>> components() {
    return template.components();
  }

  @Override
  public AttributeValue value(ComponentSource<E> source) {
    return valueOf(fitting(template.encode(source)));
  }

  @Override
  AttributeValue value(ComponentSource<E> source, StringBuilder room) {
    return valueOf(text(source, room));
  }

  @Override
  String text(ComponentSource<E> source, StringBuilder room) {
    return fitting(template.encode(source, room));
  }

  @Override
  public @Nullable AttributeValue valueOrNull(ComponentSource<E> source) {
    String key = template.encodeOrNull(source);
    return key == null ? null : valueOf(fitting(key));
  }

  @Override
  @Nullable String textOrNull(ComponentSource<E> source, StringBuilder room) {
    String key = template.encodeOrNull(source, room);
    return key == null ? null : fitting(key);
  }

  private String fitting(String key) {
    if (Utf8.length(key) > maxBytes) {
      throw owner.refused(KeySize.tooLong(maxBytes));
    }
    return key;
  }

  private AttributeValue valueOf(String key) {
    return constant == null ? AttributeValue.createS(key) : constant;
  }

  @Override
  public boolean admits(AttributeValue value) {
    return value.s() != null && !value.s().isEmpty() && Utf8.length(value.s()) <= maxBytes;
  }

  @Override
  public boolean isAt(ItemReader reader) {
    return comparison.isAt(reader);
  }

  @Override
  public boolean isAt(ItemReader reader, @Nullable Object value) {
    return comparison.isAt(reader, value);
  }

  @Override
  public boolean isAt(ItemReader reader, @Nullable Object... values) {
    return comparison.isAt(reader, values);
  }

  @Override
  @Nullable ComponentValues<E> decodeOrNull(AttributeValue value) {
    return value.s() == null ? null : template.decodeOrNull(value.s(), ComponentValues.empty());
  }

  @Override
  public boolean matches(AttributeValue value) {
    return value.s() != null && template.matches(value.s());
  }

  @Override
  ComponentValues<E> decode(AttributeValue value, ComponentValues<E> known) {
    if (value.s() == null) {
      throw owner.mismatch("S", value.type().name());
    }
    return template.decode(value.s(), known);
  }
}
