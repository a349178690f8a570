package io.partita.processor.validate;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.KeyResolver;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** The attributes that are keys of the table or of an index, and what entities store there. */
final class KeyAttributes {

  private final TableModel table;
  private final KeyResolver resolver;

  KeyAttributes(TableModel table) {
    this.table = table;
    this.resolver = new KeyResolver(table);
  }

  /** Whether an attribute is a key of the table itself. */
  boolean isTableKey(String attribute) {
    return table.partitionKey().equals(attribute)
        || table.sortKey().filter(attribute::equals).isPresent();
  }

  /** The names of all key attributes. */
  Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    names.add(table.partitionKey());
    table.sortKey().ifPresent(names::add);
    for (IndexModel index : table.indexes()) {
      names.add(index.partitionKey());
      index.sortKey().ifPresent(names::add);
    }
    return names;
  }

  /** Whether the table or an index sorts by an attribute, which then has the smaller size limit. */
  boolean isSorted(String attribute) {
    return table.sortKey().filter(attribute::equals).isPresent()
        || table.indexes().stream()
            .anyMatch(index -> index.sortKey().filter(attribute::equals).isPresent());
  }

  /** Whether an entity says that it is on an index that has an attribute as its key. */
  boolean isOnIndexBy(EntityModel entity, String attribute) {
    return entity.indexes().stream()
        .flatMap(keys -> table.index(keys.index()).stream())
        .anyMatch(index -> KeyNames.of(index).anyMatch(attribute::equals));
  }

  /** Whether a template is a component's own attribute. */
  boolean isNative(KeyUse use) {
    return resolver.isNative(use.entity(), use.template(), use.attribute());
  }

  /** The kind of attribute that a template fills; empty if its component cannot be a key at all. */
  Optional<Wire> wire(KeyUse use) {
    if (!isNative(use)) {
      return Optional.of(Wire.S);
    }
    // A format makes text of whatever the component is.
    Placeholder placeholder = use.template().placeholders().get(0);
    return placeholder.format().isEmpty()
        ? use.entity().component(placeholder.path().get(0)).flatMap(KeyAttributes::wire)
        : Optional.of(Wire.S);
  }

  /** The kind of attribute that a component is stored as; empty if it is no single value. */
  static Optional<Wire> wire(ComponentModel component) {
    if (component.managed().contains(Managed.TTL)) {
      return Optional.of(Wire.N);
    }
    TypeModel stored = KeyFormatChooser.innermost(component.type());
    if (stored instanceof EnumType) {
      return Optional.of(Wire.S);
    }
    return stored instanceof ScalarType scalar
        ? Optional.of(scalar.scalar().wire())
        : Optional.empty();
  }
}
