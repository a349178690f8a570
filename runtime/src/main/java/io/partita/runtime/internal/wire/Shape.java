package io.partita.runtime.internal.wire;

/** Where the items are in a response. */
public enum Shape {
  /** A list of items: Query and Scan. */
  ITEMS("Items", '['),
  /** One item: GetItem. */
  ITEM("Item", '{'),
  /** One item as a write found or left it. */
  ATTRIBUTES("Attributes", '{'),
  /** A list of items for each table: BatchGetItem. */
  TABLES("Responses", '{'),
  /** A list of answers, each with an item or without: TransactGetItems. */
  ANSWERS("Responses", '[');

  private final String member;
  private final char begin;

  Shape(String member, char begin) {
    this.member = member;
    this.begin = begin;
  }

  /** The member of the response that holds them. */
  String member() {
    return member;
  }

  /** How that member's value begins. */
  char begin() {
    return begin;
  }

  /** What the SDK finds in place of it. */
  String substitute() {
    return begin == '[' ? "[]" : "{}";
  }
}
