package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedPlaceholder;
import java.util.Optional;

/** A key holds single values whose text is unique and sorts as they do. */
final class KeyTypesAreOrdered implements PlaceholderRule {

  @Override
  public Code code() {
    return Code.KEY_TYPE;
  }

  @Override
  public Optional<String> problem(TableModel table, ResolvedKey key, ResolvedPlaceholder resolved) {
    return resolved
        .leaf()
        .filter(leaf -> resolved.format().isEmpty() && Types.isSupported(leaf))
        .filter(leaf -> KeyFormatChooser.formats(leaf.type(), key.place()).isEmpty())
        .map(leaf -> message(table, key, resolved.placeholder(), leaf));
  }

  private static String message(
      TableModel table, ResolvedKey key, Placeholder placeholder, ComponentModel leaf) {
    TypeModel stored = KeyFormatChooser.innermost(leaf.type());
    String type = Types.withArticle(stored.javaType());
    String what =
        leaf.type() instanceof ConvertedType converted
            ? "is stored as " + type + " by " + Types.name(converted.converter())
            : "is " + type;
    return "%s contains '%s', which %s and cannot be part of a key. %s"
        .formatted(key.description(), placeholder.name(), what, remedy(table, placeholder, stored));
  }

  private static String remedy(TableModel table, Placeholder placeholder, TypeModel stored) {
    if (stored instanceof NestedType) {
      return table.members(stored).stream()
          .filter(
              member -> KeyFormatChooser.formats(member.type(), KeyPlace.TABLE_SORT).isPresent())
          .findFirst()
          .map(
              member ->
                  "Name one of its components, such as {"
                      + placeholder.name()
                      + "."
                      + member.name()
                      + "}.")
          .orElse("Add a component that identifies it, and name that one.");
    }
    if (stored instanceof ListType || stored instanceof SetType || stored instanceof MapType) {
      return "A key holds one value: add a component for that value, and name that one.";
    }
    return remedy(((ScalarType) stored).scalar());
  }

  /** What to use instead of a value that cannot be part of a key. */
  static String remedy(Scalar scalar) {
    return switch (scalar) {
      case BIG_DECIMAL, FLOAT, DOUBLE ->
          "Use a long that counts the smallest unit (cents instead of euros), or @Convert it to a String.";
      case BIG_INTEGER -> "Use a long, or @Convert it to a String of fixed width.";
      case OFFSET_DATE_TIME, ZONED_DATE_TIME ->
          "Its text does not sort by time: use an Instant, or a LocalDateTime if the time of day matters, or @Convert it to one.";
      case PERIOD -> "Use a number of days or months, or @Convert it to one.";
      case DURATION -> "Use a long that counts seconds or milliseconds, or @Convert it to one.";
      case BYTE_BUFFER -> "Use a byte[], or @Convert it to one.";
      default -> "Use a String, or @Convert it to one.";
    };
  }
}
