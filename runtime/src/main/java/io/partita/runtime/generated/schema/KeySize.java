package io.partita.runtime.generated.schema;

/** What is said of keys that DynamoDB would refuse for their size. */
final class KeySize {

  private KeySize() {}

  static String tooLong(int maxBytes) {
    return "has more than the " + maxBytes + " bytes that DynamoDB allows. Use shorter values.";
  }
}
