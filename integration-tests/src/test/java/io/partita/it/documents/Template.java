package io.partita.it.documents;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;

/** The properties of a table in a CloudFormation template, and what CloudFormation does with them. */
final class Template {

  private final JsonNode properties;

  private Template(JsonNode properties) {
    this.properties = properties;
  }

  /** The template that was written for a table. */
  static Template of(String table) throws IOException {
    String resource = "META-INF/partita/" + table + "/cloudformation.json";
    try (InputStream in = Template.class.getClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw new AssertionError("Missing " + resource);
      }
      return new Template(
          JsonNode.parser()
              .parse(in)
              .field("Resources")
              .flatMap(resources -> resources.field("Table"))
              .flatMap(found -> found.field("Properties"))
              .orElseThrow());
    }
  }

  void create(DynamoDbClient client, String name) {
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .tableName(name)
            .billingMode(text(properties, "BillingMode"))
            .attributeDefinitions(
                list(properties, "AttributeDefinitions").stream()
                    .map(
                        attribute ->
                            AttributeDefinition.builder()
                                .attributeName(text(attribute, "AttributeName"))
                                .attributeType(text(attribute, "AttributeType"))
                                .build())
                    .toList())
            .keySchema(keySchema(properties));
    throughput(properties).ifPresent(request::provisionedThroughput);
    List<JsonNode> global = list(properties, "GlobalSecondaryIndexes");
    if (!global.isEmpty()) {
      request.globalSecondaryIndexes(global.stream().map(Template::global).toList());
    }
    List<JsonNode> local = list(properties, "LocalSecondaryIndexes");
    if (!local.isEmpty()) {
      request.localSecondaryIndexes(local.stream().map(Template::local).toList());
    }
    client.createTable(request.build());
    properties
        .field("TimeToLiveSpecification")
        .ifPresent(
            expiry ->
                client.updateTimeToLive(
                    update ->
                        update
                            .tableName(name)
                            .timeToLiveSpecification(
                                to ->
                                    to.enabled(true)
                                        .attributeName(text(expiry, "AttributeName")))));
  }

  private static GlobalSecondaryIndex global(JsonNode index) {
    GlobalSecondaryIndex.Builder builder =
        GlobalSecondaryIndex.builder()
            .indexName(text(index, "IndexName"))
            .keySchema(keySchema(index))
            .projection(projection(index));
    throughput(index).ifPresent(builder::provisionedThroughput);
    return builder.build();
  }

  private static LocalSecondaryIndex local(JsonNode index) {
    return LocalSecondaryIndex.builder()
        .indexName(text(index, "IndexName"))
        .keySchema(keySchema(index))
        .projection(projection(index))
        .build();
  }

  private static Projection projection(JsonNode index) {
    JsonNode projection = index.field("Projection").orElseThrow();
    Projection.Builder builder =
        Projection.builder().projectionType(text(projection, "ProjectionType"));
    List<JsonNode> included = list(projection, "NonKeyAttributes");
    return included.isEmpty()
        ? builder.build()
        : builder.nonKeyAttributes(included.stream().map(JsonNode::asString).toList()).build();
  }

  private static List<KeySchemaElement> keySchema(JsonNode node) {
    return list(node, "KeySchema").stream()
        .map(
            element ->
                KeySchemaElement.builder()
                    .attributeName(text(element, "AttributeName"))
                    .keyType(text(element, "KeyType"))
                    .build())
        .toList();
  }

  private static Optional<ProvisionedThroughput> throughput(JsonNode node) {
    return node.field("ProvisionedThroughput")
        .map(JsonNode::asObject)
        .map(Template::throughput);
  }

  private static ProvisionedThroughput throughput(Map<String, JsonNode> units) {
    return ProvisionedThroughput.builder()
        .readCapacityUnits(Long.valueOf(units.get("ReadCapacityUnits").asNumber()))
        .writeCapacityUnits(Long.valueOf(units.get("WriteCapacityUnits").asNumber()))
        .build();
  }

  private static String text(JsonNode node, String field) {
    return node.field(field).orElseThrow().asString();
  }

  private static List<JsonNode> list(JsonNode node, String field) {
    return node.field(field).map(JsonNode::asArray).orElse(List.of());
  }
}
