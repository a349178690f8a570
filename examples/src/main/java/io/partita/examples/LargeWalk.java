package io.partita.examples;

import io.partita.runtime.Progress;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A walk on a table with many items, made up from a seed: equal sizes give equal items. */
public interface LargeWalk extends Walk {

  /** Creates the table and fills it with about {@code size} items. */
  void fill(DynamoDbClient client, String tableName, int size, Consumer<Progress> progress);
}
