package io.partita.it.documents;

import static io.partita.it.documents.PhysicalTable.at;
import static io.partita.it.documents.PhysicalTable.list;
import static io.partita.it.documents.PhysicalTable.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;

/** Reads a table from a CloudFormation template as CloudFormation would. */
final class CloudFormationTemplate {

  private final JsonNode properties;

  private CloudFormationTemplate(JsonNode properties) {
    this.properties = properties;
  }

  /** The table of the template that was written for it. */
  static PhysicalTable of(String table) throws IOException {
    JsonNode template = PhysicalTable.document(table, "cloudformation.json");
    return new CloudFormationTemplate(at(template, "Resources", "Table", "Properties")).table();
  }

  private PhysicalTable table() {
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .billingMode(text(properties, "BillingMode"))
            .attributeDefinitions(
                list(properties, "AttributeDefinitions").stream()
                    .map(CloudFormationTemplate::attribute)
                    .toList())
            .keySchema(keySchema(properties));
    throughput(properties).ifPresent(request::provisionedThroughput);
    List<JsonNode> global = list(properties, "GlobalSecondaryIndexes");
    if (!global.isEmpty()) {
      request.globalSecondaryIndexes(global.stream().map(CloudFormationTemplate::global).toList());
    }
    List<JsonNode> local = list(properties, "LocalSecondaryIndexes");
    if (!local.isEmpty()) {
      request.localSecondaryIndexes(local.stream().map(CloudFormationTemplate::local).toList());
    }
    return new PhysicalTable(
        request.build(),
        properties.field("TimeToLiveSpecification").map(expiry -> text(expiry, "AttributeName")));
  }

  private static AttributeDefinition attribute(JsonNode attribute) {
    return AttributeDefinition.builder()
        .attributeName(text(attribute, "AttributeName"))
        .attributeType(text(attribute, "AttributeType"))
        .build();
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
    JsonNode projection = at(index, "Projection");
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
        .map(
            units ->
                ProvisionedThroughput.builder()
                    .readCapacityUnits(Long.valueOf(at(units, "ReadCapacityUnits").asNumber()))
                    .writeCapacityUnits(Long.valueOf(at(units, "WriteCapacityUnits").asNumber()))
                    .build());
  }
}
