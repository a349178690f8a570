package io.partita.runtime.internal.table;

import io.partita.runtime.generated.schema.IndexDefinition;
import io.partita.runtime.generated.schema.TableDefinition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;

/** Turns a definition into the request that creates the table. */
final class CreateTableRequests {

  private CreateTableRequests() {}

  static CreateTableRequest from(TableDefinition definition, String tableName) {
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .tableName(tableName)
            .keySchema(definition.key().elements())
            .attributeDefinitions(attributes(definition));
    if (definition.capacity().isProvisioned()) {
      request
          .billingMode(BillingMode.PROVISIONED)
          .provisionedThroughput(definition.capacity().throughput());
    } else {
      request.billingMode(BillingMode.PAY_PER_REQUEST);
    }
    // DynamoDB refuses empty lists of indexes.
    List<GlobalSecondaryIndex> global = globalIndexes(definition);
    if (!global.isEmpty()) {
      request.globalSecondaryIndexes(global);
    }
    List<LocalSecondaryIndex> local = localIndexes(definition);
    if (!local.isEmpty()) {
      request.localSecondaryIndexes(local);
    }
    return request.build();
  }

  private static Set<AttributeDefinition> attributes(TableDefinition definition) {
    Set<AttributeDefinition> attributes = new LinkedHashSet<>(definition.key().attributes());
    definition.indexes().forEach(index -> attributes.addAll(index.key().attributes()));
    return attributes;
  }

  private static List<GlobalSecondaryIndex> globalIndexes(TableDefinition definition) {
    return definition.indexes().stream()
        .filter(index -> !index.isLocal())
        .map(index -> index.global(definition.capacity()))
        .toList();
  }

  private static List<LocalSecondaryIndex> localIndexes(TableDefinition definition) {
    return definition.indexes().stream()
        .filter(IndexDefinition::isLocal)
        .map(IndexDefinition::local)
        .toList();
  }
}
