package io.partita.it.documents;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/**
 * A table as a document describes it.
 *
 * @param request what creates it
 * @param expiry the attribute that tells when items expire, if one does
 */
record PhysicalTable(CreateTableRequest request, Optional<String> expiry) {

  /** A document that was written for a table. */
  static JsonNode document(String table, String file) throws IOException {
    String resource = "META-INF/partita/" + table + "/" + file;
    try (InputStream in = PhysicalTable.class.getClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw new AssertionError("Missing " + resource);
      }
      return JsonNode.parser().parse(in);
    }
  }

  /** What a path of names leads to. */
  static JsonNode at(JsonNode node, String... path) {
    JsonNode found = node;
    for (String name : path) {
      found = found.field(name).orElseThrow(() -> new AssertionError("Missing " + name));
    }
    return found;
  }

  static String text(JsonNode node, String name) {
    return at(node, name).asString();
  }

  static List<JsonNode> list(JsonNode node, String name) {
    return node.field(name).map(JsonNode::asArray).orElse(List.of());
  }

  void create(DynamoDbClient client, String name) {
    client.createTable(request.toBuilder().tableName(name).build());
    expiry.ifPresent(
        attribute ->
            client.updateTimeToLive(
                update ->
                    update
                        .tableName(name)
                        .timeToLiveSpecification(to -> to.enabled(true).attributeName(attribute))));
  }
}
