package io.partita.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The types of stored values, as messages name them. */
final class AttributeTypes {

  private static final AttributeValue NUL = AttributeValue.createNul(true);

  private AttributeTypes() {}

  /**
   * The SDK lets a list or map of attribute values hold Java's null, which then stands for a stored
   * NULL.
   */
  static AttributeValue orNul(@Nullable AttributeValue value) {
    return value == null ? NUL : value;
  }

  static String describe(AttributeValue value) {
    return switch (value.type()) {
      case NUL -> "NULL";
      case UNKNOWN_TO_SDK_VERSION -> "a value without a known type";
      default -> value.type().name();
    };
  }
}
