package io.partita.it.faults;

import java.util.Set;

/** Kinds of DynamoDB's operations, by their names on the wire. */
final class Operations {

  private static final Set<String> ITEM_WRITES = Set.of("PutItem", "UpdateItem", "DeleteItem");
  private static final Set<String> BATCHES = Set.of("BatchGetItem", "BatchWriteItem");
  private static final Set<String> TRANSACTIONS = Set.of("TransactGetItems", "TransactWriteItems");

  private Operations() {}

  static boolean isItemWrite(String operation) {
    return ITEM_WRITES.contains(operation);
  }

  static boolean isBatch(String operation) {
    return BATCHES.contains(operation);
  }

  static boolean isTransaction(String operation) {
    return TRANSACTIONS.contains(operation);
  }

  static boolean isRange(String operation) {
    return operation.equals("Query") || operation.equals("Scan");
  }

  static boolean isWrite(String operation) {
    return isItemWrite(operation)
        || operation.equals("BatchWriteItem")
        || operation.equals("TransactWriteItems");
  }
}
