package io.partita.runtime.internal.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The types of stored values, as messages name them. */
final class AttributeTypes {

  private AttributeTypes() {}

  static String describe(AttributeValue value) {
    return switch (value.type()) {
      case NUL -> "NULL";
      case UNKNOWN_TO_SDK_VERSION -> "a value without a known type";
      default -> value.type().name();
    };
  }
}
