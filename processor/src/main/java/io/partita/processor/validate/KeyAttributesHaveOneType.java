package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** DynamoDB gives each key attribute one type, for all items: text, Number or Binary. */
final class KeyAttributesHaveOneType implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    KeyAttributes keys = new KeyAttributes(table);
    return keys.names().stream().flatMap(attribute -> check(table, keys, attribute));
  }

  private static Stream<Diagnostic> check(TableModel table, KeyAttributes keys, String attribute) {
    List<Stored> stored =
        table.entities().stream()
            .flatMap(entity -> stored(table, keys, entity, attribute).stream())
            .toList();
    Optional<Stored> first = stored.stream().filter(Stored::isKeyType).findFirst();
    return stored.stream()
        .flatMap(
            one ->
                one.isKeyType()
                    ? first
                        .filter(other -> other.wire != one.wire)
                        .map(other -> mixed(one, other, attribute))
                        .stream()
                    : Stream.of(notAKey(one, attribute)));
  }

  /**
   * What an entity stores at a key attribute, through a template or because a component has that
   * name.
   */
  private static Optional<Stored> stored(
      TableModel table, KeyAttributes keys, EntityModel entity, String attribute) {
    Optional<Stored> template =
        KeyUse.of(table, entity)
            .filter(use -> use.attribute().equals(attribute))
            .flatMap(
                use ->
                    keys
                        .wire(use)
                        .map(wire -> new Stored(entity, wire, use.template().origin()))
                        .stream())
            .findFirst();
    return template.or(
        () -> keys.isTableKey(attribute) ? Optional.empty() : component(entity, attribute));
  }

  private static Optional<Stored> component(EntityModel entity, String attribute) {
    return entity.components().stream()
        .filter(component -> !component.keyOnly() && component.attribute().equals(attribute))
        .filter(Types::isSupported)
        .findFirst()
        .map(component -> new Stored(entity, wireOrBool(component), component.origin()));
  }

  /** Collections and records are as little of a key as booleans are. */
  private static Wire wireOrBool(ComponentModel component) {
    return KeyAttributes.wire(component).orElse(Wire.BOOL);
  }

  private static Diagnostic notAKey(Stored stored, String attribute) {
    String message =
        "The key attribute \"%s\" would be neither text nor Number nor Binary in %s, and DynamoDB has no other keys. Store the component under another name with @Attribute, or as text with @Convert."
            .formatted(attribute, stored.entity.name());
    return Problem.at(Code.NATIVE_KEY_TYPE, stored.entity, stored.origin, message);
  }

  private static Diagnostic mixed(Stored stored, Stored first, String attribute) {
    String message =
        "The key attribute \"%s\" is %s in %s but %s in %s, and DynamoDB allows one type per key. Give one of them another attribute, or the same type."
            .formatted(
                attribute,
                name(stored.wire),
                stored.entity.name(),
                name(first.wire),
                first.entity.name());
    return Problem.at(Code.KEY_ATTRIBUTE_TYPE, stored.entity, stored.origin, message);
  }

  private static String name(Wire wire) {
    return switch (wire) {
      case S -> "text";
      case N -> "a Number";
      case B -> "Binary";
      case BOOL -> "a Boolean";
    };
  }

  /** What an entity stores at an attribute, and where it says so. */
  private record Stored(EntityModel entity, Wire wire, Origin origin) {
    boolean isKeyType() {
      return wire != Wire.BOOL;
    }
  }
}
