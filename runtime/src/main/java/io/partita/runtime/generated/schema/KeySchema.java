package io.partita.runtime.generated.schema;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The key attributes of a table or index, the partition key first. */
public record KeySchema(List<AttributeDefinition> attributes) {

  public KeySchema {
    attributes = List.copyOf(attributes);
  }

  static KeySchema partition(String attribute, ScalarAttributeType type) {
    return new KeySchema(List.of(attribute(attribute, type)));
  }

  KeySchema sort(String attribute, ScalarAttributeType type) {
    return new KeySchema(List.of(attributes.get(0), attribute(attribute, type)));
  }

  private static AttributeDefinition attribute(String name, ScalarAttributeType type) {
    return AttributeDefinition.builder().attributeName(name).attributeType(type).build();
  }

  public List<KeySchemaElement> elements() {
    List<KeySchemaElement> elements = new ArrayList<>();
    for (AttributeDefinition attribute : attributes) {
      elements.add(
          KeySchemaElement.builder()
              .attributeName(attribute.attributeName())
              .keyType(elements.isEmpty() ? KeyType.HASH : KeyType.RANGE)
              .build());
    }
    return elements;
  }
}
