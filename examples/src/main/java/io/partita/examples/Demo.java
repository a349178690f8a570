package io.partita.examples;

import io.partita.testing.DynamoDbLocal;
import io.partita.testing.RequestLog;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Starts DynamoDB Local, runs calls on it, and prints each request with what came back. */
public final class Demo {

  private Demo() {}

  public static void main(String[] arguments) {
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient client =
            local
                .clientBuilder()
                .overrideConfiguration(c -> c.addExecutionInterceptor(RequestLog.toConsole()))
                .build()) {
      createTable(client);
      createUserTwice(client);
      client.query(
          request ->
              request
                  .tableName("community")
                  .keyConditionExpression("#pk = :pk")
                  .expressionAttributeNames(Map.of("#pk", "PK"))
                  .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS("USER#123"))));
    }
  }

  private static void createTable(DynamoDbClient client) {
    client.createTable(
        request ->
            request
                .tableName("community")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(key("PK", KeyType.HASH), key("SK", KeyType.RANGE))
                .attributeDefinitions(text("PK"), text("SK")));
  }

  private static KeySchemaElement key(String attribute, KeyType type) {
    return KeySchemaElement.builder().attributeName(attribute).keyType(type).build();
  }

  private static AttributeDefinition text(String attribute) {
    return AttributeDefinition.builder()
        .attributeName(attribute)
        .attributeType(ScalarAttributeType.S)
        .build();
  }

  private static void createUserTwice(DynamoDbClient client) {
    createUser(client);
    try {
      createUser(client);
    } catch (ConditionalCheckFailedException e) {
      System.out.println("The user existed already, and was not overwritten.");
    }
  }

  private static void createUser(DynamoDbClient client) {
    client.putItem(
        request ->
            request
                .tableName("community")
                .item(
                    Map.of(
                        "PK", AttributeValue.fromS("USER#123"),
                        "SK", AttributeValue.fromS("PROFILE"),
                        "name", AttributeValue.fromS("Ada")))
                .conditionExpression("attribute_not_exists(#pk)")
                .expressionAttributeNames(Map.of("#pk", "PK")));
  }
}
