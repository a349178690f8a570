package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.AttributeTypes;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** DynamoDB gives each key attribute one type, for all items: text, Number or Binary. */
final class KeyAttributesHaveOneType implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return table.model().keyAttributes().stream().flatMap(attribute -> check(table, attribute));
  }

  private static Stream<Diagnostic> check(ResolvedTable table, String attribute) {
    List<Stored> stored =
        table.entities().stream()
            .flatMap(entity -> stored(table.model(), entity, attribute).stream())
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
      TableModel table, ResolvedEntity entity, String attribute) {
    return entity.keys().stream()
        .filter(key -> key.attribute().equals(attribute))
        .flatMap(
            key -> key.wire().map(wire -> stored(entity, wire, key.template().origin())).stream())
        .findFirst()
        .or(
            () ->
                entity
                    .model()
                    .stored(attribute)
                    .filter(component -> !table.isKey(attribute) && Types.isSupported(component))
                    // Collections and records are as little of a key as booleans are.
                    .map(
                        component ->
                            stored(
                                entity,
                                AttributeTypes.single(component).orElse(Wire.BOOL),
                                component.origin())));
  }

  private static Stored stored(ResolvedEntity entity, Wire wire, Origin origin) {
    return new Stored(entity.model(), wire, origin);
  }

  private static Diagnostic notAKey(Stored stored, String attribute) {
    String message =
        "The key attribute \"%s\" would be neither text nor Number nor Binary in %s, and DynamoDB has no other keys. Store the component under another name with @Attribute, or as text with @Convert."
            .formatted(attribute, stored.entity.name());
    return new Diagnostic(Code.NATIVE_KEY_TYPE, message, stored.origin);
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
    return new Diagnostic(Code.KEY_ATTRIBUTE_TYPE, message, stored.origin);
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
