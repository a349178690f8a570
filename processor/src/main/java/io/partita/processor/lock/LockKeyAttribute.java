package io.partita.processor.lock;

/**
 * A key attribute of the table or of an index.
 *
 * @param type its type in DynamoDB: S, N or B
 */
record LockKeyAttribute(String name, String type) {

  /** The attribute as messages have it. */
  @Override
  public String toString() {
    return name + " (" + type + ")";
  }
}
