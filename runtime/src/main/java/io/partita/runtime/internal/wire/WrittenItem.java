package io.partita.runtime.internal.wire;

/**
 * An item as it is sent.
 *
 * @param json the item in JSON
 * @param size its size as DynamoDB counts it
 */
public record WrittenItem(byte[] json, long size) {

  /** Without the bytes, which no message or log may show. */
  @Override
  public String toString() {
    return "WrittenItem[" + size + " bytes]";
  }
}
