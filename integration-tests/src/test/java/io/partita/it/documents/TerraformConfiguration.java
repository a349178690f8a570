package io.partita.it.documents;

import static io.partita.it.documents.PhysicalTable.at;
import static io.partita.it.documents.PhysicalTable.list;
import static io.partita.it.documents.PhysicalTable.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;

/** Reads a table from a Terraform configuration as Terraform's AWS provider would. */
final class TerraformConfiguration {

  private final JsonNode table;

  private TerraformConfiguration(JsonNode table) {
    this.table = table;
  }

  /** The table of the configuration that was written for it. */
  static PhysicalTable of(String table) throws IOException {
    JsonNode configuration = PhysicalTable.document(table, "terraform.tf.json");
    return new TerraformConfiguration(at(configuration, "resource", "aws_dynamodb_table", "table"))
        .table();
  }

  private PhysicalTable table() {
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .billingMode(text(table, "billing_mode"))
            .attributeDefinitions(
                list(table, "attribute").stream().map(TerraformConfiguration::attribute).toList())
            .keySchema(keySchema(text(table, "hash_key"), table));
    throughput(table).ifPresent(request::provisionedThroughput);
    List<JsonNode> global = list(table, "global_secondary_index");
    if (!global.isEmpty()) {
      request.globalSecondaryIndexes(global.stream().map(TerraformConfiguration::global).toList());
    }
    List<JsonNode> local = list(table, "local_secondary_index");
    if (!local.isEmpty()) {
      request.localSecondaryIndexes(local.stream().map(this::local).toList());
    }
    return new PhysicalTable(
        request.build(), table.field("ttl").map(expiry -> text(expiry, "attribute_name")));
  }

  private static AttributeDefinition attribute(JsonNode attribute) {
    return AttributeDefinition.builder()
        .attributeName(text(attribute, "name"))
        .attributeType(text(attribute, "type"))
        .build();
  }

  private static GlobalSecondaryIndex global(JsonNode index) {
    GlobalSecondaryIndex.Builder builder =
        GlobalSecondaryIndex.builder()
            .indexName(text(index, "name"))
            .keySchema(keySchema(text(index, "hash_key"), index))
            .projection(projection(index));
    throughput(index).ifPresent(builder::provisionedThroughput);
    return builder.build();
  }

  /** A local index has the table's partition key. */
  private LocalSecondaryIndex local(JsonNode index) {
    return LocalSecondaryIndex.builder()
        .indexName(text(index, "name"))
        .keySchema(keySchema(text(table, "hash_key"), index))
        .projection(projection(index))
        .build();
  }

  private static Projection projection(JsonNode index) {
    Projection.Builder builder =
        Projection.builder().projectionType(text(index, "projection_type"));
    List<JsonNode> included = list(index, "non_key_attributes");
    return included.isEmpty()
        ? builder.build()
        : builder.nonKeyAttributes(included.stream().map(JsonNode::asString).toList()).build();
  }

  private static List<KeySchemaElement> keySchema(String partitionKey, JsonNode node) {
    List<KeySchemaElement> schema = new ArrayList<>();
    schema.add(key(partitionKey, KeyType.HASH));
    node.field("range_key").ifPresent(name -> schema.add(key(name.asString(), KeyType.RANGE)));
    return schema;
  }

  private static KeySchemaElement key(String attribute, KeyType type) {
    return KeySchemaElement.builder().attributeName(attribute).keyType(type).build();
  }

  private static Optional<ProvisionedThroughput> throughput(JsonNode node) {
    return node.field("read_capacity")
        .map(
            read ->
                ProvisionedThroughput.builder()
                    .readCapacityUnits(Long.valueOf(read.asNumber()))
                    .writeCapacityUnits(Long.valueOf(at(node, "write_capacity").asNumber()))
                    .build());
  }
}
