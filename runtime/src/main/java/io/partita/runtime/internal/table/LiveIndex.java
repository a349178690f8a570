package io.partita.runtime.internal.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** An index as a live table describes it, global or local. */
record LiveIndex(
    boolean isLocal,
    List<KeySchemaElement> key,
    Projection projection,
    String status,
    @Nullable ProvisionedThroughputDescription throughput) {

  static Map<String, LiveIndex> of(TableDescription table) {
    Map<String, LiveIndex> indexes = new LinkedHashMap<>();
    table.globalSecondaryIndexes().forEach(index -> indexes.put(index.indexName(), global(index)));
    table.localSecondaryIndexes().forEach(index -> indexes.put(index.indexName(), local(index)));
    return indexes;
  }

  private static LiveIndex global(GlobalSecondaryIndexDescription index) {
    return new LiveIndex(
        false,
        index.keySchema(),
        index.projection(),
        index.indexStatusAsString(),
        index.provisionedThroughput());
  }

  // A local index is there from the creation of its table on and has neither a status nor a
  // capacity of its own.
  private static LiveIndex local(LocalSecondaryIndexDescription index) {
    return new LiveIndex(
        true, index.keySchema(), index.projection(), IndexStatus.ACTIVE.toString(), null);
  }

  boolean isActive() {
    return status.equals(IndexStatus.ACTIVE.toString())
        || status.equals(IndexStatus.UPDATING.toString());
  }
}
