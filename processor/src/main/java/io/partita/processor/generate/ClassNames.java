package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;

/** The names of types of the JDK and the SDK that generated code refers to. */
final class ClassNames {

  private static final String DYNAMODB = "software.amazon.awssdk.services.dynamodb";

  static final ClassName ARRAYS = ClassName.get("java.util", "Arrays");
  static final ClassName COLLECTION = ClassName.get("java.util", "Collection");
  static final ClassName LIST = ClassName.get("java.util", "List");
  static final ClassName MAP = ClassName.get("java.util", "Map");
  static final ClassName OPTIONAL = ClassName.get("java.util", "Optional");
  static final ClassName CONSUMER = ClassName.get("java.util.function", "Consumer");
  static final ClassName FUNCTION = ClassName.get("java.util.function", "Function");
  static final ClassName STRING = ClassName.get("java.lang", "String");

  static final ClassName DYNAMODB_CLIENT = ClassName.get(DYNAMODB, "DynamoDbClient");
  static final ClassName ATTRIBUTE_VALUE = ClassName.get(DYNAMODB + ".model", "AttributeValue");
  static final ClassName SCALAR_ATTRIBUTE_TYPE =
      ClassName.get(DYNAMODB + ".model", "ScalarAttributeType");

  private ClassNames() {}
}
