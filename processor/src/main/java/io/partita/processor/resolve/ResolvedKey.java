package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.TypeModel;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** A template at the key attribute that it fills, and what it turns out to be. */
public final class ResolvedKey {

  private final TableModel table;
  private final EntityModel entity;
  private final Optional<EntityIndexModel> index;
  private final KeyPlace place;
  private final String attribute;
  private final Template template;
  private final boolean isNative;
  private final List<ResolvedPlaceholder> placeholders;
  private final Optional<List<KeyPart>> parts;

  ResolvedKey(
      TableModel table,
      EntityModel entity,
      Optional<EntityIndexModel> index,
      KeyPlace place,
      String attribute,
      Template template) {
    this.table = table;
    this.entity = entity;
    this.index = index;
    this.place = place;
    this.attribute = attribute;
    this.template = template;
    this.isNative = isOwnAttribute();
    this.placeholders = template.placeholders().stream().map(this::resolve).toList();
    this.parts = parts();
  }

  public EntityModel entity() {
    return entity;
  }

  /** The entity's keys on an index that the template belongs to; empty for all others. */
  public Optional<EntityIndexModel> index() {
    return index;
  }

  /** Whether the template belongs to the entity's keys on an index of that name. */
  public boolean isOn(String name) {
    return index.filter(keys -> keys.index().equals(name)).isPresent();
  }

  public KeyPlace place() {
    return place;
  }

  public String attribute() {
    return attribute;
  }

  public Template template() {
    return template;
  }

  /**
   * Whether the attribute is a component's own, stored as it is: the template is exactly one
   * placeholder of the component stored there.
   */
  public boolean isNative() {
    return isNative;
  }

  /** The template as messages name it: {@code Sort key "ORDER#{orderId}" of Order}. */
  public String description() {
    return "%s key \"%s\" of %s%s"
        .formatted(
            place.isPartition() ? "Partition" : "Sort",
            template.text(),
            entity.name(),
            index.map(keys -> " on " + keys.index()).orElse(""));
  }

  /** What the placeholders refer to, in order. */
  public List<ResolvedPlaceholder> placeholders() {
    return placeholders;
  }

  /** Whether all placeholders refer to something that has such a format here. */
  public boolean isResolved() {
    return parts.isPresent();
  }

  /** What the key is made of; rules report templates that do not resolve. */
  public List<KeyPart> resolved() {
    return parts.orElseThrow();
  }

  /** The template as documents show it, with a shard that is appended. */
  public String text() {
    return template.wholeText();
  }

  /** The same with text that follows text in one part. */
  public StoredKey stored() {
    return StoredKey.of(resolved(), isNative);
  }

  /** The texts that the key can be; empty if it does not resolve. */
  public Optional<KeyShape> shape() {
    return parts.map(resolved -> KeyShape.of(resolved, isNative));
  }

  /** The kind of attribute that is filled; empty if its component cannot be a key at all. */
  public Optional<Wire> wire() {
    // A format makes text of whatever the component is.
    return isNative && template.placeholders().get(0).format().isEmpty()
        ? placeholders.get(0).leaf().flatMap(AttributeTypes::single)
        : Optional.of(Wire.S);
  }

  private boolean isOwnAttribute() {
    return template.parts().size() == 1
        && template.parts().get(0) instanceof Placeholder placeholder
        && entity
            .component(placeholder.name())
            .filter(component -> component.attribute().equals(attribute))
            .isPresent();
  }

  private ResolvedPlaceholder resolve(Placeholder placeholder) {
    List<ComponentModel> path = table.path(entity, placeholder.path()).orElse(List.of());
    return new ResolvedPlaceholder(
        placeholder,
        path,
        path.isEmpty()
            ? Optional.empty()
            : format(path.get(path.size() - 1).type(), placeholder.format()));
  }

  /** A native attribute need not become text: any number, text or binary will do. */
  private Optional<KeyFormat> format(TypeModel type, String format) {
    return KeyFormatChooser.choose(type, format, place, table.encoding())
        .or(
            () ->
                isNative && format.isEmpty() ? KeyFormatChooser.asStored(type) : Optional.empty());
  }

  private Optional<List<KeyPart>> parts() {
    if (placeholders.stream().anyMatch(placeholder -> placeholder.format().isEmpty())) {
      return Optional.empty();
    }
    Iterator<ResolvedPlaceholder> next = placeholders.iterator();
    return Optional.of(
        template.parts().stream()
            .<KeyPart>map(
                part -> {
                  if (part instanceof Template.Literal literal) {
                    return new KeyPart.LiteralPart(literal.text());
                  }
                  return part instanceof Template.Shard shard
                      ? new KeyPart.ShardPart(shard.count())
                      : next.next().part();
                })
            .toList());
  }
}
