package io.partita.testing;

import software.amazon.awssdk.core.SdkRequest;

/** Names a request: its operation, and the table and index it goes to if it has one of each. */
record RequestTitle(String operation, String target) {

  static RequestTitle of(SdkRequest request) {
    String operation = request.getClass().getSimpleName().replaceFirst("Request$", "");
    String table = request.getValueForField("TableName", String.class).orElse("");
    String target =
        request
            .getValueForField("IndexName", String.class)
            .map(index -> table + ", index " + index)
            .orElse(table);
    return new RequestTitle(operation, target);
  }
}
