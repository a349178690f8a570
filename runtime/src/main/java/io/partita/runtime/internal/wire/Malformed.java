package io.partita.runtime.internal.wire;

/** Bytes are not what DynamoDB sends; whoever throws it leaves them to the SDK to judge. */
final class Malformed extends RuntimeException {

  static final Malformed INSTANCE = new Malformed();

  private static final long serialVersionUID = 1L;

  private Malformed() {
    super("Not the JSON of DynamoDB.", null, false, false);
  }
}
